import HitTesting

extension GrownTree {
    /// The first place where the tree's hierarchy is not the model's, in words; nil if there is none.
    ///
    /// - Complexity: O(n).
    public func structureFailure() -> String? {
        if tree.count != model.subviews.count {
            return "The tree counts \(tree.count) views in place of \(model.subviews.count)"
        }
        if let failure = orderFailure(tree.roots, model.roots, "the windows") { return failure }
        for (number, subviews) in model.subviews {
            guard let id = ids[number], tree.contains(id) else { return "View \(number) is gone" }
            if let failure = orderFailure(tree.subviews(of: id), subviews, "view \(number)") {
                return failure
            }
            if tree.superview(of: id) != model.superviews[number].flatMap({ ids[$0] }) {
                return "View \(number) has the wrong superview"
            }
            if tree.isRoot(id) != (model.level(of: number) != nil) {
                return "View \(number) is wrong about being a root"
            }
            if let level = model.level(of: number), tree.level(of: id) != level {
                return "Window \(number) has level \(tree.level(of: id)) in place of \(level)"
            }
        }
        return staleIDs.contains(where: tree.contains) ? "A removed id is taken for a view" : nil
    }

    /// Whether siblings stand in the order that they should, and know their places.
    private func orderFailure(
        _ siblings: ViewTree.Subviews, _ expected: [Int], _ superview: String
    ) -> String? {
        guard siblings.elementsEqual(expected.compactMap { ids[$0] }) else {
            let came = siblings.map { numbers[$0].map(String.init) ?? "?" }
            return "The order in \(superview) is \(came) in place of \(expected)"
        }
        guard siblings.count == expected.count else {
            return "\(superview) counts \(siblings.count) subviews in place of \(expected.count)"
        }
        for (index, id) in siblings.enumerated() where tree.index(of: id) != index {
            return
                "View \(expected[index]) calls itself number \(tree.index(of: id)) in \(superview)"
        }
        return nil
    }

    /// The failure to give the same hierarchy in other ways: paint order, depth, descent.
    ///
    /// - Complexity: O(n · depth).
    public func traversalFailure() -> String? {
        var painted: [ViewID] = []
        tree.forEachView { painted.append($0) }
        let expected = model.roots.flatMap { model.subtree(of: $0) }
        guard painted.elementsEqual(expected.compactMap { ids[$0] }) else {
            return "The paint order is wrong"
        }
        for number in model.subviews.keys {
            guard let id = ids[number] else { continue }
            let chain = model.chain(from: number)
            let isAttached = model.level(of: chain[chain.count - 1]) != nil
            if tree.depth(of: id) != chain.count - 1 { return "View \(number) has a wrong depth" }
            if tree.isDetached(id) == isAttached { return "View \(number) is wrongly detached" }
            if let ancestor = ids[chain[chain.count / 2]], !tree.isDescendant(id, of: ancestor) {
                return "View \(number) denies its ancestor \(chain[chain.count / 2])"
            }
        }
        return nil
    }
}
