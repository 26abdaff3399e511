/// A dynamic tree of boxes that finds the *last* sibling around a point: a stabbing-max R-tree.
///
/// Every node holds eight lanes: boxes in columns, the greatest sibling order below each lane, and
/// what the lane leads to, a node or, in leaves, a view's slot. A query visits high orders first and
/// drops what cannot beat the best answer found.
///
/// - Each box contains the boxes below it; each order is the greatest below it.
/// - Lanes in use come first; the others hold empty boxes and the lowest order.
/// - All leaves are at level 0; a node other than the root has at least two lanes in use, a leaf
///   other than the root three.
///
/// A view's *place* is its leaf's row times eight plus its lane. Edits that move views between
/// leaves keep the caller's column of places up to date.
struct BoxTree: ~Copyable {
    /// 192 bytes: three cache lines.
    struct Node: BitwiseCopyable {
        var minX = SIMD8<Float>(repeating: .infinity)
        var minY = SIMD8<Float>(repeating: .infinity)
        var maxX = SIMD8<Float>(repeating: -.infinity)
        var maxY = SIMD8<Float>(repeating: -.infinity)
        var orders = SIMD8<Int32>(repeating: .min)
        var children = SIMD8<UInt32>(repeating: 0)
    }

    /// What edits need to know of a node; queries do not read it.
    struct Link: BitwiseCopyable {
        /// The node above; for a free node, the next free one.
        var parent: UInt32 = BoxTree.none
        /// The lane in the node above.
        var lane: UInt8 = 0
        /// How many lanes are in use.
        var count: UInt8 = 0
        /// The distance from the leaves.
        var level: UInt8 = 0
    }

    /// One lane's content: a view in a leaf, a node elsewhere.
    struct Entry: BitwiseCopyable {
        var box: FloatBox
        var order: Int32
        var child: UInt32
    }

    static let none = UInt32.max
    static let laneCount = 8

    var nodes: Column<Node>
    var links: Column<Link>
    var root: UInt32
    var firstFree: UInt32

    /// Creates an empty tree: a root that is a leaf.
    init() {
        nodes = Column()
        links = Column()
        root = 0
        firstFree = Self.none
        root = makeNode(level: 0)
    }

    /// Creates a copy.
    init(copying other: borrowing BoxTree) {
        nodes = Column(copying: other.nodes)
        links = Column(copying: other.links)
        root = other.root
        firstFree = other.firstFree
    }

    /// The box around everything in the tree.
    var bounds: FloatBox { box(of: root) }

    /// The memory in use and reserved, in bytes.
    var byteCount: Int { nodes.byteCount + links.byteCount }
}
