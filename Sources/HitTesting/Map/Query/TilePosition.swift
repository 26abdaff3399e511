import CBoxKernels

/// Where in a map a point lies: in which tile, and where in the tile.
struct TilePosition: BitwiseCopyable {
    /// What the tile leads to.
    var ref: MapRef
    /// How far the point is into the tile, of 2³² parts of its sides; upper halves do not count.
    var parts: SIMD2<UInt64>
    /// How many nodes the tile is below its cell of the grid.
    var depth: Int32

    /// Goes on to the part of the tile that the point is in, which a node's line tells.
    @inline(__always)
    mutating func descend(in lookup: MapLookup) {
        let x = UInt32(truncatingIfNeeded: parts.x) &>> 30
        let y = UInt32(truncatingIfNeeded: parts.y) &>> 30
        ref = lookup.ref(ref.nodeLine, y &<< 2 | x)
        parts &<<= 2
        depth &+= 1
    }
}

extension MapLookup {
    /// The cell of the grid that a point is in, and how far it is into it, as in a position.
    @inline(__always)
    func gridPosition(of worldPoint: Point2D) -> (cell: UInt32, parts: SIMD2<UInt64>) {
        let position = locate_cell(
            worldPoint.x, worldPoint.y, window.origin, window.scale, window.cellScale,
            window.cellStride, Double(MapWindow.greatest))
        return (position.cell, position.parts)
    }

    /// Where in the map a point lies.
    @inline(__always)
    func position(of worldPoint: Point2D) -> TilePosition {
        let (cell, parts) = gridPosition(of: worldPoint)
        return position(inCell: cell, parts)
    }

    /// Where in the map a point lies, or nil if it is beyond the window.
    @inline(__always)
    func positionWithin(_ worldPoint: Point2D) -> TilePosition? {
        let position = locate_cell_within(
            worldPoint.x, worldPoint.y, window.origin, window.scale, window.cellScale,
            window.cellStride)
        return position.is_outside != 0 ? nil : self.position(inCell: position.cell, position.parts)
    }

    @inline(__always)
    private func position(inCell cell: UInt32, _ parts: SIMD2<UInt64>) -> TilePosition {
        var position = TilePosition(ref: ref(ofCell: cell), parts: parts, depth: 0)
        while position.ref.isNode { position.descend(in: self) }
        return position
    }

    /// What the cell or the part of a cell that a point is in leads to, and which tile that is.
    func tile(at worldPoint: Point2D, _ point: quantized_point) -> (MapRef, MapTile) {
        let position = position(of: worldPoint)
        let xBits = window.columnShift &- 2 &* position.depth
        let yBits = window.rowShift &- 2 &* position.depth
        let tile = MapTile(
            x: (point.x &>> xBits) &<< xBits, y: (point.y &>> yBits) &<< yBits, xBits: xBits,
            yBits: yBits)
        return (position.ref, tile)
    }
}
