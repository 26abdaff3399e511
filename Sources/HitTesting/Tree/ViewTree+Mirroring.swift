/// Which object stands for which view, in both directions.
public struct ViewMapping<Object: AnyObject> {
    /// The view of each object.
    public internal(set) var views: [ObjectIdentifier: ViewID]

    /// The object of each view.
    ///
    /// The column keeps the objects alive.
    public internal(set) var objects: ViewColumn<Object>

    /// Creates a mapping without objects.
    public init() {
        views = [:]
        objects = ViewColumn()
    }

    /// The view that an object stands for.
    public subscript(object: Object) -> ViewID? { views[ObjectIdentifier(object)] }

    /// The object that stands for a view.
    public subscript(view: ViewID) -> Object? { objects[view] }
}

extension ViewTree {
    /// Copies an existing hierarchy of objects in one pass, so that a framework can try the engine.
    ///
    ///     var mapping = ViewMapping<Widget>()
    ///     let tree = try ViewTree(
    ///         mirroring: rootWidget, subviews: \.children,
    ///         description: { ViewDescription(frame: $0.frame) }, mapping: &mapping)
    ///     let hit = tree.hitTest(point).flatMap { mapping[$0] }
    ///
    /// - Parameters:
    ///   - root: The object that becomes the root.
    ///   - rules: What holds for all views, for the tree's life.
    ///   - subviews: The objects directly below one, back to front.
    ///   - description: What the tree needs to know of one.
    ///   - mapping: Receives both directions, object to view and view to object.
    /// - Throws: ``ViewTreeError/objectHasTwoSuperviews(description:)``, for a loop or a diamond;
    ///   `mapping` is then unchanged.
    /// - Complexity: O(n), in stack of bounded size.
    public init<Object: AnyObject>(
        mirroring root: Object, rules: HitTestRules = .uiKit,
        subviews: (Object) -> [Object], description: (Object) -> ViewDescription,
        mapping: inout ViewMapping<Object>
    ) throws(ViewTreeError) {
        var builder = ViewTreeBuilder(rules: rules, expectedCount: 0)
        var result = ViewMapping<Object>()
        // Breadth first: siblings are added back to front, each after its superview.
        var pending: [(object: Object, superview: ViewID?)] = [(root, nil)]
        var next = 0
        while next < pending.count {
            let (object, superview) = pending[next]
            next += 1
            guard result[object] == nil else {
                throw .objectHasTwoSuperviews(description: String(describing: object))
            }
            let view =
                superview.map { builder.addSubview(description(object), to: $0) }
                ?? builder.addRoot(description(object))
            result.views[ObjectIdentifier(object)] = view
            result.objects[view] = object
            for subview in subviews(object) { pending.append((subview, view)) }
        }
        mapping = result
        self.init(store: builder.finish())
    }

    /// Copies an existing hierarchy of objects in one pass, without keeping who is who.
    ///
    /// - Parameters:
    ///   - root: The object that becomes the root.
    ///   - subviews: The objects directly below one, back to front.
    ///   - description: What the tree needs to know of one.
    /// - Throws: ``ViewTreeError/objectHasTwoSuperviews(description:)``, for a loop or a diamond.
    /// - Complexity: O(n), in stack of bounded size.
    public init<Object: AnyObject>(
        mirroring root: Object, subviews: (Object) -> [Object],
        description: (Object) -> ViewDescription
    ) throws(ViewTreeError) {
        var mapping = ViewMapping<Object>()
        try self.init(
            mirroring: root, subviews: subviews, description: description, mapping: &mapping)
    }
}
