import CBoxKernels

/// A line of a tile's list: four boxes in steps of the tile, and what they lead to.
///
///      0     8     16    24    32        40        48        56        64
///      ├─────┼─────┼─────┼─────┼─────────┼─────────┼─────────┼─────────┤
///      │minX4│minY4│maxX4│maxY4│ lane 0  │ lane 1  │ lane 2  │ lane 3  │
///
/// Boxes are in 16 bits, lanes a word with ``LaneFlags`` and a generation. Lanes come in hit order.
enum TileLine {
    /// How many lanes a line has.
    static let laneCount = 4
    /// The box of a lane that is not in use: no point is in it.
    private static let nothing = (low: Int16.max, high: Int16.min)

    /// The first word of a lane.
    @inline(__always)
    static func word(_ line: UnsafeMutableRawPointer, _ lane: Int) -> UInt32 {
        // SAFETY: a line holds four lanes from byte 32 on.
        unsafe line.load(fromByteOffset: 32 + lane * 8, as: UInt32.self)
    }

    /// The generation of a lane.
    @inline(__always)
    static func generation(_ line: UnsafeMutableRawPointer, _ lane: Int) -> UInt32 {
        // SAFETY: as above.
        unsafe line.load(fromByteOffset: 36 + lane * 8, as: UInt32.self)
    }

    /// Whether a line is the last of its block.
    @inline(__always)
    static func isLast(_ line: UnsafeMutableRawPointer) -> Bool {
        unsafe word(line, 3) & LaneFlags.last.rawValue != 0
    }

    /// The lanes that contain a point in bits 0 to 3, those well inside of which it is in 8 to 11.
    @inline(__always)
    static func lanes(
        _ line: UnsafeMutableRawPointer, at point: quantized_point, in tile: MapTile
    ) -> UInt32 {
        let x = Int16(truncatingIfNeeded: (point.x &- tile.x) >> (tile.xBits - MapTile.stepBits))
        let y = Int16(truncatingIfNeeded: (point.y &- tile.y) >> (tile.yBits - MapTile.stepBits))
        // SAFETY: a line starts with its boxes, aligned to 64.
        return unsafe tile_line_lanes(line.assumingMemoryBound(to: Int16.self), x, y)
    }

    /// Makes a line without lanes.
    static func clear(_ line: UnsafeMutableRawPointer, isLast: Bool) {
        // SAFETY: a line has sixteen edges of boxes and eight words.
        for edge in 0..<8 {
            unsafe line.storeBytes(of: nothing.low, toByteOffset: edge * 2, as: Int16.self)
            unsafe line.storeBytes(of: nothing.high, toByteOffset: 16 + edge * 2, as: Int16.self)
        }
        for word in 0..<8 {
            unsafe line.storeBytes(of: 0, toByteOffset: 32 + word * 4, as: UInt32.self)
        }
        if isLast {
            unsafe line.storeBytes(
                of: LaneFlags.last.rawValue, toByteOffset: 32 + 24, as: UInt32.self)
        }
    }

    /// Fills a lane with a box, of which the inner one decides how far inside is well inside.
    static func set(
        _ line: UnsafeMutableRawPointer, _ lane: Int, outer: QuantizedBox, inner: QuantizedBox,
        word: UInt32, generation: UInt32, in tile: MapTile
    ) {
        let x = steps(
            outer.minX, outer.maxX, inner.minX, inner.maxX, from: tile.x, bits: tile.xBits)
        let y = steps(
            outer.minY, outer.maxY, inner.minY, inner.maxY, from: tile.y, bits: tile.yBits)
        // SAFETY: as for `clear`.
        unsafe line.storeBytes(of: x.low, toByteOffset: lane * 2, as: Int16.self)
        unsafe line.storeBytes(of: y.low, toByteOffset: 8 + lane * 2, as: Int16.self)
        unsafe line.storeBytes(of: x.high, toByteOffset: 16 + lane * 2, as: Int16.self)
        unsafe line.storeBytes(of: y.high, toByteOffset: 24 + lane * 2, as: Int16.self)
        let last = unsafe self.word(line, lane) & LaneFlags.last.rawValue
        unsafe line.storeBytes(of: word | last, toByteOffset: 32 + lane * 8, as: UInt32.self)
        unsafe line.storeBytes(of: generation, toByteOffset: 36 + lane * 8, as: UInt32.self)
    }

    /// Edges in steps of a tile. A point in a step below `low` or above `high` is outside of the
    /// outer interval; one more than a step away from both is strictly inside of the inner one,
    /// which differs from the outer one by at most a quantum a side.
    private static func steps(
        _ outerLow: Int32, _ outerHigh: Int32, _ innerLow: Int32, _ innerHigh: Int32,
        from start: Int32, bits: Int32
    ) -> (low: Int16, high: Int16) {
        let shift = bits - MapTile.stepBits
        let end = Int64(start) + (1 << Int64(bits)) - 1
        let last = Int32(1) << MapTile.stepBits - 1
        let low =
            outerLow >= start
            ? (outerLow - start) >> shift : innerLow < start ? -2 : -1
        let high =
            Int64(outerHigh) <= end
            ? (outerHigh - start) >> shift : Int64(innerHigh) > end ? last + 2 : last + 1
        // A box beside the tile contains none of its points.
        if outerHigh < start || Int64(outerLow) > end { return nothing }
        return (Int16(truncatingIfNeeded: low), Int16(truncatingIfNeeded: high))
    }
}
