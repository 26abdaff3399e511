import CBoxKernels

/// A line of a tile's list: eight boxes in steps of the tile, and the views that they are of.
///
///      0     8     16    24    32                                  64
///      ├─────┼─────┼─────┼─────┼────┬────┬────┬────┬────┬────┬────┤
///      │minX8│minY8│maxX8│maxY8│ words: a slot and LaneFlags each  │
///
/// A step is a 252nd of the tile's side, so an edge takes 8 bits: upper edges stand two steps higher,
/// so that differences to points need no sign. Lanes come in hit order.
enum TileLine {
    /// How many lanes a line has.
    static let laneCount = 8
    /// How many steps a side of a tile has.
    private static let stepCount = Int64(TILE_STEP_COUNT)
    /// The first step's number: a number stays free on each side, for edges beyond the tile.
    private static let firstStep = Int64(TILE_FIRST_STEP)
    /// The box of a lane that is not in use: no point is in it.
    private static let nothing = (low: UInt8.max, high: UInt8.min)
    /// By how much what is stored of an upper edge is more than its step.
    private static let highEdgeOffset = Int64(TILE_HIGH_EDGE_OFFSET)

    /// The word of a lane.
    @inline(__always)
    static func word(_ line: UnsafeMutableRawPointer, _ lane: Int) -> UInt32 {
        // SAFETY: a line holds eight words from byte 32 on.
        unsafe line.load(fromByteOffset: 32 + lane * 4, as: UInt32.self)
    }

    /// Makes a line without lanes.
    static func clear(_ line: UnsafeMutableRawPointer) {
        for lane in 0..<laneCount { unsafe clear(line, lane) }
    }

    /// Takes a lane out of use.
    @inline(__always)
    static func clear(_ line: UnsafeMutableRawPointer, _ lane: Int) {
        // SAFETY: a line has thirty-two edges of boxes and eight words.
        unsafe line.storeBytes(of: nothing.low, toByteOffset: lane, as: UInt8.self)
        unsafe line.storeBytes(of: nothing.low, toByteOffset: 8 + lane, as: UInt8.self)
        unsafe line.storeBytes(of: nothing.high, toByteOffset: 16 + lane, as: UInt8.self)
        unsafe line.storeBytes(of: nothing.high, toByteOffset: 24 + lane, as: UInt8.self)
        unsafe line.storeBytes(of: 0, toByteOffset: 32 + lane * 4, as: UInt32.self)
    }

    /// Fills a lane with a box, of which the inner one decides what is well inside.
    ///
    /// Where one pair of steps cannot say both, the lane becomes a loose one.
    static func set(
        _ line: UnsafeMutableRawPointer, _ lane: Int, outer: QuantizedBox, inner: QuantizedBox,
        word: UInt32, in tile: MapTile
    ) {
        let x = edges(outer.minX, outer.maxX, inner.minX, inner.maxX, tile.x, tile.xBits)
        let y = edges(outer.minY, outer.maxY, inner.minY, inner.maxY, tile.y, tile.yBits)
        let flags = x.isExact && y.isExact ? LaneFlags(rawValue: 0) : .loose
        // SAFETY: as for `clear`.
        unsafe line.storeBytes(of: x.low, toByteOffset: lane, as: UInt8.self)
        unsafe line.storeBytes(of: y.low, toByteOffset: 8 + lane, as: UInt8.self)
        unsafe line.storeBytes(of: x.high, toByteOffset: 16 + lane, as: UInt8.self)
        unsafe line.storeBytes(of: y.high, toByteOffset: 24 + lane, as: UInt8.self)
        unsafe line.storeBytes(
            of: word | flags.rawValue, toByteOffset: 32 + lane * 4, as: UInt32.self)
    }

    /// Edges in steps of a tile: a point in a step below `low` or above `high` is outside of the outer
    /// interval, and one strictly between them is strictly inside of the inner one, if they are exact.
    @inline(__always)
    private static func edges(
        _ outerLow: Int32, _ outerHigh: Int32, _ innerLow: Int32, _ innerHigh: Int32,
        _ start: Int32, _ bits: Int32
    ) -> (low: UInt8, high: UInt8, isExact: Bool) {
        let size = Int64(1) &<< Int64(bits)
        // The step of a quantum; those beyond the tile have a number of their own at each end. Tiles
        // start at multiples of their sides.
        func step(_ quantum: Int32) -> Int64 {
            let offset = min(max(Int64(quantum) &- Int64(start), -1), size)
            let parts = offset &<< Int64(32 &- bits)
            return max(((parts &* stepCount) &>> 32) &+ firstStep, firstStep &- 1)
        }
        // A box beside the tile contains none of its points.
        if outerHigh < start || Int64(outerLow) >= Int64(start) &+ size {
            return (nothing.low, nothing.high, true)
        }
        let (innerLow, innerHigh) = (step(innerLow), step(innerHigh))
        // An outer edge beyond the tile may be at its first step or before; an inner one there is before.
        let low = min(max(step(outerLow), firstStep), innerLow)
        let high = max(min(step(outerHigh), firstStep &+ stepCount &- 1), innerHigh)
        return (
            UInt8(truncatingIfNeeded: low), UInt8(truncatingIfNeeded: high &+ highEdgeOffset),
            innerLow <= low && innerHigh >= high
        )
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
        unsafe box(line, lane, within: 1, in: tile)
    }

    /// The quanta in the steps of a lane's box, but for some steps on each side.
    private static func box(
        _ line: UnsafeMutableRawPointer, _ lane: Int, within inset: Int64, in tile: MapTile
    ) -> QuantizedBox {
        // SAFETY: a line has thirty-two edges of boxes.
        func edge(_ offset: Int) -> Int64 {
            Int64(unsafe line.load(fromByteOffset: offset + lane, as: UInt8.self))
        }
        let last = firstStep + stepCount - 1
        func low(_ edge: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
            firstQuantum(ofStep: min(max(edge + inset, firstStep), last + 1), start, bits)
        }
        func high(_ edge: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
            firstQuantum(ofStep: min(max(edge - inset, firstStep - 1), last) + 1, start, bits) - 1
        }
        let (minX, minY) = (edge(0), edge(8))
        let (maxX, maxY) = (edge(16) - highEdgeOffset, edge(24) - highEdgeOffset)
        if minX > maxX || minY > maxY { return .empty }
        return QuantizedBox(
            minX: low(minX, tile.x, tile.xBits), minY: low(minY, tile.y, tile.yBits),
            maxX: high(maxX, tile.x, tile.xBits), maxY: high(maxY, tile.y, tile.yBits))
    }

    /// The first quantum of a step, or of a later one.
    private static func firstQuantum(ofStep step: Int64, _ start: Int32, _ bits: Int32) -> Int32 {
        let quantum = (((step - firstStep) &<< Int64(bits)) + stepCount - 1) / stepCount
        return Int32(min(Int64(start) + quantum, Int64(Int32.max)))
    }
}
