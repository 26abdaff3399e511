extension ViewTree {
    /// The views that get touches at many points of the world, in the points' order.
    ///
    ///     let answers = [ViewID?](capacity: points.count) { tree.hitTest(points.span, into: &$0) }
    ///
    /// - Parameters:
    ///   - worldPoints: Points in the windows' superspace, the screen.
    ///   - answers: Receives one answer a point.
    /// - Precondition: `answers` has room for one answer a point.
    /// - Complexity: As ``hitTest(_:)`` for each point. Nothing is allocated.
    public func hitTest(
        _ worldPoints: Span<Point2D>, into answers: inout OutputSpan<ViewID?>
    ) {
        answers.requireRoom(for: worldPoints.count)
        for index in worldPoints.indices {
            answers.append(hitTest(worldPoints[index]))
        }
    }
}

extension OutputSpan<ViewID?> {
    /// Traps unless there is room for the answers of a batch.
    @inline(__always)
    func requireRoom(for count: Int) {
        precondition(
            freeCapacity >= count,
            "Room for \(count) answers is needed, and there is for \(freeCapacity)")
    }
}
