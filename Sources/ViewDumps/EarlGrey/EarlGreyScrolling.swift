import HitTesting

/// Finds out how far views are scrolled, from where their subviews are on the screen.
///
/// A subview at `frame` in its superview is on the screen at
/// `superview's screen origin + frame.origin − scroll offset`, unless a transform intervenes or an
/// app made up the frame that accessibility reports.
enum EarlGreyScrolling {
    /// Printed numbers agree to this.
    private static let tolerance = 0.01

    /// So many steps to a point, in which offsets are told apart.
    private static let grid = 64.0

    /// Sets the bounds' origins of all elements that have subviews to tell by.
    ///
    /// - Parameter screenFrames: The elements' frames on the screen.
    static func recover(in forest: inout ElementForest, _ screenFrames: [Rect2D?]) {
        for index in forest.elements.indices {
            guard let around = screenFrames[index], around.isFinite,
                hasSameSize(forest.elements[index].frame, around)
            else { continue }
            let offsets = forest.subviews[index].compactMap { subview -> Point2D? in
                guard let frame = forest.elements[subview].frame, frame.isFinite,
                    let screen = screenFrames[subview], screen.isFinite, hasSameSize(frame, screen)
                else { return nil }
                return Point2D(
                    frame.origin.x - (screen.origin.x - around.origin.x),
                    frame.origin.y - (screen.origin.y - around.origin.y))
            }
            guard let (offset, isUnanimous) = mostFrequent(offsets) else { continue }
            forest.elements[index].boundsOrigin = offset
            if !isUnanimous { forest.elements[index].notes.append(.scrollOffsetUncertain) }
        }
    }

    /// Whether a view is as large on the screen as in its superview: no transform scales or turns it.
    private static func hasSameSize(_ frame: Rect2D?, _ screen: Rect2D) -> Bool {
        guard let frame else { return false }
        return abs(frame.size.width - screen.size.width) <= tolerance
            && abs(frame.size.height - screen.size.height) <= tolerance
    }

    /// The offset that most subviews tell, and whether all do; a difference in rounding is none.
    private static func mostFrequent(_ offsets: [Point2D]) -> (Point2D, isUnanimous: Bool)? {
        var counts: [(offset: Point2D, count: Int)] = []
        var indices: [Point2D: Int] = [:]
        for offset in offsets {
            let rounded = Point2D((offset.x * grid).rounded(), (offset.y * grid).rounded())
            if let index = indices[rounded] {
                counts[index].count += 1
            } else {
                indices[rounded] = counts.count
                counts.append((rounded == .zero ? .zero : offset, 1))
            }
        }
        guard let best = counts.max(by: { $0.count < $1.count }) else { return nil }
        return (best.offset, counts.count == 1)
    }
}
