/// The columns of a tree: everything that is kept of its views, one row a view, by slot.
///
///     slot        0        1        2        3     …
///              ┌────────┬────────┬────────┬────────
///     records  │ world  │ 64 bytes: what a hit test reads of a view (ViewRecord)
///     parents  │   –    │ the superview's slot
///     extras   │   –    │ the row of what only some views have, or 0
///     places   │   –    │ where a wide superview keeps the box: leaf and lane
///              └────────┴────────┴────────┴────────
///     runs          boxes and slots of the subviews, for superviews of a few     (SubviewRuns)
///     wides         order and box tree of the subviews, for those of many        (WideContainer)
///     inverses      the inverse conversion, for views with a transform           (64 bytes)
///     extras        alpha, centre, transform, region, behaviour, level: where not the common ones
///     names         what people call the views, if anybody named one
///
/// Slot 0 is the *world*: a container without a view, whose subviews are the roots. Everything is
/// stored in the space where it does not change: a box in its superview's space, nothing in the
/// world's, so moving or scrolling a container does not touch what lies below it.
struct ViewStore: ~Copyable {
    /// No view.
    static let none = UInt32.max
    /// The slot of the world.
    static let world: UInt32 = 0
    /// The most views that a tree can hold.
    static let maximumCount = 1 << 28

    let rules: HitTestRules

    var records: Column<ViewRecord>
    var parents: Column<UInt32>
    var extrasRows: Column<UInt32>
    var places: Column<UInt32>
    var runs: SubviewRuns
    var wides: WideContainers
    var inverses: Column<InverseConversion>
    var freeInverses: [UInt32]
    var extras: ViewExtrasTable
    var names: [UInt32: String]

    /// The slots of removed views.
    var freeSlots: [UInt32]
    /// The generation of each slot's first view: a random number of the tree's own.
    let firstGeneration: UInt32
    /// How many views there are, detached ones included.
    var count: Int
    /// Which views have changed lately.
    var history: ChangeHistory

    /// Nothing; what holds a weak reference lies in memory and is passed by its address.
    ///
    /// Without one, each query would copy the store, more than 300 bytes, to the stack before it reads it.
    private weak var neverCopied: AnyObject?

    /// Creates a store without views.
    init(rules: HitTestRules, minimumCapacity: Int) {
        self.rules = rules
        records = Column(minimumCapacity: minimumCapacity + 1)
        parents = Column(minimumCapacity: minimumCapacity + 1)
        extrasRows = Column(minimumCapacity: minimumCapacity + 1)
        places = Column(minimumCapacity: minimumCapacity + 1)
        runs = SubviewRuns()
        wides = WideContainers()
        inverses = Column()
        freeInverses = []
        extras = ViewExtrasTable()
        names = [:]
        freeSlots = []
        firstGeneration = UInt32.random(in: .min ... .max)
        count = 0
        history = ChangeHistory()
        appendWorld()
    }

    /// Creates a copy: O(n), a copy of the columns' bytes.
    init(copying other: borrowing ViewStore) {
        rules = other.rules
        records = Column(copying: other.records)
        parents = Column(copying: other.parents)
        extrasRows = Column(copying: other.extrasRows)
        places = Column(copying: other.places)
        runs = SubviewRuns(copying: other.runs)
        wides = WideContainers(copying: other.wides)
        inverses = Column(copying: other.inverses)
        freeInverses = other.freeInverses
        extras = ViewExtrasTable(copying: other.extras)
        names = other.names
        freeSlots = other.freeSlots
        firstGeneration = other.firstGeneration
        count = other.count
        history = other.history
        history.part()
    }

    /// Adds the row of the world, which is never hit itself.
    private mutating func appendWorld() {
        records.append(
            ViewRecord(
                frameOrigin: .zero, boundsOrigin: .zero, size: .zero, flags: [],
                generation: firstGeneration, first: 0, second: 0))
        parents.append(Self.none)
        extrasRows.append(0)
        places.append(0)
    }
}

/// The heap object that copies of a tree share until one of them is changed.
final class ViewStorage {
    /// The store, read and written through ``ViewTree/store`` and ``ViewTree/uniqueStore`` alone.
    ///
    /// Dynamic exclusivity checks would cost more than many queries; they are not needed, because
    /// only a tree's mutating functions write, and those hold the tree exclusively.
    @exclusivity(unchecked) final var unguarded: ViewStore

    /// Takes over a store.
    init(_ store: consuming ViewStore) {
        // SAFETY: nobody else holds the object yet.
        unsafe unguarded = store
    }
}
