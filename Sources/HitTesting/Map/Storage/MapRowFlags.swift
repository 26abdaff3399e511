/// What a map knows of a view in bits, and where the rest of it is in the page of the view's row.
struct MapRowFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The row is a view's.
    static let inUse = MapRowFlags(rawValue: 1 << 0)
    /// The view has a transform other than the identity.
    static let transformed = MapRowFlags(rawValue: 1 << 1)
    /// The region is larger than the view's own part of it: it follows the subviews.
    static let regionFollowsSubviews = MapRowFlags(rawValue: 1 << 2)
    /// The effective box is known to a quantum from within too.
    static let tightBox = MapRowFlags(rawValue: 1 << 3)
    /// The way down to the view is ``MapPlace/isAligned``.
    static let aligned = MapRowFlags(rawValue: 1 << 4)
    /// The view has a transform, and of all else that ``MapRowExtras`` hold what most views have.
    static let onlyTransformed = MapRowFlags(rawValue: 1 << 5)

    /// The page holds extras of the view.
    static let hasExtras = MapRowFlags(rawValue: 1 << 6)
    /// The page's extras have room for everything about the view.
    static let hasAllExtras = MapRowFlags(rawValue: 1 << 7)

    /// Where in the page's extras the view's own begin, if it has some.
    @inline(__always)
    var extrasIndex: Int {
        get { Int(rawValue >> 16) }
        set { self = MapRowFlags(rawValue: rawValue & 0xffff | UInt32(newValue) << 16) }
    }

    /// The flags without those that say where the extras are.
    var withoutExtras: MapRowFlags {
        MapRowFlags(rawValue: rawValue & 0xffff).subtracting([.hasExtras, .hasAllExtras])
    }

    /// Sets or clears flags.
    @inline(__always)
    mutating func set(_ flags: MapRowFlags, _ isSet: Bool) {
        if isSet { insert(flags) } else { remove(flags) }
    }
}
