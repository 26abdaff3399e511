import HitTesting
import SceneGenerators

/// Writes values as Swift code that makes them again, to the last bit.
enum SwiftSource {
    static func code(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        // Decimal literals below the normal numbers draw a warning.
        return value.isSubnormal ? "Double(bitPattern: \(value.bitPattern))" : "\(value)"
    }

    static func code(_ value: Float) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return value.isSubnormal ? "Float(bitPattern: \(value.bitPattern))" : "\(value)"
    }

    static func code(_ point: Point2D) -> String {
        "Point2D(x: \(code(point.x)), y: \(code(point.y)))"
    }

    static func code(_ rect: Rect2D) -> String {
        "Rect2D(x: \(code(rect.origin.x)), y: \(code(rect.origin.y)), "
            + "width: \(code(rect.size.width)), height: \(code(rect.size.height)))"
    }

    static func code(_ rect: Rect2D?) -> String { rect.map { code($0) } ?? "nil" }

    static func code(_ transform: AffineTransform2D) -> String {
        let numbers = [
            ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d),
            ("tx", transform.tx), ("ty", transform.ty),
        ]
        let arguments = numbers.map { "\($0): \(code($1))" }.joined(separator: ", ")
        return "AffineTransform2D(\(arguments))"
    }

    static func code(_ geometry: ViewGeometry) -> String {
        let anchorPoint = code(geometry.anchorPoint)
        guard geometry.isCenterAuthoritative else {
            return "ViewGeometry(frame: \(code(geometry.frame)), "
                + "boundsOrigin: \(code(geometry.bounds.origin)), anchorPoint: \(anchorPoint))"
        }
        return "ViewGeometry(bounds: \(code(geometry.bounds)), center: \(code(geometry.center)), "
            + "anchorPoint: \(anchorPoint), transform: \(code(geometry.transform)))"
    }

    static func code(_ region: RegionRecipe) -> String {
        switch region {
        case .declared(let region): code(region)
        case .excluding(let region, let hole): ".excluding(\(code(region)), \(code(hole)))"
        case .closure(let bounds, let rule):
            ".custom(bounds: \(code(bounds))) { InsideRule\(code(rule)).contains($0) }"
        }
    }

    private static func code(_ region: HitRegion) -> String {
        switch region {
        case .inset(let insets):
            ".inset(EdgeInsets2D(top: \(code(insets.top)), left: \(code(insets.left)), "
                + "bottom: \(code(insets.bottom)), right: \(code(insets.right))))"
        case .rects(let rects):
            ".rects(\(list(rects.map { code($0) })))"
        case .roundedRect(let radius): ".roundedRect(radius: \(code(radius)))"
        case .polygons(let contours, let rule):
            ".polygons(\(list(contours.map { list($0.map { code($0) }) })), .\(rule))"
        case .mask(let mask):
            ".mask(HitMask(columns: \(mask.columns), rows: \(mask.rows), cells: \(cells(mask))))"
        default: ".\(region)"
        }
    }

    private static func list(_ elements: [String]) -> String {
        "[\(elements.joined(separator: ", "))]"
    }

    private static func cells(_ mask: HitMask) -> [Bool] {
        (0..<mask.rows).flatMap { row in
            (0..<mask.columns).map { column in mask[column: column, row: row] }
        }
    }

    private static func code(_ rule: InsideRule) -> String {
        switch rule {
        case .stripes(let width): ".stripes(width: \(code(width)))"
        case .worldStripes(let width): ".worldStripes(width: \(code(width)))"
        case .disc(let center, let radius):
            ".disc(center: \(code(center)), radius: \(code(radius)))"
        default: ".\(rule)"
        }
    }

    static func code(_ rule: AnswerRule<Int>) -> String {
        switch rule {
        case .view(let view): ".view(v[\(view)])"
        case .standardElse(let view): ".standardElse(v[\(view)])"
        case .asks(let view): ".asks(v[\(view)])"
        case .stripes(let width): ".stripes(width: \(code(width)))"
        default: ".\(rule)"
        }
    }

    static func code(_ behavior: BehaviorRecipe) -> String {
        switch behavior {
        case .redirect(let view): "v[\(view)].map { .redirect($0) } ?? .passthrough"
        case .closure(let bounds, let rule):
            ".custom(bounds: \(code(bounds))) { [v] in AnswerRule<ViewID?>\(code(rule)).answer($0) }"
        case .overridden(let bounds): ".overridden(bounds: \(code(bounds)))"
        default: ".\(behavior)"
        }
    }
}
