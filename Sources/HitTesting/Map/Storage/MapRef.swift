/// What a cell of the grid or of a node leads to.
struct MapRef: BitwiseCopyable, Equatable {
    /// The kinds of targets.
    enum Kind {
        /// No view gets touches here.
        case empty
        /// One view gets them all.
        case single
        /// A block of one to nine lines.
        case block
        /// Sixteen parts.
        case node
    }

    var rawValue: UInt32

    /// Of a block, the bit that says that it has more than one line; those below count the rest.
    private static let hasSecondLine: UInt32 = 1 << 5

    static let empty = MapRef(rawValue: 0)

    /// One view, by the word of a lane that is neither loose nor an indirection.
    static func single(_ word: UInt32) -> MapRef {
        let isReused = word & LaneFlags.reused.rawValue != 0
        return MapRef(rawValue: (word & LaneFlags.payloadMask) << 2 | (isReused ? 1 << 31 : 0) | 1)
    }

    static func block(_ line: UInt32, count: Int) -> MapRef {
        assert(1...9 ~= count, "A block has one to nine lines, not \(count)")
        let lines = count == 1 ? 0 : hasSecondLine | UInt32(count - 2) << 2
        return MapRef(rawValue: line << 6 | lines | 2)
    }
    static func node(_ line: UInt32) -> MapRef { MapRef(rawValue: line << 2 | 3) }

    /// The kind of the target.
    @inline(__always)
    var kind: Kind {
        switch rawValue & 3 {
        case 0: .empty
        case 1: .single
        case 2: .block
        default: .node
        }
    }

    /// Whether the kind is `block`.
    @inline(__always)
    var isBlock: Bool { rawValue & 3 == 2 }

    /// Whether the kind is `single`.
    @inline(__always)
    var isSingle: Bool { rawValue & 3 == 1 }

    /// Of a single view, its word.
    @inline(__always)
    var word: UInt32 {
        rawValue >> 2 & LaneFlags.payloadMask | rawValue & LaneFlags.reused.rawValue
    }

    /// The first line of a block.
    @inline(__always)
    var firstLine: UInt32 { rawValue >> 6 }

    /// How many lines a block has.
    @inline(__always)
    var lineCount: UInt32 { rawValue & Self.hasSecondLine == 0 ? 1 : (rawValue >> 2 & 7) + 2 }

    /// How many bytes after a block's first line its second one is; none if there is no second.
    @inline(__always)
    var secondLineOffset: Int { Int(rawValue & Self.hasSecondLine) << 1 }

    /// Whether the kind is `node`.
    @inline(__always)
    var isNode: Bool { rawValue & 3 == 3 }

    /// The line of a node.
    @inline(__always)
    var nodeLine: UInt32 { rawValue >> 2 }
}
