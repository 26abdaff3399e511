/// What a map is made of, for tests and for those who choose its thresholds.
package struct HitMapStatistics {
    /// How many parts of the window are of each kind.
    package var empty = 0
    package var single = 0
    package var blocks = 0
    package var nodes = 0
    package var crowded = 0
    /// How many lines the blocks have.
    package var lines = 0
    /// How many lanes of the blocks are in use, and how many of these are loose or indirect.
    package var lanes = 0
    package var looseLanes = 0
    package var indirectLanes = 0
    /// How many candidates crowded tiles have.
    package var crowd = 0
    /// The memory of the lines and of the rows.
    package var lineBytes = 0
    package var rowBytes = 0
    package var gridCells = 0
    package var candidates = 0
}

extension HitMap {
    /// Counts what the map is made of.
    package var statistics: HitMapStatistics {
        var result = HitMapStatistics()
        let window = unsafe storage.lookup.window
        result.gridCells = window.cellCount
        result.lineBytes = storage.lines.byteCount
        result.rowBytes = storage.rows.byteCount
        result.candidates = storage.builtCount
        storage.forEachTile(overlapping: window.wholeTile.box.intersection(
            QuantizedBox(minX: 0, minY: 0, maxX: MapWindow.greatest, maxY: MapWindow.greatest))
        ) { place, _ in
            let ref = storage.ref(place)
            switch ref.kind {
            case .empty: result.empty += 1
            case .single: result.single += 1
            case .block:
                result.blocks += 1
                var line = unsafe storage.lookup.line(ref.firstLine)
                for _ in 0..<ref.lineCount {
                    result.lines += 1
                    for lane in 0..<8 where unsafe TileLine.isInUse(line, lane) {
                        result.lanes += 1
                        let flags = LaneFlags(of: unsafe TileLine.word(line, lane))
                        if flags.contains(.loose) { result.looseLanes += 1 }
                        if flags.contains(.indirect) { result.indirectLanes += 1 }
                    }
                    unsafe line += 64
                }
            case .other:
                result.crowded += 1
                result.crowd += storage.crowdedTiles[Int(ref.otherPayload)]?.candidates.count ?? 0
            }
        }
        return result
    }
}

extension TileLine {
    /// Whether a lane has a box.
    fileprivate static func isInUse(_ line: UnsafeMutableRawPointer, _ lane: Int) -> Bool {
        // SAFETY: a line has eight lanes.
        unsafe line.load(fromByteOffset: lane, as: Int8.self)
            <= line.load(fromByteOffset: 16 + lane, as: Int8.self)
    }
}
