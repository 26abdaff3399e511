import HitTesting

extension HitCells {
    /// A point for every view that gets touches, by the view's number: the tree was asked there.
    ///
    /// The middle of the cell that is nearest to the middle of the view's largest rectangle.
    var witnesses: [Int: Point2D] {
        rectangles(of: answers).mapValues { rectangles in
            let largest = rectangles.max { first, second in
                min(first.width, first.height) < min(second.width, second.height)
            }
            let middle = largest?.center ?? .zero
            let column = Self.interval(of: middle.x, between: columnEdges)
            let row = Self.interval(of: middle.y, between: rowEdges)
            return self.middle(of: row * columnCount + column)
        }
    }

    /// The interval between neighbouring edges that a value lies in.
    private static func interval(of value: Double, between edges: [Double]) -> Int {
        var (low, high) = (0, edges.count - 1)
        while high - low > 1 {
            let half = (low + high) / 2
            if edges[half] <= value { low = half } else { high = half }
        }
        return low
    }
}
