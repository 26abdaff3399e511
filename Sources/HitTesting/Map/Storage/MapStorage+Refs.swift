import CBoxKernels

/// Where a ref stands: a lane of a line of the grid or of a node.
struct RefPlace: Hashable {
    var line: UInt32
    var lane: UInt32
}

extension MapStorage {
    /// Where the ref of a cell of the grid stands.
    func refPlace(column: Int32, row: Int32) -> RefPlace {
        let cell = unsafe lookup.window.cell(column: column, row: row)
        return RefPlace(line: cell >> 4, lane: cell & 15)
    }

    /// Reads a ref.
    func ref(_ place: RefPlace) -> MapRef {
        unsafe lookup.ref(place.line, place.lane)
    }

    /// Writes a ref, if it is another one.
    func setRef(_ ref: MapRef, _ place: RefPlace) {
        if self.ref(place) == ref { return }
        // SAFETY: as above.
        unsafe writableLine(place.line).storeBytes(
            of: ref, toByteOffset: Int(place.lane) * 4, as: MapRef.self)
    }

    /// Writes the ref of a cell that has none yet.
    func initializeRef(_ ref: MapRef, _ place: RefPlace) {
        // SAFETY: as above.
        unsafe writableLine(place.line).storeBytes(
            of: ref, toByteOffset: Int(place.lane) * 4, as: MapRef.self)
    }

    /// Makes a node of sixteen refs.
    func makeNode(_ refs: InlineArray<16, MapRef>) -> MapRef {
        let line = unsafe blocks.allocate(1)
        let memory = unsafe writableLine(line)
        for lane in refs.indices {
            // SAFETY: a line holds sixteen refs.
            unsafe memory.storeBytes(of: refs[lane], toByteOffset: lane * 4, as: MapRef.self)
        }
        return .node(line)
    }

    /// Gives back what a ref leads to.
    func release(_ ref: MapRef) {
        if !ref.isNode { return releaseTile(ref) }
        var pending = [ref]
        while let node = pending.popLast() {
            for lane in 0..<UInt32(16) {
                let part = self.ref(RefPlace(line: node.nodeLine, lane: lane))
                if part.isNode { pending.append(part) } else { releaseTile(part) }
            }
            unsafe blocks.release(node.nodeLine, count: 1)
        }
    }

    /// Gives back the lines and the crowd of a tile that is not divided.
    private func releaseTile(_ ref: MapRef) {
        guard ref.isBlock else { return }
        if let number = crowdNumber(in: ref) { unsafe crowds.remove(number) }
        unsafe blocks.release(ref.firstLine, count: Int(ref.lineCount))
    }

    /// The first lane of a block that a closure wants.
    @inline(__always)
    func lane(
        in ref: MapRef, where isWanted: (UnsafeMutableRawPointer, Int) -> Bool
    ) -> (line: UInt32, lane: Int)? {
        for line in ref.firstLine..<ref.firstLine + ref.lineCount {
            let memory = unsafe lookup.line(line)
            for lane in 0..<TileLine.laneCount where unsafe isWanted(memory, lane) {
                return (line, lane)
            }
        }
        return nil
    }

    /// The number of the crowd that a block ends with; nil if it has none.
    func crowdNumber(in ref: MapRef) -> UInt32? {
        let place = unsafe lane(in: ref) { line, lane in
            unsafe LaneFlags(of: TileLine.word(line, lane)).isSuperset(of: .crowd)
        }
        guard let place else { return nil }
        return unsafe TileLine.word(lookup.line(place.line), place.lane) & LaneFlags.payloadMask
    }

    /// Calls a closure with every tile that is not divided and overlaps a closed box.
    func forEachTile(
        overlapping box: QuantizedBox, _ body: (RefPlace, MapTile) -> Void
    ) {
        let window = unsafe lookup.window
        guard !box.isEmpty else { return }
        let cells = window.cells(overlapping: box)
        var pending: [(RefPlace, MapTile)] = []
        for row in cells.rows {
            for column in cells.columns {
                let cell = refPlace(column: column, row: row)
                let whole = window.tile(column: column, row: row)
                // Most cells are not divided, and need no memory to say so.
                guard ref(cell).isNode else {
                    body(cell, whole)
                    continue
                }
                pending.append((cell, whole))
                while let (place, tile) = pending.popLast() {
                    let ref = self.ref(place)
                    guard ref.isNode else {
                        body(place, tile)
                        continue
                    }
                    guard let (columns, rows) = tile.children(overlapping: box) else { continue }
                    for childRow in rows {
                        for childColumn in columns {
                            let lane = childRow * 4 + childColumn
                            pending.append(
                                (
                                    RefPlace(line: ref.nodeLine, lane: UInt32(lane)),
                                    tile.child(lane)
                                ))
                        }
                    }
                }
            }
        }
    }
}
