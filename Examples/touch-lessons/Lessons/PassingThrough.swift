import HitTesting
import Responders

/// Lets touches through where it has no subview, the way it is mostly written for UIKit.
private final class Overlay: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}

/// A view that answers nil lets the search go on behind it: among its siblings, and then among those of
/// its parent, if that lets it.
let passingThrough = Lesson(title: "Touches pass through an overlay to what is below") {
    let stage = Stage()
    let page = stage.window.add(View(), "page", 0, 0, 320, 480)
    _ = page.add(View(), "link", 20, 20, 100, 20)
    let overlay = page.add(Overlay(), "overlay", 0, 0, 320, 480)
    _ = overlay.add(View(), "close", 280, 20, 20, 20)
    stage.ask(30, 30, "In the same parent")
    stage.ask(285, 25, "On the overlay's own button")

    // The overlay moves to a parent of its own, in front of the page.
    let layer = stage.window.add(View(), "layer", 0, 0, 320, 480)
    layer.addSubview(overlay)
    stage.ask(30, 30, "In another parent, which keeps touches")
    layer.hitBehavior = .passthrough
    stage.ask(30, 30, "In another parent, which passes them")
    stage.ask(285, 25, "On the overlay's own button")
    return stage.lines
}
