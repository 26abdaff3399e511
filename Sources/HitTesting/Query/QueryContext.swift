/// What comes with a query, and what closures are told.
///
/// Not copyable, and the tree is held without counting: a query that meets no closure counts no
/// reference.
@safe
struct QueryContext: ~Copyable {
    /// The storage of the tree under test, which outlives the query.
    private let storage: Unmanaged<ViewStorage>

    let options: HitTestOptions

    /// Creates the context of a query on a tree, which has to outlive it.
    @inline(__always)
    init(tree: borrowing ViewTree, options: HitTestOptions) {
        unsafe storage = Unmanaged.passUnretained(tree.storage)
        self.options = options
    }

    /// Whether a view's behaviour is decided by a closure or a handler in this query.
    func asksClosure(_ kind: BehaviorKind) -> Bool {
        kind == .custom || (kind == .overridden && options.overriddenViews != nil)
    }

    /// What a closure is told about a view.
    func closureContext(view: ViewID, localPoint: Point2D) -> HitTestContext {
        // SAFETY: the tree that the query runs on holds the storage.
        HitTestContext(
            view: view, localPoint: localPoint,
            tree: ViewTree(storage: unsafe storage.takeUnretainedValue()), options: options,
            engine: .live)
    }
}
