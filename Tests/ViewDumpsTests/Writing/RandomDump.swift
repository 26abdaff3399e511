import HitTesting
import SceneGenerators

@testable import ViewDumps

/// Makes trees with everything that files can say, from a seed.
struct RandomDump {
    private var generator: SplitMix64

    /// Whether there are regions that only JSON can say.
    private let forJSON: Bool

    init(seed: UInt64, forJSON: Bool) {
        generator = SplitMix64(seed: seed)
        self.forJSON = forJSON
    }

    /// A tree, with ids that need quoting here and there.
    mutating func make(count: Int) -> (tree: ViewTree, ids: ViewDumpIDs) {
        var tree = ViewTree()
        var views: [ViewID] = []
        for _ in 0..<count {
            let description = self.description()
            if views.isEmpty || chance(0.05) {
                views.append(tree.addRoot(description, level: pick([0, 0, -1.5, 2, .infinity])))
            } else {
                views.append(tree.addSubview(description, to: pick(views)))
            }
        }
        for view in views where chance(0.2) { edit(view, of: &tree) }
        for view in views where chance(0.2) {
            tree.setHitBehavior(
                pick([.passthrough, .absorbing, .transparent, .redirect(pick(views))]), of: view)
        }
        var rows = ViewDumpIDRows()
        for view in views {
            let suffix = pick(["", " ", ",", "\"", "\n", "é", "e\u{301}", "#2", "\\", "\u{1}"])
            precondition(rows.reserve("\(rows.views.count)\(suffix)"), "Ids differ by their number")
            rows.assign(to: view)
        }
        return (tree, ViewDumpIDs(rows))
    }

    /// Changes a view's geometry as programs do, so that the centre becomes authoritative.
    private mutating func edit(_ view: ViewID, of tree: inout ViewTree) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: tree.setCenter(Point2D(number(), number()), of: view)
        case 1: tree.setTransform(AffineTransform2D(scaleX: number(), y: 2), of: view)
        case 2: tree.setAnchorPoint(Point2D(number(), number()), of: view)
        default:
            tree.setTransform(AffineTransform2D(cosine: 0, sine: 1), of: view)
            tree.setTransform(.identity, of: view)
        }
    }

    private mutating func description() -> ViewDescription {
        var description = ViewDescription(
            frame: Rect2D(x: number(), y: number(), width: number(), height: number()),
            name: pick([nil, "UIView", "a, \"b\"\r\n", "ünï", " "]))
        if chance(0.3) { description.geometry.bounds.origin = Point2D(number(), number()) }
        if chance(0.3) {
            description.geometry.transform = AffineTransform2D(
                a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
        description.isHidden = chance(0.2)
        description.isUserInteractionEnabled = !chance(0.2)
        if chance(0.5) { description.alpha = Float(generator.unit()) }
        if chance(0.1) {
            description.alpha = pick([.nan, -0.0, .infinity, .leastNonzeroMagnitude])
        }
        description.clipsToBounds = chance(0.2)
        if chance(0.5) { description.hitRegion = region(depth: 0) }
        return description
    }

    private mutating func region(depth: Int) -> HitRegion {
        let last = forJSON && depth < 3 ? 10 : 8
        switch Int.random(in: 0..<last, using: &generator) {
        case 0: return .everywhere
        case 1: return .nowhere
        case 2: return .boundsOrSubviews
        case 3: return .ellipse
        case 4:
            return .inset(
                EdgeInsets2D(top: number(), left: number(), bottom: number(), right: number()))
        case 5: return .roundedRect(radius: number())
        case 6:
            let count = Int.random(in: 0..<3, using: &generator)
            return .rects(
                (0..<count).map { _ in
                    Rect2D(x: number(), y: number(), width: number(), height: number())
                })
        case 7:
            let contours = (0..<Int.random(in: 1..<3, using: &generator)).map { _ in
                (0..<Int.random(in: 1..<5, using: &generator)).map { _ in
                    Point2D(number(), number())
                }
            }
            return .polygons(contours, chance(0.5) ? .nonZero : .evenOdd)
        case 8:
            let columns = Int.random(in: 1..<9, using: &generator)
            return .mask(
                HitMask(
                    columns: columns, rows: 3, cells: (0..<columns * 3).map { _ in chance(0.5) }))
        default: return .excluding(region(depth: depth + 1), region(depth: depth + 1))
        }
    }

    /// Numbers of every kind: short, long, huge, tiny, negative zero; seldom infinite or not a number.
    private mutating func number() -> Double {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: -0.0
        case 1:
            pick([.infinity, -.infinity, .leastNonzeroMagnitude, 1e-300, 1.7976931348623157e308])
        case 2: .nan
        case 3...8: generator.unit() * 1000 - 500
        case 9...13: Double(Int.random(in: -5000...5000, using: &generator)) / 10
        default: Double(Int.random(in: 0...400, using: &generator))
        }
    }

    private mutating func chance(_ probability: Double) -> Bool { generator.unit() < probability }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &generator)]
    }
}
