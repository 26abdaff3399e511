extension BoxTree {
    /// Calls a closure with every view whose box, like those of the nodes above it, is of interest.
    ///
    /// - Parameters:
    ///   - isOfInterest: Decides about a box that is not empty.
    ///   - body: Called with a view's entry.
    /// - Complexity: O(number of nodes whose boxes are of interest).
    func forEachEntry(where isOfInterest: (FloatBox) -> Bool, body: (Entry) -> Void) {
        var pending = [root]
        while let row = pending.popLast() {
            let isLeaf = links[row].level == 0
            for lane in 0..<Int(links[row].count) {
                let entry = self.entry(row, lane)
                guard !entry.box.isEmpty && isOfInterest(entry.box) else { continue }
                if isLeaf { body(entry) } else { pending.append(entry.child) }
            }
        }
    }
}
