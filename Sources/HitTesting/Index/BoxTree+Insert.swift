extension BoxTree {
    /// Adds a view; O(log n).
    mutating func insert(
        slot: UInt32, box: FloatBox, order: Int32, places: inout Column<UInt32>
    ) {
        insert(Entry(box: box, order: order, child: slot), atLevel: 0, places: &places)
    }

    /// Adds an entry to a node of a level, which splits if it is full.
    mutating func insert(_ entry: Entry, atLevel level: UInt8, places: inout Column<UInt32>) {
        var row = root
        while links[row].level > level {
            row = nodes[row].children[bestLane(of: row, for: entry.box)]
        }
        var added = entry
        while links[row].count == UInt8(Self.laneCount) {
            let sibling = split(row, adding: added, places: &places)
            let above = links[row].parent
            let siblingEntry = Entry(
                box: box(of: sibling), order: nodes[sibling].orders.max(), child: sibling)
            guard above != Self.none else {
                growRoot(beside: siblingEntry, places: &places)
                return
            }
            refreshAncestors(of: row)
            added = siblingEntry
            row = above
        }
        append(added, to: row, places: &places)
        refreshAncestors(of: row)
    }

    /// Puts a new root above the present one and a sibling of it.
    private mutating func growRoot(beside sibling: Entry, places: inout Column<UInt32>) {
        let oldRoot = root
        root = makeNode(level: links[oldRoot].level + 1)
        append(
            Entry(box: box(of: oldRoot), order: nodes[oldRoot].orders.max(), child: oldRoot),
            to: root, places: &places)
        append(sibling, to: root, places: &places)
    }

    /// The lane whose area grows least; of equal ones the smallest.
    private func bestLane(of row: UInt32, for box: FloatBox) -> Int {
        let node = nodes[row]
        let zero = SIMD8<Float>(repeating: 0)
        let areas =
            pointwiseMax(node.maxX - node.minX, zero) * pointwiseMax(node.maxY - node.minY, zero)
        let width =
            pointwiseMax(node.maxX, SIMD8(repeating: box.maxX))
            - pointwiseMin(node.minX, SIMD8(repeating: box.minX))
        let height =
            pointwiseMax(node.maxY, SIMD8(repeating: box.maxY))
            - pointwiseMin(node.minY, SIMD8(repeating: box.minY))
        let growth = pointwiseMax(width, zero) * pointwiseMax(height, zero) - areas
        var best = 0
        for lane in 1..<Int(links[row].count)
        where growth[lane] < growth[best]
            || (growth[lane] == growth[best] && areas[lane] < areas[best])
        {
            best = lane
        }
        return best
    }

    /// Divides a full node and one more entry between the node and a new sibling.
    ///
    /// The nine entries are sorted by their middles along each axis; of the cuts that leave at least
    /// three on a side, the one with the least total area is taken.
    private mutating func split(
        _ row: UInt32, adding entry: Entry, places: inout Column<UInt32>
    ) -> UInt32 {
        var entries = (0..<Self.laneCount).map { self.entry(row, $0) }
        entries.append(entry)
        let byX = entries.sorted {
            Self.key($0.box.minX, $0.box.maxX) < Self.key($1.box.minX, $1.box.maxX)
        }
        let byY = entries.sorted {
            Self.key($0.box.minY, $0.box.maxY) < Self.key($1.box.minY, $1.box.maxY)
        }
        let (cutX, areaX) = Self.bestCut(byX)
        let (cutY, areaY) = Self.bestCut(byY)
        let (sorted, cut) = areaX <= areaY ? (byX, cutX) : (byY, cutY)

        let sibling = makeNode(level: links[row].level)
        nodes[row] = Node()
        links[row].count = 0
        for (index, entry) in sorted.enumerated() {
            append(entry, to: index < cut ? row : sibling, places: &places)
        }
        return sibling
    }

    /// What entries are sorted by along an axis; an empty box has no middle and goes anywhere.
    private static func key(_ low: Float, _ high: Float) -> Float {
        low <= high ? low / 2 + high / 2 : 0
    }

    /// The cut with the least area on both sides together.
    private static func bestCut(_ sorted: [Entry]) -> (cut: Int, area: Float) {
        var best = (cut: sorted.count / 2, area: Float.infinity)
        for cut in 3...(sorted.count - 3) {
            var left = FloatBox.empty
            var right = FloatBox.empty
            for (index, entry) in sorted.enumerated() {
                if index < cut { left.formUnion(entry.box) } else { right.formUnion(entry.box) }
            }
            let area = left.area + right.area
            if area < best.area { best = (cut, area) }
        }
        return best
    }
}
