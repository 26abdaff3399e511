import HitTesting
import SceneGenerators

/// Random trees in which every edge lies on a grid of half points, so that a hit test in the middle of
/// each cell gives exact areas.
struct IntegerTree {
    /// The tree.
    private(set) var tree = ViewTree()

    /// The size of the only window, and the side of a cell.
    static let side = 32
    static let cell = 0.5

    private var source: RandomSource
    private var views: [ViewID] = []

    /// Makes a tree.
    init(seed: UInt64) {
        source = RandomSource(seed: seed)
        let count = 2 + source.below(source.chance(0.2) ? 80 : 24)
        let screen = Rect2D(x: 0, y: 0, width: Double(Self.side), height: Double(Self.side))
        views.append(tree.addRoot(ViewDescription(frame: screen)))
        while views.count < count {
            let superview = source.chance(0.4) ? views[0] : source.pick(views)
            let size = tree.bounds(of: superview)
            views.append(tree.addSubview(description(in: size), to: superview))
        }
        for view in views where source.chance(0.04) {
            tree.setHitBehavior(.redirect(source.pick(views)), of: view)
        }
    }

    /// How many cells each view gets the touches of.
    func cellCounts() -> [ViewID: Int] {
        var counts: [ViewID: Int] = [:]
        let steps = Int(Double(Self.side) / Self.cell)
        for row in 0..<steps {
            for column in 0..<steps {
                let point = Point2D(
                    (Double(column) + 0.5) * Self.cell, (Double(row) + 0.5) * Self.cell)
                if let view = tree.hitTest(point) { counts[view, default: 0] += 1 }
            }
        }
        return counts
    }

    /// A whole number of points.
    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(range.lowerBound + source.below(range.count))
    }

    private mutating func rect(in size: Rect2D) -> Rect2D {
        let (across, down) = (max(Int(size.width), 1), max(Int(size.height), 1))
        return Rect2D(
            x: size.minX + number(-3...across), y: size.minY + number(-3...down),
            width: number(0...(across + 2)), height: number(0...(down + 2)))
    }

    private mutating func description(in size: Rect2D) -> ViewDescription {
        var geometry = ViewGeometry(frame: rect(in: size))
        if source.chance(0.2) {
            geometry.bounds.origin = Point2D(number(-5...5), number(-5...5))
        }
        if source.chance(0.2) {
            // Only the first view under it can be halved: its subviews stay on the grid of halves.
            geometry.anchorPoint = .zero
            geometry.transform = source.pick([
                AffineTransform2D(scaleX: -1, y: 1), AffineTransform2D(scaleX: 1, y: -1),
                AffineTransform2D(scaleX: 2, y: 3), AffineTransform2D(translationX: 2, y: -1),
                AffineTransform2D(cosine: 0, sine: 1), AffineTransform2D(cosine: 0, sine: -1),
            ])
        }
        var description = ViewDescription(geometry: geometry)
        description.isHidden = source.chance(0.05)
        description.isUserInteractionEnabled = !source.chance(0.05)
        description.alpha = source.chance(0.05) ? 0 : 1
        if source.chance(0.3) { description.hitRegion = region(geometry.bounds) }
        if source.chance(0.3) {
            description.hitBehavior = source.pick([
                .passthrough, .passthrough, .absorbing, .transparent,
            ])
        }
        return description
    }

    private mutating func region(_ bounds: Rect2D) -> HitRegion {
        switch source.below(9) {
        case 0:
            return .inset(
                EdgeInsets2D(
                    top: number(-3...3), left: number(-3...3), bottom: number(-3...3),
                    right: number(-3...3)))
        case 1, 2: return .rects((0..<source.below(5)).map { _ in rect(in: bounds) })
        case 3: return .boundsOrSubviews
        case 4: return .everywhere
        case 5: return .nowhere
        case 6:
            return .excluding(
                .bounds, .rects((0..<source.below(4)).map { _ in rect(in: bounds) }))
        case 7: return .excluding(.boundsOrSubviews, .inset(EdgeInsets2D(2)))
        default:
            let (columns, rows) = (max(Int(bounds.width), 1), max(Int(bounds.height), 1))
            let cells = (0..<(columns * rows)).map { _ in source.chance(0.5) }
            return .mask(HitMask(columns: columns, rows: rows, cells: cells))
        }
    }
}
