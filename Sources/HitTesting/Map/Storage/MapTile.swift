import CBoxKernels

/// A part of a map's window: its corner, and its sides as powers of two, in quanta.
struct MapTile: BitwiseCopyable {
    var x, y: Int32
    var xBits, yBits: Int32

    /// A tile of which a side is this short, as a power of two, is not divided: a step of a line's
    /// boxes must not be less than a quantum.
    static let leastBits: Int32 = 8

    /// The quanta of the tile.
    var box: QuantizedBox {
        QuantizedBox(
            minX: x, minY: y, maxX: Int32(truncatingIfNeeded: Int64(x) + (1 &<< Int64(xBits)) - 1),
            maxY: Int32(truncatingIfNeeded: Int64(y) + (1 &<< Int64(yBits)) - 1))
    }

    /// Whether the tile can be divided in four each way.
    var isDivisible: Bool { xBits >= Self.leastBits + 2 && yBits >= Self.leastBits + 2 }

    /// How far a point of the tile is into it, of 2³² parts of its sides.
    func parts(to point: quantized_point) -> SIMD2<UInt64> {
        // Tiles start at multiples of their sides; what goes beyond the lower halves does not count.
        SIMD2(
            UInt64(UInt32(bitPattern: point.x)) &<< UInt64(32 &- xBits),
            UInt64(UInt32(bitPattern: point.y)) &<< UInt64(32 &- yBits))
    }

    /// One of the sixteen tiles that it divides into, row by row.
    func child(_ index: Int) -> MapTile {
        MapTile(
            x: x &+ (Int32(index & 3) &<< (xBits &- 2)),
            y: y &+ (Int32(index >> 2) &<< (yBits &- 2)),
            xBits: xBits - 2, yBits: yBits - 2)
    }

    /// The columns and rows of children that a closed box reaches into.
    func children(overlapping box: QuantizedBox) -> (
        columns: ClosedRange<Int>, rows: ClosedRange<Int>
    )? {
        let part = box.intersection(self.box)
        if part.isEmpty { return nil }
        return (
            Int((part.minX &- x) &>> (xBits &- 2))...Int((part.maxX &- x) &>> (xBits &- 2)),
            Int((part.minY &- y) &>> (yBits &- 2))...Int((part.maxY &- y) &>> (yBits &- 2))
        )
    }
}
