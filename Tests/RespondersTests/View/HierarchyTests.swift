import HitTesting
import Responders
import Testing

@Suite struct HierarchyTests {
    let a = View()
    let b = View()
    let c = View()
    let d = View()
    let parent = View()

    @Test(arguments: [true, false])
    func `Subviews run from back to front`(isInWindow: Bool) {
        let screen = Screen()
        if isInWindow { screen.window.addSubview(parent) }
        for view in [a, b, c] { parent.addSubview(view) }
        #expect(parent.subviews == [a, b, c])
        parent.addSubview(a)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(d, at: 0)
        #expect(parent.subviews == [d, b, c, a])
        parent.insertSubview(d, at: 3)
        #expect(parent.subviews == [b, c, a, d])
        parent.insertSubview(d, aboveSubview: b)
        #expect(parent.subviews == [b, d, c, a])
        parent.insertSubview(d, belowSubview: a)
        #expect(parent.subviews == [b, c, d, a])
        parent.bringSubviewToFront(b)
        #expect(parent.subviews == [c, d, a, b])
        parent.sendSubviewToBack(a)
        #expect(parent.subviews == [a, c, d, b])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [b, c, d, a])
        for view in parent.subviews {
            view.frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        }
        parent.frame = Rect2D(x: 0, y: 0, width: 10, height: 10)
        // The engine has the same order.
        for expected in [a, d, c, b] {
            #expect(parent.hitTest(Point2D(5, 5), with: nil) === expected)
            expected.removeFromSuperview()
        }
        #expect(parent.hitTest(Point2D(5, 5), with: nil) === parent)
    }

    @Test func `A view has one superview`() {
        let other = View()
        parent.addSubview(a)
        other.addSubview(a)
        #expect(parent.subviews.isEmpty && other.subviews == [a])
        #expect(a.superview === other)
        a.removeFromSuperview()
        #expect(other.subviews.isEmpty && a.superview == nil)
    }

    @Test func `A view knows its window, and whether it is below another one`() {
        let screen = Screen()
        parent.addSubview(a)
        #expect(a.window == nil)
        screen.window.addSubview(parent)
        #expect(a.window === screen.window && screen.window.window === screen.window)
        #expect(a.isDescendant(of: parent) && a.isDescendant(of: a) && !parent.isDescendant(of: a))
        parent.removeFromSuperview()
        #expect(a.window == nil)
    }

    @Test func `A hierarchy may move between windows with all that is below`() {
        let (first, second) = (Screen(), Screen())
        parent.frame = Rect2D(x: 0, y: 0, width: 100, height: 100)
        parent.addSubview(a)
        a.frame = Rect2D(x: 10, y: 10, width: 10, height: 10)
        #expect(parent.hitTest(Point2D(15, 15), with: nil) === a)
        first.window.addSubview(parent)
        #expect(first.window.hitTest(Point2D(15, 15), with: nil) === a)
        second.window.addSubview(parent)
        #expect(first.window.subviews.isEmpty)
        #expect(first.window.hitTest(Point2D(15, 15), with: nil) === first.window)
        #expect(second.window.hitTest(Point2D(15, 15), with: nil) === a)
        a.frame.origin = Point2D(50, 50)
        #expect(second.window.hitTest(Point2D(55, 55), with: nil) === a)
        parent.removeFromSuperview()
        #expect(parent.hitTest(Point2D(55, 55), with: nil) === a)
    }

    @Test func `A window has no superview`() async {
        await #expect(processExitsWith: .failure) { View().addSubview(Window()) }
    }

    @Test func `A view does not come below itself`() async {
        await #expect(processExitsWith: .failure) {
            let (outer, inner) = (View(), View())
            outer.addSubview(inner)
            inner.addSubview(outer)
        }
        await #expect(processExitsWith: .failure) {
            let view = View()
            view.addSubview(view)
        }
    }
}
