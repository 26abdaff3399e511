import HitTesting

extension GrownTree {
    /// The ids of a view and of all below it are about to go.
    mutating func forgetIDs(ofSubtree number: Int) {
        for view in model.subtree(of: number) {
            guard let id = ids[view] else { continue }
            numbers[id] = nil
            if staleIDs.count < 100 { staleIDs.append(id) }
        }
    }

    /// Moves a subtree to a new tree, shows it there as a window, and brings it back detached.
    mutating func visitOtherTree(_ number: Int, _ id: ViewID) throws(EditFailure) {
        let views = model.subtree(of: number)
        forgetIDs(ofSubtree: number)
        var other = ViewTree(rules: tree.rules)
        try rename(views, by: tree.moveSubtree(id, to: &other), in: other)
        guard let guest = ids[number] else { return }
        other.addRoot(guest)
        visitedTrees = visitedTrees.suffix(1) + [other]
        try rename(views, by: other.moveSubtree(guest, to: &tree), in: tree)
        guard other.count == 0 else {
            throw EditFailure(description: "\(other.count) views stayed where all were moved away")
        }
        for view in views {
            if let id = ids[view] { numbers[id] = view }
        }
        model.detach(number)
    }

    /// Takes over the ids that views got in the tree they moved to.
    private mutating func rename(
        _ views: [Int], by newIDs: ViewColumn<ViewID>, in destination: ViewTree
    ) throws(EditFailure) {
        for view in views {
            guard let old = ids[view], let new = newIDs[old], destination.contains(new) else {
                throw EditFailure(description: "View \(view) got lost on its way to another tree")
            }
            ids[view] = new
        }
    }
}
