import HitTesting

extension Rect2D {
    /// The rectangle less a margin on every side that leaves at least half of each extent.
    func insetEvenly(by margin: Double) -> Rect2D {
        let horizontal = min(margin, width / 4)
        let vertical = min(margin, height / 4)
        return Rect2D(
            x: minX + horizontal, y: minY + vertical, width: width - 2 * horizontal,
            height: height - 2 * vertical)
    }

    /// The space within a view that has this frame, less a margin on every side.
    func interior(margin: Double = 0) -> Rect2D {
        Rect2D(x: 0, y: 0, width: width, height: height).insetEvenly(by: margin)
    }

    /// Equal parts, side by side, of the space within a view that has this frame.
    func columns(_ count: Int) -> [Rect2D] {
        let grid = FlatGrid(
            columns: count, rows: 1, cell: Size2D(width: width / Double(count), height: height))
        return (0..<count).map(grid.frame(of:))
    }

    /// Equal parts, one below the other, of the space within a view that has this frame.
    func rows(_ count: Int) -> [Rect2D] {
        let grid = FlatGrid(
            columns: 1, rows: count, cell: Size2D(width: width, height: height / Double(count)))
        return (0..<count).map(grid.frame(of:))
    }
}
