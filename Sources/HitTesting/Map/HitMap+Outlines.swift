extension HitMap {
    /// How many views that touches can reach have an outline; for tests.
    ///
    /// - Complexity: O(pages of outlines).
    package var outlineCount: Int { storage.outlineCount }

    /// What a view's outline says of whether a touch at a point of the world gets down to the view;
    /// for tests.
    ///
    /// - Returns: nil if the outline does not know, or there is none.
    package func outline(of view: ViewID, contains worldPoint: Point2D) -> Bool? {
        let lookup = unsafe storage.lookup
        let side = lookup.outlineSide(of: view.slot, lookup.window.quanta(of: worldPoint))
        return side == 0 ? nil : side > 0
    }
}

extension MapStorage {
    /// How many outlines there are.
    fileprivate var outlineCount: Int {
        unsafe (0..<outlines.bookCount * MapLookup.pagesPerBook).reduce(0) { count, page in
            guard let base = unsafe outlines.base(page) else { return count }
            // SAFETY: the page holds as many outlines.
            return (0..<OutlinePage.slotCount).reduce(count) { count, offset in
                unsafe OutlinePage.outlines(base)[offset].isKnown ? count + 1 : count
            }
        }
    }
}
