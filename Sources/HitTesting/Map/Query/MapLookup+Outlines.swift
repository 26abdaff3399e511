import CBoxKernels

extension MapLookup {
    /// How many superviews are asked before the exact way down is.
    private static var mostCuts: Int { 4 }

    /// What a view's outline says of a point: 1 if the view's region and those of its superviews
    /// surely contain it, -1 if one of them surely does not, else 0.
    ///
    /// Where superviews may end within the view's edges, theirs are asked too.
    @inline(__always)
    func outlineSide(of slot: UInt32, _ point: quantized_point) -> Int32 {
        // The outermost quanta stand for points anywhere beyond the window.
        let isWithin =
            UInt32(bitPattern: point.x &- 1) < UInt32(MapWindow.greatest - 1)
            && UInt32(bitPattern: point.y &- 1) < UInt32(MapWindow.greatest - 1)
        guard isWithin, let outline = unsafe outline(of: slot) else { return 0 }
        let side = unsafe outline_side(outline, point)
        let superview = unsafe outline.pointee.cutBy
        if side <= 0 || superview == ViewStore.none { return side }
        return sideOfSuperviews(from: superview, point)
    }

    /// What is known of a view and its superviews, as for an outline.
    @inline(never)
    private func sideOfSuperviews(from start: UInt32, _ point: quantized_point) -> Int32 {
        var slot = start
        for _ in 0..<Self.mostCuts {
            guard let outline = unsafe outline(of: slot) else {
                return sideOfTightBox(of: slot, point)
            }
            let side = unsafe outline_side(outline, point)
            slot = unsafe outline.pointee.cutBy
            if side <= 0 || slot == ViewStore.none { return side }
        }
        return 0
    }

    /// The same of a view whose region, with those of its superviews, surely fills its box; else 0.
    private func sideOfTightBox(of slot: UInt32, _ point: quantized_point) -> Int32 {
        let box = box(of: slot)
        guard unsafe row(of: slot).pointee.flags.contains(.tightBox), !box.isEmpty else {
            return 0
        }
        if !box.mayContain(point) { return -1 }
        return box.inset(by: 1).surelyContains(point) ? 1 : 0
    }

    /// The outline of a view, if it has one.
    @inline(__always)
    private func outline(of slot: UInt32) -> UnsafeMutablePointer<Outline>? {
        guard slot >> 13 < outlineBookCount,
            let page = unsafe outlineBooks[Int(slot >> 13)][Int(slot >> 7 & 63)]
        else { return nil }
        // SAFETY: the page holds the slot's outline.
        let outline = unsafe OutlinePage.outlines(page) + Int(slot & 127)
        return unsafe outline.pointee.isKnown ? outline : nil
    }
}
