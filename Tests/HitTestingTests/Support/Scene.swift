import HitTesting
import Testing

/// A tree with named views, for tests that read like their story.
///
/// Every question is put to both engines; that they agree is expected along the way.
struct Scene {
    /// The tree.
    var tree: ViewTree

    /// The views by name.
    private var ids: [String: ViewID] = [:]

    /// A scene with one window of 400 by 800 points, called "window".
    init(rules: HitTestRules = .uiKit) {
        tree = ViewTree(rules: rules)
        addWindow("window")
    }

    /// The view of a name.
    subscript(name: String) -> ViewID {
        guard let id = ids[name] else { preconditionFailure("There is no view called \(name)") }
        return id
    }

    /// Adds a window of 400 by 800 points.
    mutating func addWindow(
        _ name: String, level: Double = 0, _ configure: (inout ViewDescription) -> Void = { _ in }
    ) {
        var description = ViewDescription(
            frame: Rect2D(x: 0, y: 0, width: 400, height: 800), name: name)
        configure(&description)
        ids[name] = tree.addRoot(description, level: level)
    }

    /// Adds a view in front of its siblings.
    mutating func add(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        in superview: String = "window", _ configure: (inout ViewDescription) -> Void = { _ in }
    ) {
        var description = ViewDescription(
            frame: Rect2D(x: x, y: y, width: width, height: height), name: name)
        configure(&description)
        ids[name] = tree.addSubview(description, to: self[superview])
    }

    /// The name of a view.
    func name(of view: ViewID?) -> String? { view.flatMap { tree.name(of: $0) } }

    /// The name of the view that gets a touch at a point of the world.
    func hit(
        _ x: Double, _ y: Double, _ options: HitTestOptions = HitTestOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String? {
        let point = Point2D(x, y)
        let answer = RecursiveEngine(tree).hitTest(point, options: options)
        #expect(tree.hitTest(point, options: options) == answer, sourceLocation: sourceLocation)
        return name(of: answer)
    }

    /// The name of the view that a view answers for a point in its own space.
    func hit(
        _ x: Double, _ y: Double, in view: String, _ options: HitTestOptions = HitTestOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String? {
        let point = Point2D(x, y)
        let answer = RecursiveEngine(tree).hitTest(point, in: self[view], options: options)
        let live = tree.hitTest(point, in: self[view], options: options)
        #expect(live == answer, sourceLocation: sourceLocation)
        return name(of: answer)
    }

    /// The names of all views that would answer, in hit order.
    func all(
        _ x: Double, _ y: Double, _ options: HitTestOptions = HitTestOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [String] {
        let point = Point2D(x, y)
        let answers = RecursiveEngine(tree).views(at: point, options: options)
        let live = tree.views(at: point, options: options)
        #expect(live == answers, sourceLocation: sourceLocation)
        return answers.compactMap { name(of: $0) }
    }
}
