extension RegionShape {
    /// Whether the region contains a point, for the kinds that neither closures nor subviews decide.
    ///
    /// - Parameters:
    ///   - point: A finite point in the view's own space.
    ///   - bounds: The view's bounds.
    func containsPlainly(_ point: Point2D, bounds: Rect2D) -> Bool {
        switch kind {
        case .bounds: bounds.contains(point)
        case .inset: insetContains(point, bounds: bounds)
        case .rects: rectsContain(point)
        case .ellipse: bounds.contains(point) && ellipseContains(point, bounds: bounds)
        case .roundedRect: bounds.contains(point) && !isInCutCorner(point, bounds: bounds)
        case .polygons: polygonsContain(point)
        case .mask: bounds.contains(point) && isSet(point, bounds: bounds)
        case .everywhere: true
        case .nowhere, .boundsOrSubviews, .custom, .excluding: false
        }
    }

    private func insetContains(_ point: Point2D, bounds: Rect2D) -> Bool {
        bounds.minX + insets.left <= point.x && point.x < bounds.maxX - insets.right
            && bounds.minY + insets.top <= point.y && point.y < bounds.maxY - insets.bottom
    }

    private func rectsContain(_ point: Point2D) -> Bool {
        var index = 0
        while index < numbers.count {
            if numbers[index] <= point.x && point.x < numbers[index + 2]
                && numbers[index + 1] <= point.y && point.y < numbers[index + 3]
            {
                return true
            }
            index += 4
        }
        return false
    }

    private func ellipseContains(_ point: Point2D, bounds: Rect2D) -> Bool {
        let radiusX = (bounds.maxX - bounds.minX) / 2
        let radiusY = (bounds.maxY - bounds.minY) / 2
        let nx = (point.x - (bounds.minX + radiusX)) / radiusX
        let ny = (point.y - (bounds.minY + radiusY)) / radiusY
        return nx * nx + ny * ny <= 1
    }

    private func isInCutCorner(_ point: Point2D, bounds: Rect2D) -> Bool {
        let largest = min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
        let radius = insets.top > 0 ? min(insets.top, largest) : 0
        let dx = max((bounds.minX + radius) - point.x, point.x - (bounds.maxX - radius))
        let dy = max((bounds.minY + radius) - point.y, point.y - (bounds.maxY - radius))
        return dx > 0 && dy > 0 && !(dx * dx + dy * dy <= radius * radius)
    }

    private func isSet(_ point: Point2D, bounds: Rect2D) -> Bool {
        let acrossCells = (point.x - bounds.minX) / (bounds.maxX - bounds.minX) * Double(columns)
        let downCells = (point.y - bounds.minY) / (bounds.maxY - bounds.minY) * Double(rows)
        guard !acrossCells.isNaN && !downCells.isNaN else { return false }
        // Neither is negative, since the bounds contain the point: truncation rounds down.
        let column = Int(min(acrossCells, Double(columns - 1)))
        let row = Int(min(downCells, Double(rows - 1)))
        let cell = row * columns + column
        return cells[cell / 64] >> UInt64(cell % 64) & 1 == 1
    }

    private func polygonsContain(_ point: Point2D) -> Bool {
        guard
            extent.minX <= point.x && point.x <= extent.maxX
                && extent.minY <= point.y && point.y <= extent.maxY
        else { return false }
        var winding = 0
        var crossings = 0
        var start = 0
        for contour in 0..<contourEnds.count {
            let end = Int(contourEnds[contour])
            if end - start >= 6 {
                var previous = end - 2
                for index in stride(from: start, to: end, by: 2) {
                    let direction = crossing(from: previous, to: index, point)
                    winding += direction
                    if direction != 0 { crossings += 1 }
                    previous = index
                }
            }
            start = end
        }
        return fillsEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// +1 or −1 if the edge between two vertices is crossed to the point's right, else 0.
    private func crossing(from first: Int, to second: Int, _ point: Point2D) -> Int {
        let isUpward = numbers[first + 1] <= numbers[second + 1]
        let (low, high) = isUpward ? (first, second) : (second, first)
        let (lowX, lowY) = (numbers[low], numbers[low + 1])
        let (highX, highY) = (numbers[high], numbers[high + 1])
        guard lowY <= point.y && point.y < highY else { return 0 }
        let side = (highX - lowX) * (point.y - lowY) - (point.x - lowX) * (highY - lowY)
        return side > 0 ? (isUpward ? 1 : -1) : 0
    }
}

extension RegionShape {
    /// Whether numbers alone decide: neither a closure nor subviews nor a combination of regions.
    var isPlain: Bool {
        switch kind {
        case .excluding, .boundsOrSubviews, .custom: false
        default: true
        }
    }
}
