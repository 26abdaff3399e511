/// What a cell of the grid or of a node leads to.
struct MapRef: BitwiseCopyable, Equatable {
    /// The kinds of targets.
    enum Kind: UInt32 {
        /// No view gets touches here.
        case empty
        /// One view gets them all; the payload is its slot.
        case single
        /// A block of lines; the payload is the first.
        case block
        /// Sixteen parts, or a crowded tile.
        case other
    }

    var rawValue: UInt32

    static let empty = MapRef(rawValue: 0)

    static func single(_ slot: UInt32) -> MapRef { MapRef(rawValue: slot << 2 | 1) }
    static func block(_ line: UInt32) -> MapRef { MapRef(rawValue: line << 2 | 2) }
    static func node(_ line: UInt32) -> MapRef { MapRef(rawValue: line << 3 | 3) }
    static func crowded(_ index: UInt32) -> MapRef { MapRef(rawValue: index << 3 | 7) }

    /// The kind of the target.
    @inline(__always)
    var kind: Kind {
        switch rawValue & 3 {
        case 0: .empty
        case 1: .single
        case 2: .block
        default: .other
        }
    }

    /// The slot of a single view, or the first line of a block.
    @inline(__always)
    var payload: UInt32 { rawValue >> 2 }

    /// Of the kind `other`: whether it is a node, not a crowded tile.
    @inline(__always)
    var isNode: Bool { rawValue & 4 == 0 }

    /// Of the kind `other`: the line of a node, or the number of a crowded tile.
    @inline(__always)
    var otherPayload: UInt32 { rawValue >> 3 }
}
