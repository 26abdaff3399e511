extension RegionShape {
    /// A rectangle all of whose inside is in the region; empty if none is at hand.
    ///
    /// - Parameter bounds: The view's bounds.
    func innerBox(bounds: Rect2D) -> Box {
        switch kind {
        case .bounds, .boundsOrSubviews: return Box(bounds)
        case .inset: return box(bounds: bounds, subviewBox: .empty)
        case .rects: return largestRectangle
        case .ellipse: return Box(bounds).shrunk(by: 0.1465)
        case .roundedRect:
            if bounds.isEmpty { return .empty }
            let largest = min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
            // The middle of a quarter circle's arc is 0.293 of the radius away from both sides.
            let cut = insets.top > 0 ? min(insets.top, largest) * 0.2930 : 0
            let box = Box(
                minX: bounds.minX + cut, minY: bounds.minY + cut, maxX: bounds.maxX - cut,
                maxY: bounds.maxY - cut)
            return box.isEmpty ? .empty : box
        case .everywhere: return .everything
        case .polygons, .mask, .excluding, .nowhere, .custom: return .empty
        }
    }

    /// The largest of several rectangles.
    private var largestRectangle: Box {
        var best = Box.empty
        var bestArea = 0.0
        var index = 0
        while index < numbers.count {
            let box = Box(
                minX: numbers[index], minY: numbers[index + 1], maxX: numbers[index + 2],
                maxY: numbers[index + 3])
            let area = (box.maxX - box.minX) * (box.maxY - box.minY)
            if !box.isEmpty && area > bestArea { (best, bestArea) = (box, area) }
            index += 4
        }
        return best
    }

    /// Whether a closure decides about the region, or a part of it.
    var asksClosure: Bool {
        if kind == .custom { return true }
        guard kind == .excluding else { return false }
        // SAFETY: an exclusion's parts live as long as it does.
        return unsafe (base?.pointee.asksClosure ?? false) || (hole?.pointee.asksClosure ?? false)
    }
}

extension Box {
    /// The box without a share of its width and height on each side.
    fileprivate func shrunk(by share: Double) -> Box {
        if isEmpty { return .empty }
        let (x, y) = ((maxX - minX) * share, (maxY - minY) * share)
        return Box(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
    }
}
