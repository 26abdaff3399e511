import CBoxKernels

/// A way through the subviews in a run whose boxes contain a point, from the front.
struct RunScan {
    private let line: UInt32
    /// The point, relative to the run's origin.
    private let relative: FloatPoint
    /// The block that is looked at, of four boxes.
    private var block: Int
    /// Its lanes that contain the point and were not yet come to.
    private var lanes: UInt32

    /// Starts at the front of a block of a run.
    ///
    /// - Parameters:
    ///   - line: The run.
    ///   - index: How many subviews, counted from the back, are still to be asked: at least one. Those of
    ///     the same block in front of them are asked too, unless they are left out; past the last
    ///     subview of all, boxes are empty.
    ///   - point: The point, in the container's space.
    @inline(__always)
    init(_ line: UInt32, behind index: Int, _ point: Point2D, in runs: borrowing SubviewRuns) {
        self.line = line
        relative = FloatPoint(point, relativeTo: runs.origin(of: line))
        block = (index &- 1) &>> 2
        lanes = runs.containing(relative, line: line, block: block)
    }

    /// Leaves out the subviews of the first block from a place on.
    @inline(__always)
    mutating func leaveOut(from index: Int) {
        lanes &= (1 &<< UInt32(truncatingIfNeeded: index &- block &* 4)) &- 1
    }

    /// The next subview, counted from the back.
    @inline(__always)
    mutating func next(in runs: borrowing SubviewRuns) -> Int? {
        while lanes == 0 {
            if block == 0 { return nil }
            block &-= 1
            lanes = runs.containing(relative, line: line, block: block)
        }
        let choice = highest_of_four_lanes(lanes)
        lanes = choice.lower
        return block &* 4 &+ Int(choice.lane)
    }
}
