import HitTesting
import Responders

/// Contains the circle in its bounds, the way it is written for UIKit.
private final class Knob: View {
    override func point(inside point: Point2D, with event: Event?) -> Bool {
        let radius = bounds.width / 2
        let (x, y) = (point.x - radius, point.y - radius)
        return x * x + y * y <= radius * radius
    }
}

/// Bounds are rectangles; a control need not be.
let roundControl = Lesson(title: "A round control") {
    let stage = Stage()
    _ = stage.window.add(Knob(), "knob", 0, 0, 100, 100)
    stage.ask(50, 50, "With an override, in the middle")
    stage.ask(5, 5, "With an override, in the corner")

    let dial = stage.window.add(View(), "dial", 100, 0, 100, 100)
    dial.hitRegion = .ellipse
    stage.ask(150, 50, "With a region, in the middle")
    stage.ask(105, 5, "With a region, in the corner")

    let triangle = stage.window.add(View(), "triangle", 200, 0, 100, 100)
    let corners = [Point2D(50, 0), Point2D(100, 100), Point2D(0, 100)]
    triangle.hitRegion = .polygons([corners], .nonZero)
    stage.ask(250, 50, "In a triangle")
    stage.ask(210, 10, "Beside its top")
    return stage.lines
}
