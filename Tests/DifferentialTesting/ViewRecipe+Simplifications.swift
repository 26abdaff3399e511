import HitTesting
import SceneGenerators

extension ViewRecipe {
    /// Ways to make a view plainer; each says whether it changed anything.
    static let simplifications: [@Sendable (inout ViewRecipe) -> Bool] = [
        { view in
            if case .normal = view.behavior { return false }
            view.behavior = .normal
            return true
        },
        { view in
            if case .declared(.bounds) = view.region { return false }
            view.region = .declared(.bounds)
            return true
        },
        { replace(&$0.isHidden, by: false) },
        { replace(&$0.isUserInteractionEnabled, by: true) },
        { replace(&$0.alpha, by: 1) },
        { replace(&$0.geometry, by: ViewGeometry(frame: plainFrame)) },
        { replace(&$0.geometry, by: ViewGeometry(frame: $0.geometry.frame)) },
        { replace(&$0.geometry.transform, by: .identity) },
        { replace(&$0.geometry.anchorPoint, by: Point2D(0.5, 0.5)) },
        { replace(&$0.geometry.bounds.origin, by: .zero) },
        { replace(&$0.geometry.center, by: rounded($0.geometry.center)) },
        { view in
            guard view.geometry.transform.isIdentity else { return false }
            let frame = view.geometry.frame
            let size = rounded(Point2D(x: frame.size.width, y: frame.size.height))
            return replace(
                &view.geometry.frame,
                by: Rect2D(
                    origin: rounded(frame.origin), size: Size2D(width: size.x, height: size.y)))
        },
    ]

    /// A frame that most points of a screen lie in.
    private static let plainFrame = Rect2D(x: 0, y: 0, width: 1000, height: 1000)

    /// The number of properties that are not the plainest.
    var oddities: Int {
        Self.simplifications.reduce(0) { count, simplify in
            var copy = self
            return simplify(&copy) ? count + 1 : count
        }
    }

    /// Puts in another value; false if it is the same.
    private static func replace<Value: Equatable>(_ value: inout Value, by other: Value) -> Bool {
        guard value != other else { return false }
        value = other
        return true
    }

    /// The nearest point with whole coordinates.
    private static func rounded(_ point: Point2D) -> Point2D {
        Point2D(x: point.x.rounded(), y: point.y.rounded())
    }
}
