import HitTesting
import Responders

/// Gives all its touches to its scroller: the way it is mostly written for paging with peeking pages.
private final class Carousel: View {
    weak var scroller: View?

    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        self.point(inside: point, with: event) ? scroller : nil
    }
}

/// An override may name another view; so may a declaration, which leaves the subviews their own.
let redirecting = Lesson(title: "Touches go to another view") {
    let stage = Stage()
    let carousel = stage.window.add(Carousel(), "carousel", 0, 0, 320, 100)
    let scroller = carousel.add(View(), "scroller", 60, 0, 200, 100)
    carousel.scroller = scroller
    stage.ask(10, 50, "Beside the scroller")

    let form = stage.window.add(View(), "form", 0, 200, 320, 100)
    let field = form.add(View(), "field", 100, 20, 200, 60)
    _ = form.add(View(), "help", 10, 20, 60, 60)
    form.hitBehavior = .redirect(to: field)
    stage.ask(310, 290, "Beside the field")
    stage.ask(20, 250, "On the form's other view")
    return stage.lines
}
