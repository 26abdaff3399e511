/// An ordered tree of views that answers which of them gets a touch, while it changes.
///
/// A tree is a value. Copies share their storage until one of them is changed; the first change after
/// a copy copies the columns, O(n) at the speed of memory, so give a copy away before a burst of
/// edits rather than within one.
///
///     var tree = ViewTree()
///     let window = tree.addRoot(ViewDescription(frame: Rect2D(x: 0, y: 0, width: 390, height: 844)))
///     let button = tree.addSubview(
///         ViewDescription(frame: Rect2D(x: 16, y: 60, width: 120, height: 44)), to: window)
///     tree.hitTest(Point2D(20, 80))          // button
///     tree.setHidden(true, of: button)
///     tree.hitTest(Point2D(20, 80))          // window
///
/// Subviews run from back to front: the last is on top. All lengths are points, all angles radians,
/// y grows downward. Several roots are windows; their superspace is the *world*, the screen.
///
/// Queries do not change the tree and hide no cache: they are safe from several threads on one value.
///
/// A ``ViewID`` of a removed view, or of another tree, is answered with nil by queries; reading a
/// property of it, or changing it, is a programming error and traps.
public struct ViewTree: @unchecked Sendable {
    // Unchecked, because the storage is shared by copies; it is written only while uniquely held.
    private(set) var storage: ViewStorage

    /// Creates a tree without views.
    ///
    /// - Parameters:
    ///   - rules: What holds for all views, for the tree's life.
    ///   - minimumCapacity: For how many views to reserve memory.
    public init(rules: HitTestRules = .uiKit, minimumCapacity: Int = 0) {
        storage = ViewStorage(ViewStore(rules: rules, minimumCapacity: minimumCapacity))
    }

    /// Takes over a store.
    init(store: consuming ViewStore) {
        storage = ViewStorage(store)
    }

    /// Shares a storage.
    init(storage: ViewStorage) {
        self.storage = storage
    }

    /// The columns, for reading.
    var store: ViewStore {
        // SAFETY: see `ViewStorage.unguarded`. Not through another accessor: two nested ones are not
        // inlined, and cost an allocation a read.
        @inline(__always) _read { yield unsafe storage.unguarded }
    }

    /// The columns, for changing: copied first if another tree shares them.
    var uniqueStore: ViewStore {
        @inline(__always) _read { yield unsafe storage.unguarded }
        @inline(__always) _modify {
            if !isKnownUniquelyReferenced(&storage) {
                storage = ViewStorage(ViewStore(copying: unsafe storage.unguarded))
            }
            yield unsafe &storage.unguarded
        }
    }

    /// What was said of gates and geometry when the tree was made.
    public var rules: HitTestRules { store.rules }

    /// How many views the tree holds, those of detached subtrees included.
    public var count: Int { store.count }

    /// Whether the tree holds no view.
    public var isEmpty: Bool { store.count == 0 }

    /// Whether a view is in the tree: it was not removed, and is not of another tree.
    ///
    /// - Complexity: O(1).
    public func contains(_ view: ViewID) -> Bool {
        store.slot(of: view) != nil
    }

    /// The slot of a view that has to exist.
    func requiredSlot(_ view: ViewID) -> UInt32 {
        guard let slot = store.slot(of: view) else {
            preconditionFailure("View \(view) was removed, or is of another tree")
        }
        return slot
    }

    /// The memory that the columns use and reserve, in bytes; regions, closures and names excluded.
    ///
    /// - Complexity: O(number of wide containers).
    public var byteCount: Int { store.byteCount }
}
