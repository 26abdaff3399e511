extension BoxTree {
    /// Makes a node without lanes in use.
    mutating func makeNode(level: UInt8) -> UInt32 {
        let row: UInt32
        if firstFree != Self.none {
            row = firstFree
            firstFree = links[row].parent
            nodes[row] = Node()
        } else {
            row = UInt32(nodes.count)
            nodes.append(Node())
            links.append(Link())
        }
        links[row] = Link(parent: Self.none, lane: 0, count: 0, level: level)
        return row
    }

    /// Gives a node back.
    mutating func freeNode(_ row: UInt32) {
        links[row] = Link(parent: firstFree)
        firstFree = row
    }

    /// One lane's content.
    func entry(_ row: UInt32, _ lane: Int) -> Entry {
        let node = nodes[row]
        return Entry(
            box: FloatBox(
                minX: node.minX[lane], minY: node.minY[lane],
                maxX: node.maxX[lane], maxY: node.maxY[lane]),
            order: node.orders[lane], child: node.children[lane])
    }

    /// Replaces one lane's box and order.
    mutating func setLane(_ row: UInt32, _ lane: Int, box: FloatBox, order: Int32) {
        nodes[row].minX[lane] = box.minX
        nodes[row].minY[lane] = box.minY
        nodes[row].maxX[lane] = box.maxX
        nodes[row].maxY[lane] = box.maxY
        nodes[row].orders[lane] = order
    }

    /// Puts an entry in a lane, and tells what it leads to where it now is.
    mutating func setEntry(
        _ row: UInt32, _ lane: Int, _ entry: Entry, places: inout Column<UInt32>
    ) {
        setLane(row, lane, box: entry.box, order: entry.order)
        nodes[row].children[lane] = entry.child
        if links[row].level == 0 {
            places[entry.child] = row * UInt32(Self.laneCount) + UInt32(lane)
        } else {
            links[entry.child].parent = row
            links[entry.child].lane = UInt8(lane)
        }
    }

    /// Adds an entry to a node that has a free lane.
    mutating func append(_ entry: Entry, to row: UInt32, places: inout Column<UInt32>) {
        let lane = Int(links[row].count)
        links[row].count += 1
        setEntry(row, lane, entry, places: &places)
    }

    /// Empties a lane; the last one in use takes its place.
    mutating func removeLane(_ row: UInt32, _ lane: Int, places: inout Column<UInt32>) {
        let last = Int(links[row].count) - 1
        if lane != last { setEntry(row, lane, entry(row, last), places: &places) }
        setLane(row, last, box: .empty, order: .min)
        links[row].count = UInt8(last)
    }

    /// The box around a node's lanes.
    func box(of row: UInt32) -> FloatBox {
        let node = nodes[row]
        return FloatBox(
            minX: node.minX.min(), minY: node.minY.min(),
            maxX: node.maxX.max(), maxY: node.maxY.max())
    }

    /// Brings the lanes above a node up to date, as far as they change.
    mutating func refreshAncestors(of start: UInt32) {
        var row = start
        while links[row].parent != Self.none {
            let parent = links[row].parent
            let lane = Int(links[row].lane)
            let box = self.box(of: row)
            let order = nodes[row].orders.max()
            let before = entry(parent, lane)
            if before.box == box && before.order == order { return }
            setLane(parent, lane, box: box, order: order)
            row = parent
        }
    }
}
