extension BoxTree {
    /// Traps with the first rule that does not hold; O(n).
    func checkInvariants(places: borrowing Column<UInt32>) {
        precondition(links[root].parent == Self.none, "The root has a node above it")
        var pending = [root]
        while let row = pending.popLast() {
            let link = links[row]
            let isRoot = row == root
            precondition(
                isRoot || link.count >= (link.level == 0 ? 3 : 2),
                "Node \(row) of level \(link.level) has only \(link.count) lanes in use")
            for lane in 0..<Self.laneCount {
                let entry = self.entry(row, lane)
                guard lane < Int(link.count) else {
                    precondition(
                        entry.box == .empty && entry.order == .min,
                        "Lane \(lane) of node \(row) is not in use and not empty")
                    continue
                }
                precondition(entry.order >= 0, "Lane \(lane) of node \(row) has no order")
                if link.level == 0 {
                    precondition(
                        places[entry.child] == row * UInt32(Self.laneCount) + UInt32(lane),
                        "View \(entry.child) does not know its place")
                } else {
                    let below = links[entry.child]
                    precondition(
                        below.parent == row && Int(below.lane) == lane
                            && below.level == link.level - 1,
                        "Node \(entry.child) does not know the node above it")
                    precondition(
                        entry.box == box(of: entry.child)
                            && entry.order == nodes[entry.child].orders.max(),
                        "Lane \(lane) of node \(row) does not sum up node \(entry.child)")
                    pending.append(entry.child)
                }
            }
        }
    }

    /// How many views are in the tree; O(n).
    func countViews() -> Int {
        var count = 0
        var pending = [root]
        while let row = pending.popLast() {
            for lane in 0..<Int(links[row].count) {
                if links[row].level == 0 {
                    count += 1
                } else {
                    pending.append(nodes[row].children[lane])
                }
            }
        }
        return count
    }
}
