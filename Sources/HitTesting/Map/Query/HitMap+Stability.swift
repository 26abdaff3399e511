import CBoxKernels

extension HitMap {
    /// The view that gets a touch at a point of the world, and a rectangle around the point within
    /// which the answer is proved to be the same.
    ///
    /// A pointer that moves within the rectangle needs no further question:
    ///
    ///     if !hover.worldRect.contains(pointer), let next = map.stableHitTest(pointer) {
    ///         hover = next
    ///     }
    ///
    /// - Parameter worldPoint: A point in the windows' superspace, the screen, in points; in the
    ///   superview's space of the map's root, if that is not a window.
    /// - Returns: nil if the point has a NaN or an infinity.
    /// - Complexity: As ``hitTest(_:)``, plus a look at the tiles around; O(r) in the r views of a
    ///   crowded tile. Nothing is allocated.
    public func stableHitTest(_ worldPoint: Point2D) -> StableHit? {
        guard worldPoint.isFinite else { return nil }
        return storage.stableHit(at: worldPoint)
    }
}

extension MapStorage {
    /// The answer at a finite point, and where it holds.
    fileprivate func stableHit(at worldPoint: Point2D) -> StableHit {
        let window = unsafe lookup.window
        let point = window.quanta(of: worldPoint)
        let (ref, tile) = unsafe lookup.tile(at: point)
        let decision = decision(at: worldPoint)
        let view = answer(decision, worldPoint)
        let winner: UInt32?
        var area: QuantizedBox
        switch decision {
        case .tree: return StableHit(view: view, worldRect: worldPoint.smallestRect)
        case .nobody: (winner, area) = (nil, tile.surroundings)
        case .candidate(let word):
            winner = word & ~LaneFlags([.loose, .inner]).rawValue
            area = certainArea(of: word, around: point, ref, tile)
        }
        var region = StableRegion(area, around: point)
        cut(&region, by: ref, tile, winner)
        cutAround(&region, tile, winner)
        return StableHit(
            view: view, worldRect: window.worldRect(within: region.box, around: worldPoint))
    }
}

/// A box of quanta about a point, from which everything is cut that may have another answer.
struct StableRegion {
    /// What is left; closed. Empty if nothing is known about the point's neighbours.
    private(set) var box: QuantizedBox
    private let point: quantized_point

    /// Starts with a box; without one, if the point is not in it.
    init(_ box: QuantizedBox, around point: quantized_point) {
        self.point = point
        self.box = box.mayContain(point) ? box : .empty
    }

    /// Cuts off a closed box, on the side where most is left.
    mutating func cut(_ obstacle: QuantizedBox) {
        guard obstacle.overlaps(box) && !box.isEmpty else { return }
        if obstacle.mayContain(point) {
            box = .empty
            return
        }
        var best = QuantizedBox.empty
        var bestArea = -1.0
        func consider(_ isPossible: Bool, _ change: (inout QuantizedBox) -> Void) {
            guard isPossible else { return }
            var rest = box
            change(&rest)
            if rest.area > bestArea { (best, bestArea) = (rest, rest.area) }
        }
        consider(point.x < obstacle.minX) { $0.maxX = obstacle.minX - 1 }
        consider(point.x > obstacle.maxX) { $0.minX = obstacle.maxX + 1 }
        consider(point.y < obstacle.minY) { $0.maxY = obstacle.minY - 1 }
        consider(point.y > obstacle.maxY) { $0.minY = obstacle.maxY + 1 }
        box = best
    }
}

extension MapStorage {
    /// Where, around a point that it wins, a candidate's region and those of its ancestors surely are;
    /// empty if only the exact way down tells.
    private func certainArea(
        of word: UInt32, around point: quantized_point, _ ref: MapRef, _ tile: MapTile
    ) -> QuantizedBox {
        let flags = LaneFlags(of: word)
        switch ref.kind {
        case .empty: return .empty
        case .single: return tightArea(of: word, tile) ?? tile.box
        case .block:
            if flags.isSubset(of: .reused) { return tightArea(of: word, tile) ?? .empty }
            // The exact way down decided, unless the point is well inside the lane of the inner box.
            return flags.contains(.inner) ? innerArea(of: word, ref, tile) : .empty
        case .other:
            guard let crowd = crowdedTiles[Int(ref.otherPayload)],
                let winner = crowd.candidates.first(where: { $0.word == word }),
                !winner.inner.isEmpty
            else { return .empty }
            return winner.inner.inset(by: 1).intersection(tile.box)
        }
    }

