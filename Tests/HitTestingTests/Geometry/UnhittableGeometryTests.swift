import HitTesting
import Testing

/// Singular and non-finite geometry.
@Suite struct UnhittableGeometryTests {
    static let bounds = Rect2D(x: 0, y: 0, width: 10, height: 10)
    static let returning = HitTestRules(singularTransforms: .returnedUnchanged)

    @Test(arguments: [
        ViewGeometry(frame: Rect2D(x: .nan, y: 0, width: 10, height: 10)),
        ViewGeometry(frame: Rect2D(x: 0, y: .infinity, width: 10, height: 10)),
        ViewGeometry(frame: Rect2D(x: 0, y: 0, width: .infinity, height: 10)),
        ViewGeometry(frame: bounds, boundsOrigin: Point2D(0, .nan)),
        ViewGeometry(bounds: bounds, center: Point2D(.nan, 0)),
        ViewGeometry(bounds: bounds, center: .zero, anchorPoint: Point2D(0, .infinity)),
        ViewGeometry(
            bounds: bounds, center: .zero, transform: AffineTransform2D(translationX: .nan, y: 0)),
        ViewGeometry(
            bounds: bounds, center: .zero, transform: AffineTransform2D(scaleX: .infinity, y: 1)),
        // The centre plus the translation overflows.
        ViewGeometry(
            bounds: bounds, center: Point2D(1e308, 0),
            transform: AffineTransform2D(translationX: 1e308, y: 0)),
    ])
    func `what is not finite has no conversion under any rules`(geometry: ViewGeometry) {
        #expect(geometry.pointConversion(under: .uiKit) == nil)
        #expect(geometry.pointConversion(under: Self.returning) == nil)
    }

    @Test(arguments: [
        AffineTransform2D(scaleX: 0, y: 0), AffineTransform2D(scaleX: 1e200, y: 1e200),
        AffineTransform2D(scaleX: 1e-170, y: 1e-170),
        AffineTransform2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ])
    func `a singular matrix has none, or is its own inverse`(transform: AffineTransform2D) {
        let geometry = ViewGeometry(bounds: Self.bounds, center: .zero, transform: transform)
        #expect(geometry.pointConversion(under: .uiKit) == nil)
        let inverse = InverseConversion(
            ia: transform.a, ib: transform.b, ic: transform.c, id: transform.d,
            anchor: .zero, pivot: Point2D(5, 5))
        #expect(geometry.pointConversion(under: Self.returning) == .affine(inverse))
    }

    @Test func `a view scaled to nothing is not hit, nor is what lies in it`() {
        var scene = Scene()
        scene.add("collapsed", 100, 100, 100, 100) {
            $0.geometry.transform = AffineTransform2D(scaleX: 0, y: 0)
        }
        scene.add("inside", 0, 0, 100, 100, in: "collapsed") { $0.hitRegion = .everywhere }
        #expect(scene.hit(150, 150) == "window")
        #expect(scene.hit(10, 10) == "window")
        #expect(scene.hit(50, 50, in: "collapsed") == nil)
        #expect(scene.hit(50, 50, in: "inside") == "inside")
    }

    @Test func `returned unchanged, it swallows every touch of its superview`() {
        var scene = Scene(rules: Self.returning)
        scene.add("collapsed", 100, 100, 100, 100) {
            $0.geometry.transform = AffineTransform2D(scaleX: 0, y: 0)
        }
        #expect(scene.hit(150, 150) == "collapsed")
        #expect(scene.hit(399, 799) == "collapsed")
        #expect(scene.hit(400, 800) == nil)
    }
}
