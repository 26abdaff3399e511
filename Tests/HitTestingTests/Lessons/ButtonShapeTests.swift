import HitTesting
import Testing

/// Buttons whose touch area is not their frame.
@Suite struct ButtonShapeTests {
    @Test func `a round button does not react in its corners`() {
        var scene = Scene()
        scene.add("button", 100, 100, 60, 60) { $0.hitRegion = .ellipse }
        #expect(scene.hit(130, 130) == "button")
        #expect(scene.hit(103, 103) == "window")
        #expect(scene.hit(130, 100) == "button")
    }

    @Test func `rounding its corners in drawing alone changes nothing`() {
        var scene = Scene()
        scene.add("button", 100, 100, 60, 60) { $0.clipsToBounds = true }
        #expect(scene.hit(101, 101) == "button")
    }

    @Test func `a small button gets a target of 44 points`() {
        var scene = Scene()
        scene.add("small", 100, 100, 20, 20) { $0.hitRegion = .inset(EdgeInsets2D(-12)) }
        #expect(scene.hit(88, 88) == "small")
        #expect(scene.hit(131.9, 131.9) == "small")
        #expect(scene.hit(132, 110) == "window")
    }

    @Test func `the larger target ends at the superview`() {
        var scene = Scene()
        scene.add("bar", 0, 100, 400, 20)
        scene.add("small", 100, 0, 20, 20, in: "bar") { $0.hitRegion = .inset(EdgeInsets2D(-12)) }
        #expect(scene.hit(90, 110) == "small")
        #expect(scene.hit(110, 95) == "window")
    }

    @Test func `a tab bar's raised middle is a pill over the bar`() {
        var scene = Scene()
        scene.add("bar", 0, 750, 400, 50) { $0.hitRegion = .boundsOrSubviews }
        scene.add("middle", 160, -30, 80, 60, in: "bar") {
            $0.hitRegion = .roundedRect(radius: 30)
        }
        #expect(scene.hit(200, 725) == "middle")
        #expect(scene.hit(162, 722) == "window")
        #expect(scene.hit(20, 760) == "bar")
    }

    @Test func `two triangles share a square without a gap`() {
        var scene = Scene()
        let corners = [Point2D(0, 0), Point2D(100, 0), Point2D(100, 100), Point2D(0, 100)]
        scene.add("upper", 0, 0, 100, 100) {
            $0.hitRegion = .polygons([[corners[0], corners[1], corners[2]]], .nonZero)
        }
        scene.add("lower", 0, 0, 100, 100) {
            $0.hitRegion = .polygons([[corners[0], corners[2], corners[3]]], .nonZero)
        }
        #expect(scene.hit(70, 30) == "upper")
        #expect(scene.hit(30, 70) == "lower")
        for step in 1..<100 {
            #expect(scene.all(Double(step), Double(step)).count == 2)
        }
    }
}
