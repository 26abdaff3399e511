extension HitMap {
    /// Brings the map up to date with the tree that it was made of, or with a copy of that.
    ///
    /// Only the tiles are made anew that what changed reached into before, or reaches into now. A map
    /// that has fallen too far behind for the tree's record of changes, or meets another tree, is
    /// made anew altogether, and so is one with fewer views than a third of those that changed. Copies
    /// of the map are not disturbed.
    ///
    /// - Parameter tree: The tree as it is now.
    /// - Throws: ``HitMapError``, if a touch can reach a closure; the map is then unchanged.
    /// - Complexity: As the visible change: O(v + t) in the v views and the t tiles that lie where
    ///   something changed, in a tree of any size.
    public mutating func update(from tree: ViewTree) throws(HitMapError) {
        if tree.version == storage.version { return }
        guard let plan = try MapUpdate(of: storage, to: tree) else {
            storage = try MapBuilder.build(tree, root: storage.root)
            return
        }
        if !isKnownUniquelyReferenced(&storage) { storage = MapStorage(copying: storage) }
        plan.apply(to: storage, tree)
    }
}
