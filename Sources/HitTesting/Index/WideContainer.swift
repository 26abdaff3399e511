/// The subviews of a container that has many: their order, and a box tree to find them by.
///
/// A subview with a box is in the tree; one whose region has no box stands in the short list of
/// unbounded ones. A subview that cannot be hit keeps its lane in the tree, with an empty box.
struct WideContainer: ~Copyable {
    /// A subview without a box, and its label.
    struct Unbounded: BitwiseCopyable {
        var label: Int32
        var slot: UInt32
    }

    /// The place of a subview that is not in the tree.
    static let unboundedPlace = UInt32.max

    /// How many subviews a container needs to become wide, and how few to become a run again.
    ///
    /// Below, a run's blocks are tested about as fast as a tree's two levels.
    static let threshold = SubviewRuns.maximumCount
    static let lowerThreshold = 32

    /// What the boxes are relative to, in the container's space.
    var origin: Point2D

    /// The subviews from back to front.
    var order: SiblingOrder

    /// The boxes of those that have one.
    var boxes: BoxTree

    /// Those without a box, from back to front.
    var unbounded: Column<Unbounded>

    /// The labels of those without a box.
    var unboundedLabels: [UInt32: Int32]

    /// Creates a container of many subviews at once; O(n).
    ///
    /// - Parameters:
    ///   - subviews: The subviews, back to front.
    ///   - boxes: The box of each, in the container's space.
    ///   - places: Learns where each subview is.
    init(subviews: [UInt32], boxes subviewBoxes: [Box], places: inout Column<UInt32>) {
        var all = Box.empty
        for box in subviewBoxes where !box.isUnbounded { all.formUnion(box) }
        origin = Self.origin(for: all)
        order = SiblingOrder()
        unbounded = Column()
        unboundedLabels = [:]
        var entries: [BoxTree.Entry] = []
        entries.reserveCapacity(subviews.count)
        let spacing = SiblingOrder.initialSpacing(count: subviews.count)
        var label = SiblingOrder.initialLabel(count: subviews.count, spacing: spacing)
        for (slot, box) in zip(subviews, subviewBoxes) {
            order.append(slot, label: label)
            if let inner = Self.boxInTree(box, origin: origin) {
                entries.append(BoxTree.Entry(box: inner, order: label, child: slot))
            } else {
                places[slot] = Self.unboundedPlace
                unbounded.append(Unbounded(label: label, slot: slot))
                unboundedLabels[slot] = label
            }
            label += spacing
        }
        boxes = BoxTree(packing: entries, places: &places)
    }

    /// Creates a copy.
    init(copying other: borrowing WideContainer) {
        origin = other.origin
        order = SiblingOrder(copying: other.order)
        boxes = BoxTree(copying: other.boxes)
        unbounded = Column(copying: other.unbounded)
        unboundedLabels = other.unboundedLabels
    }

    /// The middle of what is to be contained, so that floats are finest where they are needed.
    static func origin(for box: Box) -> Point2D {
        let middle = Point2D(x: box.minX / 2 + box.maxX / 2, y: box.minY / 2 + box.maxY / 2)
        return middle.isFinite ? middle : .zero
    }

    /// The box as the tree keeps it, or nil if it has no bounds in floats.
    static func boxInTree(_ box: Box, origin: Point2D) -> FloatBox? {
        if box.isEmpty { return .empty }
        let relative = FloatBox(box, relativeTo: origin)
        let isBounded =
            relative.minX.isFinite && relative.minY.isFinite
            && relative.maxX.isFinite && relative.maxY.isFinite
        return isBounded ? relative : nil
    }

    /// The memory in use and reserved, in bytes.
    var byteCount: Int {
        order.slots.byteCount + boxes.byteCount + unbounded.byteCount
    }
}
