/// Regions that all reach across a box, from side to side or from top to bottom.
///
/// Thousands of such strips make millions of pieces where they cross, but what is left of the box is
/// always the product of the x that no upright strip has taken and the y that no level one has: it is
/// kept as two sets of ranges, painted in order.
struct CrossingStrips {
    private var columns: PaintedRanges
    private var rows: PaintedRanges
    private let strips: [(isUpright: Bool, low: Edge, high: Edge)]
    private var next = 0

    /// Takes the regions up; nil if one of them does not reach across, or is not just a box.
    ///
    /// - Parameters:
    ///   - box: What the regions are to divide.
    ///   - regions: The regions, the frontmost first.
    init?(_ box: HalfOpenBox, _ regions: [PlacedRegion]) {
        var strips: [(isUpright: Bool, low: Edge, high: Edge)] = []
        for region in regions {
            guard region.parts.count == 1, region.entry == nil else { return nil }
            let part = region.parts[0].region
            guard part.lines.isEmpty && part.isCertain else { return nil }
            if part.box.minY <= box.minY && part.box.maxY >= box.maxY {
                strips.append((true, part.box.minX, part.box.maxX))
            } else if part.box.minX <= box.minX && part.box.maxX >= box.maxX {
                strips.append((false, part.box.minY, part.box.maxY))
            } else {
                return nil
            }
        }
        self.strips = strips
        columns = PaintedRanges(
            from: box.minX, to: box.maxX,
            edges: strips.filter(\.isUpright).flatMap { [$0.low, $0.high] })
        rows = PaintedRanges(
            from: box.minY, to: box.maxY,
            edges: strips.filter { !$0.isUpright }.flatMap { [$0.low, $0.high] })
    }

    /// What the next strip gets.
    ///
    /// - Parameter isListed: Whether every piece is wanted, or one and the area of the others.
    mutating func takeNext(isListed: Bool) -> TakenPatches {
        let strip = strips[next]
        next += 1
        if strip.isUpright {
            let taken = columns.paint(from: strip.low, to: strip.high)
            return taken.isEmpty ? TakenPatches() : upright(taken, isListed: isListed)
        }
        let taken = rows.paint(from: strip.low, to: strip.high)
        return taken.isEmpty ? TakenPatches() : level(taken, isListed: isListed)
    }

    /// What no strip got.
    ///
    /// - Parameter isListed: Whether every piece is wanted, or one and the area of the others.
    mutating func remaining(isListed: Bool) -> TakenPatches {
        if isListed { return Self.pieces(columns.unpaintedRanges(), rows.unpaintedRanges()) }
        guard let column = columns.firstUnpainted() else { return TakenPatches() }
        return piece(
            [column], rows.firstUnpainted(),
            area: columns.unpaintedLength * rows.unpaintedLength)
    }

    /// Some x, where no row is painted.
    private mutating func upright(
        _ taken: [PaintedRanges.Range], isListed: Bool
    ) -> TakenPatches {
        if isListed { return Self.pieces(taken, rows.unpaintedRanges()) }
        let width = taken.reduce(0) { $0 + $1.length }
        return piece(taken, rows.firstUnpainted(), area: width * rows.unpaintedLength)
    }

    /// Some y, where no column is painted.
    private mutating func level(
        _ taken: [PaintedRanges.Range], isListed: Bool
    ) -> TakenPatches {
        if isListed { return Self.pieces(columns.unpaintedRanges(), taken) }
        let height = taken.reduce(0) { $0 + $1.length }
        guard let column = columns.firstUnpainted() else { return TakenPatches() }
        return piece([column], taken.first, area: height * columns.unpaintedLength)
    }

    /// One piece, and the area of the others.
    private func piece(
        _ columns: [PaintedRanges.Range], _ row: PaintedRanges.Range?, area: Double
    ) -> TakenPatches {
        guard let row, let column = columns.max(by: { $0.length < $1.length }) else {
            return TakenPatches()
        }
        let box = HalfOpenBox(
            minX: column.low, minY: row.low, maxX: column.high, maxY: row.high)
        return TakenPatches(
            patches: [Patch(box)], unlistedArea: area > box.area ? area - box.area : 0)
    }

    /// Every piece of a product.
    private static func pieces(
        _ columns: [PaintedRanges.Range], _ rows: [PaintedRanges.Range]
    ) -> TakenPatches {
        let patches = columns.flatMap { column in
            rows.map { row in
                Patch(
                    HalfOpenBox(
                        minX: column.low, minY: row.low, maxX: column.high, maxY: row.high))
            }
        }
        return TakenPatches(patches: patches)
    }
}
