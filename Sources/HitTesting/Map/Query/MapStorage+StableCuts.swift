extension MapStorage {
    /// Cuts the tiles that a region reaches into, but for one, out of it where others than the winner
    /// may win.
    func cutAround(_ region: inout StableRegion, _ own: MapTile, _ winner: UInt32?) {
        let window = unsafe lookup.window
        if region.box.isEmpty { return }
        let cells = window.cells(overlapping: region.box)
        for row in cells.rows {
            for column in cells.columns {
                let tile = window.tile(column: column, row: row)
                guard tile.box.overlaps(region.box) else { continue }
                cut(&region, by: ref(refPlace(column: column, row: row)), tile, own, winner)
            }
        }
    }

    /// Cuts the parts of a tile that are not a certain one.
    private func cut(
        _ region: inout StableRegion, by ref: MapRef, _ tile: MapTile, _ own: MapTile,
        _ winner: UInt32?
    ) {
        if tile.box == own.box { return }
        guard ref.isNode else {
            cut(&region, by: ref, tile, winner)
            return
        }
        for part in 0..<16 {
            let child = tile.child(part)
            guard child.box.overlaps(region.box) else { continue }
            cut(
                &region, by: unsafe lookup.ref(ref.nodeLine, UInt32(part)), child, own, winner)
        }
    }

    /// Cuts what may win points of a tile before the winner does.
    func cut(
        _ region: inout StableRegion, by ref: MapRef, _ tile: MapTile, _ winner: UInt32?
    ) {
        switch ref.kind {
        case .empty: break
        case .single: if ref.word != winner { region.cut(tile.box) }
        case .block:
            var line = unsafe lookup.line(ref.firstLine)
            for _ in 0..<ref.lineCount {
                for lane in 0..<TileLine.laneCount {
                    let word = unsafe TileLine.word(line, lane)
                    let box = unsafe TileLine.outerBox(line, lane, in: tile)
                    if box.isEmpty { continue }
                    if LaneFlags(of: word).isSuperset(of: .crowd) {
                        cut(&region, byCrowd: word & LaneFlags.payloadMask, tile, winner)
                        return
                    }
                    if word & ~LaneFlags.parts.rawValue == winner { return }
                    cut(&region, word, box)
                }
                unsafe line += 64
            }
        case .node: break
        }
    }

    /// Cuts what may win points of a tile before the winner does, of its crowd.
    private func cut(
        _ region: inout StableRegion, byCrowd number: UInt32, _ tile: MapTile, _ winner: UInt32?
    ) {
        unsafe crowds.with(number) { crowd in
            for index in 0..<crowd.candidates.count {
                let candidate = crowd.candidates[index]
                if candidate.word == winner { return }
                region.cut(candidate.outer.intersection(tile.box))
            }
        }
    }

    /// Cuts a lane's box, as finely as is needed to keep the point.
    private func cut(_ region: inout StableRegion, _ word: UInt32, _ box: QuantizedBox) {
        guard LaneFlags(of: word).isSubset(of: .reused), box.overlaps(region.box) else {
            region.cut(box)
            return
        }
        let finer = unsafe lookup.box(of: word & LaneFlags.payloadMask)
        region.cut(box.intersection(finer))
    }
}
