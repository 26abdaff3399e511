import CBoxKernels

/// A box in a map's quanta.
///
/// As an outer box it is closed: a point whose quantum is outside is outside, and one whose quantum
/// is that of an edge may be. As an inner box it is open: a point whose quantum lies strictly
/// between is inside.
struct QuantizedBox: BitwiseCopyable, Equatable {
    var minX, minY, maxX, maxY: Int32

    /// The box that contains nothing, and nothing lies inside of.
    static let empty = QuantizedBox(minX: .max, minY: .max, maxX: -1, maxY: -1)

    /// Whether no point is in the closed box.
    @inline(__always)
    var isEmpty: Bool { minX > maxX || minY > maxY }

    /// Whether a point may be in the closed box.
    @inline(__always)
    func mayContain(_ point: quantized_point) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    /// Whether a point is strictly between the edges.
    @inline(__always)
    func surelyContains(_ point: quantized_point) -> Bool {
        minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
    }

    /// Whether two closed boxes share a quantum.
    @inline(__always)
    func overlaps(_ other: QuantizedBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Whether all quanta of a closed box are strictly between the edges.
    @inline(__always)
    func surelyCovers(_ other: QuantizedBox) -> Bool {
        minX < other.minX && other.maxX < maxX && minY < other.minY && other.maxY < maxY
    }

    /// The box moved inward by some quanta: what an outer box says of the inner one where the two
    /// are known to differ by less.
    @inline(__always)
    func inset(by quanta: Int32) -> QuantizedBox {
        QuantizedBox(
            minX: minX + quanta, minY: minY + quanta, maxX: maxX - quanta, maxY: maxY - quanta)
    }

    /// Whether an inner box is this outer one but for one quantum a side.
    func isTight(around inner: QuantizedBox) -> Bool {
        inner.minX <= minX + 1 && inner.minY <= minY + 1 && inner.maxX >= maxX - 1
            && inner.maxY >= maxY - 1
    }

    /// Grows to contain another box.
    mutating func formUnion(_ other: QuantizedBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// The part that two closed boxes share; it may be empty.
    func intersection(_ other: QuantizedBox) -> QuantizedBox {
        QuantizedBox(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }
}
