import HitTesting
import Responders

/// Contains whatever its subviews contain: the cure that is mostly written for UIKit.
private final class GenerousView: View {
    override func point(inside point: Point2D, with event: Event?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        return subviews.contains { subview in
            !subview.isHidden && subview.isUserInteractionEnabled && subview.alpha >= 0.01
                && subview.point(inside: convert(point, to: subview), with: event)
        }
    }
}

/// A parent is asked before its children, and where it does not contain the point, they are not asked.
let outsideTheParent = Lesson(title: "A child that sticks out of its parent, and three cures") {
    let stage = Stage()
    let bar = stage.window.add(View(), "bar", 0, 400, 320, 80)
    _ = bar.add(View(), "big button", 130, -30, 60, 60)
    stage.ask(160, 420, "Inside the bar")
    stage.ask(160, 380, "Above the bar")

    bar.hitRegion = .boundsOrSubviews
    stage.ask(160, 380, "With the region .boundsOrSubviews")

    bar.hitRegion = .rects([bar.bounds, Rect2D(x: 130, y: -30, width: 60, height: 60)])
    stage.ask(160, 380, "With a union of rectangles")

    bar.removeFromSuperview()
    let generous = stage.window.add(GenerousView(), "generous bar", 0, 400, 320, 80)
    _ = generous.add(View(), "big button", 130, -30, 60, 60)
    stage.ask(160, 380, "With point(inside:with:) overridden")
    stage.ask(100, 380, "Beside the button")
    return stage.lines
}

/// Where a child sticks out over its parent's sibling, the siblings' order decides.
let siblingOrder = Lesson(title: "The same button over a sibling: who is in front?") {
    let stage = Stage()
    let a = stage.window.add(View(), "A", 0, 0, 100, 100)
    a.hitRegion = .boundsOrSubviews
    _ = a.add(View(), "A's button", 80, 40, 60, 20)
    let b = stage.window.add(View(), "B", 100, 0, 100, 100)
    stage.ask(120, 50, "With B in front")
    stage.window.bringSubviewToFront(a)
    stage.ask(120, 50, "With A in front")
    stage.window.insertSubview(a, belowSubview: b)
    stage.ask(90, 50, "Where only A is")
    return stage.lines
}
