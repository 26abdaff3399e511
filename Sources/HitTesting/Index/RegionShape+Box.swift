extension RegionShape {
    /// The closed box around the region, in the view's own space.
    ///
    /// - Parameters:
    ///   - bounds: The view's bounds.
    ///   - subviewBox: How far the subviews' regions reach, for those that follow them.
    func box(bounds: Rect2D, subviewBox: Box) -> Box {
        switch kind {
        case .bounds, .ellipse, .roundedRect, .mask: return Box(bounds)
        case .inset:
            let box = Box(
                minX: bounds.minX + insets.left, minY: bounds.minY + insets.top,
                maxX: bounds.maxX - insets.right, maxY: bounds.maxY - insets.bottom)
            return box.isEmpty ? .empty : box
        case .rects, .polygons: return extent
        case .excluding:
            // SAFETY: an exclusion has both parts, which live as long as it does.
            return unsafe base?.pointee.box(bounds: bounds, subviewBox: subviewBox) ?? .everything
        case .boundsOrSubviews:
            var box = Box(bounds)
            box.formUnion(subviewBox)
            return box
        case .everywhere: return .everything
        case .nowhere: return .empty
        case .custom: return closureBounds.map { Box($0) } ?? .everything
        }
    }
}
