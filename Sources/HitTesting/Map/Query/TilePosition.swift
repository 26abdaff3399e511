import CBoxKernels

/// Where in a map a point lies: in which tile, and where in the tile.
struct TilePosition: BitwiseCopyable {
    /// What the tile leads to.
    var ref: MapRef
    /// How far the point is into the tile, of 2³² parts of its sides.
    var x, y: UInt32
    /// How many nodes the tile is below its cell of the grid.
    var depth: Int32

    /// Goes on to the part of the tile that the point is in, which a node's line tells.
    @inline(__always)
    mutating func descend(in lookup: MapLookup) {
        ref = lookup.ref(ref.nodeLine, (y &>> 30) &<< 2 | x &>> 30)
        x &<<= 2
        y &<<= 2
        depth &+= 1
    }
}

extension MapWindow {
    /// The cell that a point is in, and how far into it, of 2³² parts of its sides.
    @inline(__always)
    func cellPosition(of point: quantized_point) -> (cell: UInt32, x: UInt32, y: UInt32) {
        // A coordinate as a share of the window, in 2³² parts, multiplied by the number of columns:
        // the upper half is the column, the lower one how far into it the point is.
        let unit = 32 &- Self.sideBits
        let x = Int64(point.x) &<< Int64(unit &+ columnBits)
        let y = Int64(point.y) &<< Int64(unit &+ rowBits)
        let cell = UInt32(truncatingIfNeeded: (y &>> 32) &<< Int64(columnBits) | x &>> 32)
        return (cell, UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y))
    }
}

extension MapLookup {
    /// Where in the map a point lies.
    @inline(__always)
    func position(of point: quantized_point) -> TilePosition {
        let (cell, x, y) = window.cellPosition(of: point)
        var position = TilePosition(ref: ref(cell >> 4, cell & 15), x: x, y: y, depth: 0)
        while position.ref.isNode { position.descend(in: self) }
        return position
    }

    /// What the cell or the part of a cell that a point is in leads to, and which tile that is.
    func tile(at point: quantized_point) -> (MapRef, MapTile) {
        let position = position(of: point)
        let xBits = window.columnShift &- 2 &* position.depth
        let yBits = window.rowShift &- 2 &* position.depth
        let tile = MapTile(
            x: (point.x &>> xBits) &<< xBits, y: (point.y &>> yBits) &<< yBits, xBits: xBits,
            yBits: yBits)
        return (position.ref, tile)
    }
}
