/// A container whose subviews a query goes through, from the front to the back.
struct DescentFrame: BitwiseCopyable {
    /// The point in the container's own space.
    var point: Point2D
    /// The container.
    var container: UInt32
    /// Only subviews behind this one are still to be asked: an index, or in a wide container a label.
    var cursor: Int32
    /// In a wide container: how many siblings to look at in order before searching the box tree.
    ///
    /// What the last search cost, so that going through all costs no more than O(k).
    /// At first, the frontmost few.
    var scanBudget = frontScan
    /// Whether the container itself answers once its subviews are exhausted.
    var answers: Bool

    /// How many of the frontmost subviews of a wide container are looked at in order.
    static let frontScan: UInt32 = 4

    /// All subviews are still to be asked.
    @inline(__always)
    init(container: UInt32, point: Point2D, answers: Bool) {
        self.point = point
        self.container = container
        self.answers = answers
        cursor = .max
    }
}
