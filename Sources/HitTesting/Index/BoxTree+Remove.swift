extension BoxTree {
    /// Takes a view out; O(log n).
    ///
    /// Nodes left with too few lanes are dissolved and what was in them is added again.
    mutating func remove(place: UInt32, places: inout Column<UInt32>) {
        var orphans: [(entry: Entry, level: UInt8)] = []
        var row = place / UInt32(Self.laneCount)
        var lane = Int(place) % Self.laneCount
        while true {
            removeLane(row, lane, places: &places)
            let link = links[row]
            let least = link.level == 0 ? 3 : 2
            guard link.parent != Self.none && Int(link.count) < least else { break }
            for index in 0..<Int(link.count) {
                orphans.append((entry(row, index), link.level))
            }
            freeNode(row)
            row = link.parent
            lane = Int(link.lane)
        }
        refreshAncestors(of: row)
        // Subtrees first, so that the root is as high as they are.
        for orphan in orphans.reversed() {
            insert(orphan.entry, atLevel: orphan.level, places: &places)
        }
        shrinkRoot()
    }

    /// Takes away roots that lead to one node only.
    private mutating func shrinkRoot() {
        while links[root].level > 0 && links[root].count == 1 {
            let child = nodes[root].children[0]
            freeNode(root)
            root = child
            links[root].parent = Self.none
        }
    }

    /// Changes a view's box; O(log n).
    ///
    /// A box that stays in its leaf's neighbourhood is changed in place; one that leaves it is taken
    /// out and added again, so that leaves stay small.
    mutating func update(place: UInt32, box: FloatBox, places: inout Column<UInt32>) {
        let row = place / UInt32(Self.laneCount)
        let lane = Int(place) % Self.laneCount
        var entry = self.entry(row, lane)
        if entry.box == box { return }
        let leafBox = self.box(of: row)
        var grown = leafBox
        grown.formUnion(box)
        if leafBox.contains(box) || grown.area <= leafBox.area * 1.25
            || links[row].parent == Self.none
        {
            setLane(row, lane, box: box, order: entry.order)
            refreshAncestors(of: row)
        } else {
            remove(place: place, places: &places)
            entry.box = box
            insert(entry, atLevel: 0, places: &places)
        }
    }

    /// Changes a view's order; O(log n).
    mutating func setOrder(place: UInt32, to order: Int32) {
        let row = place / UInt32(Self.laneCount)
        nodes[row].orders[Int(place) % Self.laneCount] = order
        refreshAncestors(of: row)
    }

    /// A view's order.
    func order(place: UInt32) -> Int32 {
        nodes[place / UInt32(Self.laneCount)].orders[Int(place) % Self.laneCount]
    }

    /// A view's box.
    func box(place: UInt32) -> FloatBox {
        entry(place / UInt32(Self.laneCount), Int(place) % Self.laneCount).box
    }
}
