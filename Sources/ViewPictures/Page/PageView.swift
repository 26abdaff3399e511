import HitTesting

/// One view in the data of a page, as its script reads it; what is usual is left out.
struct PageView: Encodable {
    let name: String
    let id: String?

    /// The superview's number; nil for a root.
    let parent: Int?

    /// True for a view in no window, which is here because touches are redirected to it.
    let isDetached: Bool?

    let bounds: [Double]

    /// The two points of the conversion at the identity transform.
    private(set) var frameOrigin: [Double]?
    private(set) var boundsOrigin: [Double]?

    /// The eight numbers of the conversion under another transform.
    private(set) var inverse: [Double]?

    /// Why there is no conversion: the kind of reason that keeps touches away.
    private(set) var flaw: String?

    /// True where there is no conversion, and none is needed to know that the region holds no point.
    private(set) var holdsNoPoint: Bool?

    let isHidden: Bool?
    let isInteractive: Bool?
    let alpha: Double?
    let region: PageRegion?
    let behavior: String?

    /// The number of the view that touches are redirected to.
    let target: Int?

    /// The middle of the view in the space of the roots.
    let middle: [Double]?

    /// A point of the space of the roots that reaches the view.
    let witness: [Double]?

    /// Reads a view.
    ///
    /// - Throws: ``PictureError`` if a closure decides about it.
    init(
        _ view: ViewID, of tree: ViewTree, label: ViewLabel, numbers: ViewColumn<Int>,
        middle: Point2D?, witness: Point2D?
    ) throws(PictureError) {
        name = label.name
        id = label.id
        parent = tree.superview(of: view).flatMap { numbers[$0] }
        isDetached = tree.isDetached(view) ? true : nil
        let bounds = tree.bounds(of: view)
        self.bounds = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        isHidden = tree.isHidden(view) ? true : nil
        isInteractive = tree.isUserInteractionEnabled(view) ? nil : false
        let alpha = tree.alpha(of: view)
        self.alpha = alpha == 1 ? nil : Double(alpha)
        region = try PageRegion(tree.hitRegion(of: view), of: label)
        (behavior, target) = try Self.behavior(of: view, in: tree, label, numbers)
        self.middle = middle.map { [$0.x, $0.y] }
        self.witness = witness.map { [$0.x, $0.y] }
        switch tree.geometry(of: view).pointConversion(under: tree.rules) {
        case .translation(let frame, let scroll)?:
            frameOrigin = [frame.x, frame.y]
            boundsOrigin = [scroll.x, scroll.y]
        case .affine(let map)?:
            inverse = [
                map.ia, map.ib, map.ic, map.id, map.anchor.x, map.anchor.y, map.pivot.x,
                map.pivot.y,
            ]
        case nil:
            (flaw, holdsNoPoint) = Self.flaw(of: view, in: tree)
        }
    }

    /// Why a view has no conversion, and whether its region holds no point, as explanations say.
    private static func flaw(of view: ViewID, in tree: ViewTree) -> (String?, Bool?) {
        var (flaw, holdsNoPoint): (String?, Bool?)
        for reason in tree.explain(view, at: .zero).reasons {
            switch reason {
            case .singularTransform(view, _): flaw = "singularTransform"
            case .nonFiniteGeometry(view): flaw = "nonFiniteGeometry"
            case .outside(view, _): holdsNoPoint = true
            default: break
            }
        }
        return (flaw, holdsNoPoint)
    }

    /// What a view answers; the usual is nil.
    private static func behavior(
        of view: ViewID, in tree: ViewTree, _ label: ViewLabel, _ numbers: ViewColumn<Int>
    ) throws(PictureError) -> (String?, Int?) {
        switch tree.hitBehavior(of: view) {
        case .normal, .overridden: (nil, nil)
        case .passthrough: ("passthrough", nil)
        case .absorbing: ("absorbing", nil)
        case .transparent: ("transparent", nil)
        case .redirect(let target): ("redirect", numbers[target])
        case .custom: throw PictureError.closure(label)
        }
    }
}
