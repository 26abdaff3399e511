extension ViewTree {
    /// Moves a view with its subtree to another tree, where it is detached.
    ///
    /// Redirections within the subtree follow; those that lead out of it find no view any more and
    /// act as ``HitBehavior/passthrough``. Alphas and transforms come under the other tree's rules.
    ///
    /// - Parameters:
    ///   - view: The top of the subtree.
    ///   - other: The tree that takes it.
    /// - Returns: For each id that the views had, the id that they have now.
    /// - Precondition: The view is in this tree.
    /// - Complexity: O(m) in the size of the subtree, in stack of bounded size.
    public mutating func moveSubtree(
        _ view: ViewID, to other: inout ViewTree
    ) -> ViewColumn<ViewID> {
        var moved = ViewColumn<ViewID>()
        var redirections: [(view: ViewID, target: ViewID)] = []
        forEachView(below: view) { old in
            let description = description(of: old)
            let new: ViewID
            if old == view {
                new = other.makeDetached(description)
            } else {
                guard let superview = superview(of: old), let target = moved[superview] else {
                    preconditionFailure("View \(old) was met before its superview")
                }
                new = other.addSubview(description, to: target)
            }
            moved[old] = new
            if case .redirect(let target) = description.hitBehavior {
                redirections.append((new, target))
            }
        }
        for redirection in redirections {
            if let target = moved[redirection.target] {
                other.setHitBehavior(.redirect(target), of: redirection.view)
            }
        }
        remove(view)
        return moved
    }

    /// Adds a new view that is not below the roots.
    private mutating func makeDetached(_ description: ViewDescription) -> ViewID {
        let slot = uniqueStore.makeView(description)
        return store.id(of: slot)
    }
}
