import CBoxKernels

/// A line of a tile's list: eight boxes in steps of the tile, and the views that they are of.
///
///      0     8     16    24    32                                  64
///      ├─────┼─────┼─────┼─────┼────┬────┬────┬────┬────┬────┬────┤
///      │minX8│minY8│maxX8│maxY8│ words: a slot and LaneFlags each  │
///
/// A step is a 252nd of the tile's side, so an edge takes 8 bits. Lanes come in hit order.
enum TileLine {
    /// How many lanes a line has.
    static let laneCount = 8
    /// How many steps a side of a tile has.
    static let stepCount: Int64 = 252
    /// The first step's number: two numbers stay free on each side, for edges beyond the tile.
    private static let firstStep: Int64 = -126
    /// The box of a lane that is not in use: no point is in it.
    private static let nothing = (low: Int8.max, high: Int8.min)

    /// The word of a lane.
    @inline(__always)
    static func word(_ line: UnsafeMutableRawPointer, _ lane: Int) -> UInt32 {
        // SAFETY: a line holds eight words from byte 32 on.
        unsafe line.load(fromByteOffset: 32 + lane * 4, as: UInt32.self)
    }

    /// A point of a tile in the steps that boxes are kept in.
    @inline(__always)
    static func steps(of point: quantized_point, in tile: MapTile) -> (x: Int8, y: Int8) {
        (step(point.x, tile.x, tile.xBits), step(point.y, tile.y, tile.yBits))
    }

    /// The step of a quantum within a tile: monotone, so that comparing steps never contradicts
    /// comparing quanta.
    @inline(__always)
    private static func step(_ quantum: Int32, _ start: Int32, _ bits: Int32) -> Int8 {
        let step = ((Int64(quantum) &- Int64(start)) &* stepCount) &>> Int64(bits)
        return Int8(truncatingIfNeeded: step &+ firstStep)
    }

    /// Makes a line without lanes.
    static func clear(_ line: UnsafeMutableRawPointer) {
        // SAFETY: a line has thirty-two edges of boxes and eight words.
        for edge in 0..<16 {
            unsafe line.storeBytes(of: nothing.low, toByteOffset: edge, as: Int8.self)
            unsafe line.storeBytes(of: nothing.high, toByteOffset: 16 + edge, as: Int8.self)
        }
        for word in 0..<8 {
            unsafe line.storeBytes(of: 0, toByteOffset: 32 + word * 4, as: UInt32.self)
        }
    }

    /// Fills a lane with a box, of which the inner one decides how far inside is well inside.
    static func set(
        _ line: UnsafeMutableRawPointer, _ lane: Int, outer: QuantizedBox, inner: QuantizedBox,
        word: UInt32, in tile: MapTile
    ) {
        let x = edges(outer.minX, outer.maxX, inner.minX, inner.maxX, tile.x, tile.xBits)
        let y = edges(outer.minY, outer.maxY, inner.minY, inner.maxY, tile.y, tile.yBits)
        // SAFETY: as for `clear`.
        unsafe line.storeBytes(of: x.low, toByteOffset: lane, as: Int8.self)
        unsafe line.storeBytes(of: y.low, toByteOffset: 8 + lane, as: Int8.self)
        unsafe line.storeBytes(of: x.high, toByteOffset: 16 + lane, as: Int8.self)
        unsafe line.storeBytes(of: y.high, toByteOffset: 24 + lane, as: Int8.self)
        unsafe line.storeBytes(of: word, toByteOffset: 32 + lane * 4, as: UInt32.self)
    }

    /// Edges in steps of a tile.
    ///
    /// A point in a step below `low` or above `high` is outside of the
    /// outer interval; one more than a step away from both is strictly inside of the inner one,
    /// which differs from the outer one by at most a quantum a side.
    private static func edges(
        _ outerLow: Int32, _ outerHigh: Int32, _ innerLow: Int32, _ innerHigh: Int32,
        _ start: Int32, _ bits: Int32
    ) -> (low: Int8, high: Int8) {
        let end = Int64(start) + (1 << Int64(bits)) - 1
        // A box beside the tile contains none of its points.
        if outerHigh < start || Int64(outerLow) > end { return nothing }
        let low =
            outerLow >= start ? step(outerLow, start, bits) : innerLow < start ? -128 : -127
        let high =
            Int64(outerHigh) <= end
            ? step(outerHigh, start, bits) : Int64(innerHigh) > end ? 127 : 126
        return (low, high)
    }

    /// The quanta of a tile in which a point may be in a lane's box: closed, and empty for a lane that
    /// is not in use.
    static func outerBox(
        _ line: UnsafeMutableRawPointer, _ lane: Int, in tile: MapTile
    ) -> QuantizedBox {
        unsafe box(line, lane, within: 0, in: tile)
    }

    /// The quanta of a tile in which a point is well inside of a lane's box; closed.
    static func innerBox(
        _ line: UnsafeMutableRawPointer, _ lane: Int, in tile: MapTile
    ) -> QuantizedBox {
        unsafe box(line, lane, within: 2, in: tile)
    }

    /// The quanta in the steps of a lane's box, but for some steps on each side.
    private static func box(
        _ line: UnsafeMutableRawPointer, _ lane: Int, within inset: Int64, in tile: MapTile
    ) -> QuantizedBox {
        // SAFETY: a line has thirty-two edges of boxes.
        func edge(_ offset: Int) -> Int64 {
            Int64(unsafe line.load(fromByteOffset: offset + lane, as: Int8.self))
        }
        let last = firstStep + stepCount - 1
        func low(_ edge: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
            firstQuantum(ofStep: min(max(edge + inset, firstStep), last + 1), start, bits)
        }
        func high(_ edge: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
            firstQuantum(ofStep: min(max(edge - inset, firstStep - 1), last) + 1, start, bits) - 1
        }
        if edge(0) > edge(16) || edge(8) > edge(24) { return .empty }
        return QuantizedBox(
            minX: low(edge(0), tile.x, tile.xBits), minY: low(edge(8), tile.y, tile.yBits),
            maxX: high(edge(16), tile.x, tile.xBits), maxY: high(edge(24), tile.y, tile.yBits))
    }

    /// The first quantum of a step, or of a later one.
    private static func firstQuantum(ofStep step: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
        let quantum = (((step - firstStep) << Int64(bits)) + stepCount - 1) / stepCount
        return Int32(min(Int64(start) + quantum, Int64(Int32.max)))
    }
}
