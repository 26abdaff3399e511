extension ViewStore {
    /// Calls a closure with the subviews whose boxes, in the view's own space, are of interest.
    ///
    /// In no particular order. The boxes are conservative: they contain all that a subview's region
    /// is computed to reach, and a little more. Subviews that cannot be hit have none and are left out;
    /// those of a view that has but one or two are not compared by their boxes.
    ///
    /// - Parameters:
    ///   - isOfInterest: Decides about a box, which contains those of several subviews or one's.
    ///   - body: Called with each subview left and a number that is greater in front.
    /// - Complexity: O(k) in a run; in a wide container O(the nodes whose boxes are of interest).
    func forEachEntry(
        of slot: UInt32, where isOfInterest: (Box) -> Bool, body: (UInt32, Int32) -> Void
    ) {
        let record = records[slot]
        switch record.flags.subviewStorage {
        case .none: break
        case .one: body(record.first, 0)
        case .two:
            body(record.first, 0)
            body(record.second, 1)
        case .run:
            let line = record.first
            let origin = runs.origin(of: line)
            for index in 0..<Int(record.second) {
                let box = runs.box(of: line, at: index)
                if !box.isEmpty && isOfInterest(Box(around: box, origin: origin)) {
                    body(runs.slot(of: line, at: index), Int32(index))
                }
            }
        case .wide:
            for index in 0..<UInt32(wides[record.first].unbounded.count) {
                let entry = wides[record.first].unbounded[index]
                body(entry.slot, entry.label)
            }
            let origin = wides[record.first].origin
            wides[record.first].boxes.forEachEntry { box in
                isOfInterest(Box(around: box, origin: origin))
            } body: { entry in
                body(entry.child, entry.order)
            }
        }
    }

    /// Adds the subviews whose boxes, in the view's own space, are of interest, the frontmost last.
    ///
    /// - Complexity: As ``forEachEntry(of:where:body:)``, and O(m log m) to sort m of many.
    func appendEntries(
        of slot: UInt32, to entries: inout [OrderedSubview], where isOfInterest: (Box) -> Bool
    ) {
        let first = entries.count
        forEachEntry(of: slot, where: isOfInterest) { subview, order in
            entries.append(OrderedSubview(order: order, slot: subview))
        }
        if records[slot].flags.subviewStorage == .wide {
            entries[first...].sort { $0.order < $1.order }
        }
    }
}

/// A subview, and where it stands among its siblings.
struct OrderedSubview: BitwiseCopyable {
    /// Greater in front.
    var order: Int32
    /// The subview.
    var slot: UInt32
}
