/// Collects the views of a new tree; given to the closure of ``ViewTree/build(rules:expectedCount:_:)``.
///
/// Views are added superview first, siblings back to front. Nothing is indexed until the end, when
/// each container's index is built once.
public struct ViewTreeBuilder: ~Copyable {
    var store: ViewStore

    /// Starts without views.
    init(rules: HitTestRules, expectedCount: Int) {
        store = ViewStore(
            rules: rules, minimumCapacity: Column<ViewRecord>.withReserve(expectedCount))
    }

    /// Adds a window, in front of those of its level that were added before.
    ///
    /// - Parameters:
    ///   - description: The window; its frame is in the world's space.
    ///   - level: Higher levels are asked first.
    /// - Precondition: `level` is not NaN.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func addRoot(_ description: ViewDescription, level: Double = 0) -> ViewID {
        precondition(!level.isNaN, "A window's level must be a number, and is NaN")
        let slot = store.makeView(description)
        store.storeLevel(level, of: slot)
        store.parents[slot] = ViewStore.world
        return store.id(of: slot)
    }

    /// Adds a view in front of its siblings.
    ///
    /// - Precondition: `superview` was added by this builder.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func addSubview(
        _ description: ViewDescription, to superview: ViewID
    ) -> ViewID {
        guard let superviewSlot = store.slot(of: superview) else {
            preconditionFailure("Superview \(superview) was not added by this builder")
        }
        let slot = store.makeView(description)
        store.parents[slot] = superviewSlot
        return store.id(of: slot)
    }

    /// Changes what a view answers: for redirections to views that come later.
    ///
    /// - Precondition: The view was added by this builder.
    /// - Complexity: O(1).
    public mutating func setHitBehavior(_ behavior: HitBehavior, of view: ViewID) {
        guard let slot = store.slot(of: view) else {
            preconditionFailure("View \(view) was not added by this builder")
        }
        store.storeBehavior(behavior, of: slot)
    }

    /// Builds every index and gives the store away.
    consuming func finish() -> ViewStore {
        store.indexAll()
        store.trim()
        return store
    }
}

extension ViewTree {
    /// Loads many views at once.
    ///
    ///     let tree = ViewTree.build(expectedCount: rows.count + 1) { builder in
    ///         let list = builder.addRoot(ViewDescription(frame: listFrame))
    ///         for row in rows { builder.addSubview(ViewDescription(frame: row.frame), to: list) }
    ///     }
    ///
    /// - Parameters:
    ///   - rules: What holds for all views, for the tree's life.
    ///   - expectedCount: For how many views to reserve memory.
    ///   - body: Adds the views, superview first, siblings back to front.
    /// - Throws: What the closure throws; there is no tree then.
    /// - Complexity: O(n) in the number of views, in stack of bounded size.
    public static func build<Failure: Error>(
        rules: HitTestRules = .uiKit, expectedCount: Int = 0,
        _ body: (inout ViewTreeBuilder) throws(Failure) -> Void
    ) throws(Failure) -> ViewTree {
        var builder = ViewTreeBuilder(rules: rules, expectedCount: expectedCount)
        try body(&builder)
        return ViewTree(store: builder.finish())
    }
}