    /// Where, about a tile, a view's region and those of its ancestors surely are; nil if its box does
    /// not tell.
    private func tightArea(of word: UInt32, _ tile: MapTile) -> QuantizedBox? {
        let slot = word & LaneFlags.payloadMask
        guard unsafe lookup.row(of: slot).pointee.flags.contains(.tightBox) else { return nil }
        // Two quanta inside of the outer box is inside of the inner one.
        return unsafe lookup.box(of: slot).inset(by: 2).intersection(tile.surroundings)
    }

    /// Where in a tile points are well inside of the box in a candidate's lane.
    private func innerArea(of word: UInt32, _ ref: MapRef, _ tile: MapTile) -> QuantizedBox {
        var line = unsafe lookup.line(ref.firstLine)
        for _ in 0..<ref.lineCount {
            for lane in 0..<TileLine.laneCount where unsafe TileLine.word(line, lane) == word {
                return unsafe TileLine.innerBox(line, lane, in: tile)
            }
            unsafe line += 64
        }
        return .empty
    }

    /// Cuts the tiles that a region reaches into, but for one, out of it where others than the winner
    /// may win.
    private func cutAround(_ region: inout StableRegion, _ own: MapTile, _ winner: UInt32?) {
        let window = unsafe lookup.window
        let (columnShift, rowShift) = (31 - window.columnBits, 31 - window.rowBits)
        if region.box.isEmpty { return }
        let all = region.box
        for row in (all.minY >> rowShift)...(all.maxY >> rowShift) {
            for column in (all.minX >> columnShift)...(all.maxX >> columnShift) {
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
        guard ref.kind == .other && ref.isNode else {
            cut(&region, by: ref, tile, winner)
            return
        }
        for part in 0..<16 {
            let child = tile.child(part)
            guard child.box.overlaps(region.box) else { continue }
            cut(
                &region, by: unsafe lookup.ref(ref.otherPayload, UInt32(part)), child, own, winner)
        }
    }

    /// Cuts what may win points of a tile before the winner does.
    private func cut(
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
                    if word == winner { return }
                    cut(&region, word, box)
                }
                unsafe line += 64
            }
        case .other:
            guard let crowd = crowdedTiles[Int(ref.otherPayload)] else { return }
            for candidate in crowd.candidates {
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

extension MapTile {
    /// The tile with as much again on each side, several times.
    fileprivate var surroundings: QuantizedBox {
        let reach = Int64(6)
        func low(_ start: Int32, _ bits: Int32) -> Int32 {
            Int32(max(Int64(start) - reach << Int64(bits), 0))
        }
        func high(_ start: Int32, _ bits: Int32) -> Int32 {
            Int32(min(Int64(start) + (reach + 1) << Int64(bits), Int64(MapWindow.greatest)))
        }
        return QuantizedBox(
            minX: low(x, xBits), minY: low(y, yBits), maxX: high(x, xBits), maxY: high(y, yBits))
    }
}

extension QuantizedBox {
    /// The number of quanta, about; of an empty box 0.
    fileprivate var area: Double {
        isEmpty ? 0 : (Double(maxX) - Double(minX) + 1) * (Double(maxY) - Double(minY) + 1)
    }
}

extension MapWindow {
    /// A rectangle of the world around a point, all of whose points have quanta in a closed box, which
    /// holds those of the point unless it is empty.
    fileprivate func worldRect(within box: QuantizedBox, around point: Point2D) -> Rect2D {
        if box.isEmpty { return point.smallestRect }
        let (left, width) = Self.span(
            box.minX, box.maxX, around: point.x, origin: origin.x, scale: scale.x, x)
        let (top, height) = Self.span(
            box.minY, box.maxY, around: point.y, origin: origin.y, scale: scale.y, y)
        return Rect2D(x: left, y: top, width: width, height: height)
    }

    /// The start and the length of a half-open interval whose coordinates have quanta from a first to
    /// a last one. Quanta are monotone in the coordinate, so the ends are all that needs to be tried.
    private static func span(
        _ first: Int32, _ last: Int32, around coordinate: Double, origin: Double, scale: Double,
        _ quantum: (Double) -> Int32
    ) -> (start: Double, length: Double) {
        var start = origin + (Double(first) + 0.5) / scale
        if !(quantum(start) >= first) { start = coordinate }
        start = min(start, coordinate)
        var end = origin + (Double(last) + 0.5) / scale
        if !(quantum(end) <= last) { end = coordinate }
        let least = coordinate.nextUp
        end = max(end, least)
        var length = end - start
        if start + length > end { length = length.nextDown }
        if start + length < least || start + length > end {
            return (coordinate, least - coordinate)
        }
        return (start, length)
    }
}

extension Point2D {
    /// A rectangle that contains the point and no other.
    fileprivate var smallestRect: Rect2D {
        Rect2D(x: x, y: y, width: x.nextUp - x, height: y.nextUp - y)
    }
}
