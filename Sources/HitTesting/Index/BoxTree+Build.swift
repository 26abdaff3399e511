extension BoxTree {
    /// Creates a full tree of many views at once: O(n), by packing them along a Hilbert curve.
    ///
    /// - Parameters:
    ///   - entries: The views; taken over and reordered.
    ///   - places: Learns where each view is.
    init(packing entries: consuming [Entry], places: inout Column<UInt32>) {
        self.init()
        guard !entries.isEmpty else { return }
        freeNode(root)
        firstFree = Self.none
        // An eighth of the entries' number are leaves, an eighth of theirs the level above, and so on.
        let nodeCount = Column<Node>.withReserve(entries.count / 7 + 8)
        nodes = Column(minimumCapacity: nodeCount)
        links = Column(minimumCapacity: nodeCount)
        var sorted = HilbertOrder.sorted(entries)
        var level: UInt8 = 0
        while true {
            var above: [Entry] = []
            above.reserveCapacity(sorted.count / Self.laneCount + 1)
            var start = 0
            while start < sorted.count {
                let end = Self.packEnd(from: start, of: sorted.count)
                let row = makeNode(level: level)
                for index in start..<end { append(sorted[index], to: row, places: &places) }
                above.append(
                    Entry(box: box(of: row), order: nodes[row].orders.max(), child: row))
                start = end
            }
            if above.count == 1 { break }
            sorted = above
            level += 1
        }
        root = UInt32(nodes.count) - 1
    }

    /// Where a node's share ends: full nodes, but none left with too few lanes at the end.
    private static func packEnd(from start: Int, of count: Int) -> Int {
        let remaining = count - start
        if remaining <= laneCount { return count }
        return start + (remaining < laneCount + 3 ? remaining - 3 : laneCount)
    }
}
