extension ViewStore {
    /// Builds the index of every container from the superviews alone, once.
    ///
    /// Subviews come in the order of their slots, roots by level first. A superview's slot is less
    /// than its subviews', so going down the slots finishes a container before its superview, whose
    /// index needs to know how far a region reaches that follows its subviews.
    mutating func indexAll() {
        let rows = UInt32(records.count)
        // Counts, then starts, of each container's part of one array of subviews.
        var starts = [UInt32](repeating: 0, count: Int(rows) + 1)
        for slot in 1..<rows { starts[Int(parents[slot]) + 1] += 1 }
        for slot in 0..<Int(rows) { starts[slot + 1] += starts[slot] }
        var subviews = [UInt32](repeating: 0, count: Int(rows) - 1)
        var ends = starts
        for slot in 1..<rows {
            let superview = Int(parents[slot])
            subviews[Int(ends[superview])] = slot
            ends[superview] += 1
        }
        sortRoots(&subviews[..<Int(starts[1])])
        for slot in stride(from: Int(rows) - 1, through: 0, by: -1) {
            let range = Int(starts[slot])..<Int(starts[slot + 1])
            if !range.isEmpty { storeSubviews(Array(subviews[range]), of: UInt32(slot)) }
            if records[UInt32(slot)].flags.contains(.regionFollowsSubviews) {
                _ = refreshSubviewBox(of: UInt32(slot))
            }
        }
    }

    /// Orders roots by level; those of one level keep their order.
    private func sortRoots(_ roots: inout ArraySlice<UInt32>) {
        let sorted = roots.enumerated().sorted {
            (level(of: $0.element), $0.offset) < (level(of: $1.element), $1.offset)
        }
        roots.replaceSubrange(roots.indices, with: sorted.map(\.element))
    }
}
