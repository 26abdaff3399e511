import CBoxKernels

extension BoxTree {
    /// A view that a search found.
    struct Found {
        var order: Int32
        var slot: UInt32
    }

    /// Finds the view of the greatest order, below a limit and above another, whose box contains a
    /// point and that is accepted.
    ///
    /// Visits high orders first; O(log n) nodes where boxes overlap little, and as few where they
    /// overlap much, because the first view found is then nearly the last one.
    ///
    /// - Parameters:
    ///   - point: The point, relative to the container's origin.
    ///   - above: Only greater orders are of interest.
    ///   - below: Only smaller orders are of interest.
    ///   - visits: Counts the nodes visited.
    ///   - accept: Decides about a view whose box contains the point.
    @inline(__always)
    func last(
        containing point: FloatPoint, above: Int32, below: Int32, visits: inout UInt32,
        where accept: (UInt32) -> Bool
    ) -> Found? {
        let rootLevel = links[root].level
        return unsafe withUnsafeTemporaryAllocation(
            of: UInt64.self, capacity: PendingNodes.capacity(rootLevel: rootLevel)
        ) { memory in
            var pending = unsafe PendingNodes(in: memory)
            var best: Found?
            var bound = above
            var row = root
            var level = rootLevel
            while true {
                visits &+= 1
                var lanes = containing(point, row: row, above: bound)
                if level > 0 && lanes != 0 {
                    let greatest = greatestLane(of: row, in: lanes)
                    lanes &= ~(1 &<< UInt32(greatest))
                    push(lanes, of: row, level: level - 1, to: &pending)
                    row = nodes[row].children[greatest]
                    level -= 1
                    continue
                }
                while lanes != 0 {
                    let lane = greatestLane(of: row, in: lanes)
                    lanes &= ~(1 &<< UInt32(lane))
                    let order = nodes[row].orders[lane]
                    let slot = nodes[row].children[lane]
                    if order < below && accept(slot) {
                        best = Found(order: order, slot: slot)
                        bound = order
                        break
                    }
                }
                guard let next = pending.pop(above: bound) else { return best }
                row = PendingNodes.row(next)
                level = PendingNodes.level(next)
            }
        }
    }

    /// The lanes of a node whose boxes contain the point and whose orders are above a bound.
    @inline(__always)
    private func containing(_ point: FloatPoint, row: UInt32, above: Int32) -> UInt32 {
        // SAFETY: a node starts with its four columns of boxes, then its orders, aligned to 32.
        let node = unsafe UnsafeRawPointer(nodes.base + Int(row))
        return unsafe box_node8_containing(
            node.assumingMemoryBound(to: Float.self),
            (node + 128).assumingMemoryBound(to: Int32.self), point.x, point.y, above)
    }

    /// Of some lanes, the one of the greatest order.
    @inline(__always)
    private func greatestLane(of row: UInt32, in lanes: UInt32) -> Int {
        var best = lanes.trailingZeroBitCount
        var rest = lanes & (lanes &- 1)
        while rest != 0 {
            let lane = rest.trailingZeroBitCount
            if nodes[row].orders[lane] > nodes[row].orders[best] { best = lane }
            rest &= rest &- 1
        }
        return best
    }

    /// Puts lanes on the stack, the greatest order on top.
    @inline(__always)
    private func push(
        _ lanes: UInt32, of row: UInt32, level: UInt8, to pending: inout PendingNodes
    ) {
        let bottom = pending.count
        var rest = lanes
        while rest != 0 {
            let lane = rest.trailingZeroBitCount
            rest &= rest &- 1
            pending.insert(
                PendingNodes.word(
                    order: nodes[row].orders[lane], level: level, row: nodes[row].children[lane]),
                above: bottom)
        }
    }
}
