import HitTesting
import Testing

@testable import Responders

@Suite struct DeclarationTests {
    /// Declares itself, and rightly.
    class Badge: View {
        override class var declaresStandardHitTesting: View.Type? { Badge.self }
    }

    /// Inherits the declaration, and overrides.
    final class RoundBadge: Badge {
        override func point(inside point: Point2D, with event: Event?) -> Bool {
            let (x, y) = (point.x - bounds.width / 2, point.y - bounds.height / 2)
            return x * x + y * y <= bounds.width * bounds.width / 4
        }
    }

    /// Declares itself, and wrongly.
    final class LyingView: View {
        override class var declaresStandardHitTesting: View.Type? { LyingView.self }
        override func hitTest(_ point: Point2D, with event: Event?) -> View? { nil }
    }

    /// Declares itself, and wrongly.
    final class LyingShape: View {
        override class var declaresStandardHitTesting: View.Type? { LyingShape.self }
        override func point(inside point: Point2D, with event: Event?) -> Bool { false }
    }

    @Test func `Only a class that names itself is decided about without being called`() {
        #expect(View().isStandard && Window().isStandard && Badge().isStandard)
        #expect(!RoundBadge().isStandard && !UndeclaredView().isStandard)
    }

    @Test func `A declaration that is inherited does not hide an override`() {
        let screen = Screen()
        let badge = RoundBadge(0, 0, 20, 20, in: screen.window)
        #expect(screen.application.hitTest(Point2D(1, 1), with: nil) === screen.window)
        #expect(screen.application.hitTest(Point2D(10, 10), with: nil) === badge)
    }

    @Test func `Forgetting the declaration changes no answer`() {
        let screen = Screen()
        let outer = UndeclaredView(10, 10, 100, 100, in: screen.window)
        let inner = UndeclaredView(10, 10, 10, 10, in: outer)
        let plain = View(15, 10, 10, 10, in: outer)
        let hit = { (x: Double, y: Double) in
            screen.application.hitTest(Point2D(x, y), with: nil)
        }
        #expect(hit(21, 21) === inner)
        #expect(hit(26, 21) === plain)
        #expect(hit(80, 80) === outer)
        #expect(hit(5, 5) === screen.window)
        outer.hitBehavior = .passthrough
        #expect(hit(80, 80) === screen.window)
        #expect(hit(21, 21) === inner)
        outer.hitBehavior = .absorbing
        #expect(hit(21, 21) === outer)
        outer.hitBehavior = .transparent
        #expect(hit(21, 21) === screen.window)
        outer.hitBehavior = .redirect(to: plain)
        #expect(hit(80, 80) === plain)
        outer.isHidden = true
        #expect(hit(21, 21) === screen.window)
    }

    #if DEBUG
        @Test func `Debug builds find a class that overrides hitTest and declares it does not`()
            async
        {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                let screen = Screen()
                _ = LyingView(0, 0, 10, 10, in: screen.window)
                _ = screen.application.hitTest(Point2D(50, 50), with: nil)
                _ = screen.application.hitTest(Point2D(5, 5), with: nil)
            }
            #expect(text(result).contains("LyingView declares standard hit testing"))
            #expect(text(result).contains("(5.0, 5.0)"))
        }

        @Test func `Debug builds find one that overrides point(inside)`() async {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                let screen = Screen()
                _ = LyingShape(0, 0, 10, 10, in: screen.window)
                _ = screen.window.hitTest(Point2D(5, 5), with: nil)
            }
            #expect(text(result).contains("declares standard hit testing overrides point(inside"))
        }

        @Test func `Debug builds find a promise that is broken`() async {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                let screen = Screen()
                let greedy = GreedyView(0, 0, 10, 10, in: screen.window)
                greedy.hitTestBounds = greedy.bounds
                _ = screen.application.hitTest(Point2D(50, 50), with: nil)
            }
            #expect(text(result).contains("GreedyView promised in hitTestBounds"))
        }

        private func text(_ result: ExitTest.Result?) -> String {
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        }
    #endif

    @Test func `Where an override edits the hierarchy nothing is compared`() {
        final class GrowingView: View {
            override func hitTest(_ point: Point2D, with event: Event?) -> View? {
                let answer = super.hitTest(point, with: event)
                _ = View(0, 0, bounds.width, bounds.height, in: self)
                return answer
            }
        }
        let screen = Screen()
        _ = Badge(0, 0, 1, 1, in: screen.window)
        let growing = GrowingView(0, 0, 10, 10, in: screen.window)
        #expect(screen.application.hitTest(Point2D(5, 5), with: nil) === growing)
        #expect(screen.application.hitTest(Point2D(5, 5), with: nil) === growing.subviews[0])
    }

    @Test func `A query is compared once, not those within it again`() {
        let screen = Screen()
        _ = Badge(0, 0, 1, 1, in: screen.window)
        var superview: View = screen.window
        var asked: [AskedView] = []
        for _ in 0..<10 {
            let view = AskedView(0, 0, 100, 100, in: superview)
            asked.append(view)
            superview = view
        }
        #expect(screen.application.hitTest(Point2D(5, 5), with: nil) === asked.last)
        #if DEBUG
            let expected = 2
        #else
            let expected = 1
        #endif
        #expect(asked.allSatisfy { $0.asked == expected })
    }

    @Test func `What cannot be wrong is not checked`() {
        let screen = Screen()
        let undeclared = UndeclaredView(0, 0, 10, 10, in: screen.window)
        let space = screen.window.node?.space
        #expect(space?.hasClaims == false)
        undeclared.hitTestBounds = undeclared.bounds
        #expect(space?.hasClaims == true)
        undeclared.hitTestBounds = nil
        #expect(space?.hasClaims == false)
        let badge = Badge(0, 0, 10, 10, in: undeclared)
        #expect(space?.hasClaims == true)
        badge.hitTestBounds = badge.bounds
        badge.removeFromSuperview()
        #expect(space?.hasClaims == false)
    }

    @Test func `A promise spares a view from being asked elsewhere`() {
        let screen = Screen()
        let asked = AskedView(0, 0, 10, 10, in: screen.window)
        _ = screen.application.hitTest(Point2D(50, 50), with: nil)
        #expect(asked.asked > 0)
        asked.hitTestBounds = asked.bounds
        screen.window.hitRegion = .boundsOrSubviews
        // Where a debug build checks promises it asks everybody.
        #if !DEBUG
            asked.asked = 0
            _ = screen.application.hitTest(Point2D(50, 50), with: nil)
            #expect(asked.asked == 0)
        #endif
        #expect(screen.application.hitTest(Point2D(5, 5), with: nil) === asked)
    }
}
