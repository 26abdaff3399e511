import HitTesting
import SceneGenerators

@testable import Responders

/// A window of random views of every class, that can be edited at random.
struct RandomHierarchy {
    let window = Window(frame: Rect2D(x: 0, y: 0, width: 100, height: 100))
    private var random: SplitMix64
    private var views: [View]
    /// Views that were taken out, and may come back.
    private var reserve: [View] = []
    private let foreigner = View()

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        views = [window]
        for _ in 0..<40 { addView() }
    }

    /// A view of the hierarchy.
    mutating func randomView() -> View { views[below(views.count)] }

    /// A point, often on an edge.
    mutating func point() -> Point2D {
        Point2D(Double(below(26)) * 5 - 10, Double(below(26)) * 5 - 10)
    }

    /// What the recursion answers; nil if it gave up.
    func recursion(at point: Point2D, in view: View? = nil) -> View?? {
        guard let space = window.node?.space else { return nil }
        // The views below are called as they are; the one asked, too.
        space.check.isRecursing = true
        defer { space.check.isRecursing = false }
        return .some((view ?? window).hitTest(point, with: nil))
    }

    /// Makes one random change.
    mutating func edit() {
        let view = randomView()
        switch below(10) {
        case 0: addView()
        case 1: changeGeometry(of: view)
        case 2: view.hitRegion = region()
        case 3: view.hitBehavior = behavior()
        case 4: changeGates(of: view)
        case 5:
            guard let superview = view.superview else { return }
            superview.insertSubview(view, at: below(superview.subviews.count))
        case 6: move(view)
        case 7: takeOut(view)
        case 8:
            guard let returning = reserve.popLast() else { return }
            randomView().addSubview(returning)
            register(returning)
        default:
            guard view.subviews.count > 1 else { return }
            view.exchangeSubview(at: 0, withSubviewAt: view.subviews.count - 1)
        }
    }

    private mutating func addView() {
        let superview = randomView()
        let view = makeView()
        changeGeometry(of: view)
        if below(4) == 0 { view.hitRegion = region() }
        if below(4) == 0 { view.hitBehavior = behavior() }
        if below(6) == 0 { changeGates(of: view) }
        superview.insertSubview(view, at: below(superview.subviews.count + 1))
        views.append(view)
    }

    private mutating func makeView() -> View {
        switch below(12) {
        case 0: return UndeclaredView()
        case 1: return PassthroughView()
        case 2: return RefusingView()
        case 3:
            let view = RedirectingView()
            view.receiver = below(3) == 0 ? foreigner : randomView()
            return view
        case 4: return below(3) == 0 ? GreedyView() : View()
        case 5, 6: return MarginView()
        case 7: return AskedView()
        case 8: return HandWrittenView()
        case 9: return LoggingView("view", TouchLog())
        default: return View()
        }
    }

    private mutating func changeGeometry(of view: View) {
        if view === window { return }
        view.transform = .identity
        view.frame = Rect2D(
            x: Double(below(12)) * 5, y: Double(below(12)) * 5,
            width: Double(below(14)) * 5, height: Double(below(14)) * 5)
        view.bounds.origin = Point2D(Double(below(3)) * 5, Double(below(3)) * 5)
        switch below(6) {
        case 0: view.transform = AffineTransform2D(cosine: 0.6, sine: 0.8)
        case 1: view.transform = AffineTransform2D(scaleX: 0, y: 1)
        default: break
        }
    }

    private mutating func changeGates(of view: View) {
        view.isHidden = view !== window && below(5) == 0
        view.isUserInteractionEnabled = view === window || below(5) > 0
        view.alpha = view === window || below(5) > 0 ? 1 : 0.001
    }

    private mutating func region() -> HitRegion {
        switch below(7) {
        case 0: .boundsOrSubviews
        case 1: .ellipse
        case 2: .inset(EdgeInsets2D(Double(below(5)) * 5 - 15))
        case 3: .excluding(.boundsOrSubviews, .rects([Rect2D(x: 0, y: 0, width: 20, height: 20)]))
        case 4: .everywhere
        default: .bounds
        }
    }

    private mutating func behavior() -> View.HitBehavior {
        switch below(8) {
        case 0: .passthrough
        case 1: .absorbing
        case 2: .transparent
        case 3, 4: .redirect(to: below(3) == 0 ? foreigner : randomView())
        default: .normal
        }
    }

    private mutating func move(_ view: View) {
        let target = randomView()
        guard view !== window, !target.isDescendant(of: view) else { return }
        target.insertSubview(
            view, at: below(target.subviews.count + (view.superview === target ? 0 : 1)))
    }

    private mutating func takeOut(_ view: View) {
        guard view !== window, views.count > 20 else { return }
        view.removeFromSuperview()
        views.removeAll { $0.isDescendant(of: view) }
        reserve.append(view)
    }

    private mutating func register(_ view: View) {
        views.append(view)
        for subview in view.subviews { register(subview) }
    }

    private mutating func below(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &random)
    }
}
