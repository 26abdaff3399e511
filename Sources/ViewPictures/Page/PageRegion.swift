import HitTesting

/// A region in the data of a page, as its script reads it.
struct PageRegion: Encodable {
    let kind: String
    private(set) var insets: [Double]?
    private(set) var rects: [[Double]]?
    private(set) var radius: Double?
    private(set) var contours: [[Double]]?
    private(set) var isEvenOdd: Bool?
    private(set) var columns: Int?
    private(set) var rows: Int?
    private(set) var cells: String?

    /// The region that is cut, and what is cut out of it; none or one each.
    private var parts: [PageRegion] = []

    private enum CodingKeys: String, CodingKey {
        case kind, insets, rects, radius, contours, isEvenOdd, columns, rows, cells, base, hole
    }

    /// Reads a region; nil for the bounds, which need not be said.
    ///
    /// - Throws: ``PictureError`` if a closure decides.
    init?(_ region: HitRegion, of label: ViewLabel) throws(PictureError) {
        if case .bounds = region { return nil }
        try self.init(any: region, of: label)
    }

    private init(any region: HitRegion, of label: ViewLabel) throws(PictureError) {
        switch region {
        case .bounds: kind = "bounds"
        case .boundsOrSubviews: kind = "boundsOrSubviews"
        case .everywhere: kind = "everywhere"
        case .nowhere: kind = "nowhere"
        case .ellipse: kind = "ellipse"
        case .inset(let amounts):
            kind = "inset"
            insets = [amounts.top, amounts.left, amounts.bottom, amounts.right]
        case .rects(let list):
            kind = "rects"
            rects = list.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
        case .roundedRect(let amount):
            kind = "roundedRect"
            radius = amount
        case .polygons(let list, let rule):
            kind = "polygons"
            contours = list.map { $0.flatMap { [$0.x, $0.y] } }
            isEvenOdd = rule == .evenOdd
        case .mask(let mask):
            kind = "mask"
            (columns, rows) = (mask.columns, mask.rows)
            cells = (0..<mask.rows).map { row in
                String((0..<mask.columns).map { mask[column: $0, row: row] ? "1" : "0" })
            }.joined()
        case .excluding(let base, let hole):
            kind = "excluding"
            parts = [try PageRegion(any: base, of: label), try PageRegion(any: hole, of: label)]
        case .custom:
            throw .closure(label)
        }
    }

    /// Writes what is there.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(insets, forKey: .insets)
        try container.encodeIfPresent(rects, forKey: .rects)
        try container.encodeIfPresent(radius, forKey: .radius)
        try container.encodeIfPresent(contours, forKey: .contours)
        try container.encodeIfPresent(isEvenOdd, forKey: .isEvenOdd)
        try container.encodeIfPresent(columns, forKey: .columns)
        try container.encodeIfPresent(rows, forKey: .rows)
        try container.encodeIfPresent(cells, forKey: .cells)
        try container.encodeIfPresent(parts.first, forKey: .base)
        try container.encodeIfPresent(parts.last, forKey: .hole)
    }
}
