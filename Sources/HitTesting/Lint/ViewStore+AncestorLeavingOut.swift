extension ViewStore {
    /// The innermost view around a view whose region does not meet the view's, as far as the views in
    /// between let it through; the superview if it takes several of them together.
    ///
    /// - Complexity: O(d) in the depth d.
    func ancestorLeavingOut(_ slot: UInt32) -> UInt32 {
        var box = entryBox(of: slot)
        var ancestor = parents[slot]
        while ancestor != Self.world && ancestor != Self.none {
            let region = regionBox(of: ancestor)
            guard box.meets(region) else { return ancestor }
            box = Box(
                minX: max(box.minX, region.minX), minY: max(box.minY, region.minY),
                maxX: min(box.maxX, region.maxX), maxY: min(box.maxY, region.maxY))
            box = preimage(of: box, ancestor)
            ancestor = parents[ancestor]
        }
        return parents[slot]
    }
}

extension ViewGeometry {
    /// Whether no number is a NaN or an infinity.
    var hasOnlyFiniteNumbers: Bool {
        storedBounds.isFinite && storedAnchorPoint.isFinite && storedTransform.isFinite
            && (storedCenter?.isFinite ?? true) && (storedCenter != nil || frameOrigin.isFinite)
    }
}
