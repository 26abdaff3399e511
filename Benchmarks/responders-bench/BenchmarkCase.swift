import HitTesting
import Responders
import SceneGenerators

/// A window of a hundred containers of a hundred views each, and where it is touched.
struct BenchmarkCase {
    /// Where the thousand views of an overriding class are.
    enum Overriding {
        case nobody
        /// In ten containers that no touch is in.
        case elsewhere
        /// Ten in each container.
        case everywhere
        /// Ten in each container, each with a promise.
        case everywhereWithBounds
        /// Ten in each container, and the recursion written by hand everywhere.
        case viewByView
    }

    let name: String
    let viewCount: Int
    private let window: Window
    private let points: [Point2D]

    /// Makes the views and the points.
    init(_ name: String, _ overriding: Overriding) {
        self.name = name
        let frame = Rect2D(x: 0, y: 0, width: 1000, height: 1000)
        window = overriding == .viewByView ? AskingWindow(frame: frame) : Window(frame: frame)
        var count = 1
        for index in 0..<100 {
            let origin = Point2D(Double(index % 10) * 100, Double(index / 10) * 100)
            let containerFrame = Rect2D(origin: origin, size: Size2D(width: 100, height: 100))
            let container =
                overriding == .viewByView
                ? AskingView(frame: containerFrame) : View(frame: containerFrame)
            window.addSubview(container)
            count += 1
            for cell in 0..<100 {
                let frame = Rect2D(
                    x: Double(cell % 10) * 10, y: Double(cell / 10) * 10, width: 8, height: 8)
                let view = Self.makeView(overriding, container: index, cell: cell, frame: frame)
                if overriding == .everywhereWithBounds && view is RoundView {
                    view.hitTestBounds = view.bounds
                }
                container.addSubview(view)
                count += 1
            }
        }
        viewCount = count
        var random = SplitMix64(seed: 1)
        points = (0..<5000).map { _ in
            // The ten containers of the top row are the ones that hold the overriding views of
            // `elsewhere`.
            Point2D(random.unit() * 1000, 100 + random.unit() * 900)
        }
    }

    private static func makeView(
        _ overriding: Overriding, container: Int, cell: Int, frame: Rect2D
    ) -> View {
        switch overriding {
        case .nobody: View(frame: frame)
        case .elsewhere: container < 10 ? RoundView(frame: frame) : View(frame: frame)
        case .everywhere, .everywhereWithBounds:
            cell.isMultiple(of: 10) ? RoundView(frame: frame) : View(frame: frame)
        case .viewByView:
            cell.isMultiple(of: 10) ? RoundView(frame: frame) : AskingView(frame: frame)
        }
    }

    /// Asks about all points once.
    func run() -> (nanoseconds: Double, hits: Int) {
        var hits = 0
        let clock = ContinuousClock()
        let duration = clock.measure {
            for point in points {
                let hit = window.hitTest(point, with: nil)
                if hit?.subviews.isEmpty == true { hits += 1 }
            }
        }
        return (Double(duration.components.attoseconds) / 1e9 / Double(points.count), hits)
    }
}

/// A view that contains a circle.
final class RoundView: View {
    override func point(inside point: Point2D, with event: Event?) -> Bool {
        let (x, y) = (point.x - bounds.width / 2, point.y - bounds.height / 2)
        return x * x + y * y <= bounds.width * bounds.width / 4
    }
}

/// A view that asks its subviews one by one, as if there were no engine.
final class AskingView: View {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        ask(self, point, event)
    }
}

/// A window that asks its subviews one by one.
final class AskingWindow: Window {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        ask(self, point, event)
    }
}

/// UIKit's recursion, written by hand.
private func ask(_ view: View, _ point: Point2D, _ event: Event?) -> View? {
    guard view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01,
        view.point(inside: point, with: event)
    else { return nil }
    for subview in view.subviews.reversed() {
        let frame = subview.frame
        let local = Point2D(point.x - frame.origin.x, point.y - frame.origin.y)
        if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return view
}
