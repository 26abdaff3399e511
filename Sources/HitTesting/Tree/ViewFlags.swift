/// The bits of a view's record: its gates, its kinds, and how its subviews are stored.
struct ViewFlags: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    @inline(__always)
    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Hidden by the user.
    static let hidden = ViewFlags(rawValue: 1 << 0)
    /// Not interactive.
    static let notInteractive = ViewFlags(rawValue: 1 << 1)
    /// The alpha is below the minimum.
    static let tooTransparent = ViewFlags(rawValue: 1 << 2)
    /// The geometry has no usable conversion.
    static let unhittable = ViewFlags(rawValue: 1 << 3)
    /// The transform is not the identity: conversion goes through an inverse.
    static let transformed = ViewFlags(rawValue: 1 << 4)
    /// The region is not the bounds.
    static let specialRegion = ViewFlags(rawValue: 1 << 5)
    /// The region reaches as far as the subviews' regions do.
    static let regionFollowsSubviews = ViewFlags(rawValue: 1 << 6)
    /// A singular matrix stands for its own inverse: no box bounds the preimage.
    static let unboundedPreimage = ViewFlags(rawValue: 1 << 7)
    /// The centre is authoritative, not the frame's origin.
    static let centered = ViewFlags(rawValue: 1 << 8)
    /// Clips to its bounds, in pictures.
    static let clips = ViewFlags(rawValue: 1 << 9)
    /// The slot holds a view.
    static let alive = ViewFlags(rawValue: 1 << 10)

    /// The bounds' size is negative in a direction, or something about them is not finite.
    static let unusualBounds = ViewFlags(rawValue: 1 << 13)

    /// The frontmost subview of a wide container is so large that the next ones are looked at in
    /// order before the box tree is; a guess that only speed depends on.
    static let largeFront = ViewFlags(rawValue: 1 << 14)

    /// Any gate that the user closed.
    static let gates: ViewFlags = [.hidden, .notInteractive, .tooTransparent]
    /// What keeps a view from being hit, with its subtree.
    static let ineligible: ViewFlags = [.hidden, .notInteractive, .tooTransparent, .unhittable]

    /// The bits of the behaviour.
    static let behaviorMask = ViewFlags(rawValue: 7 << 16)
    /// The bits of the storage of subviews.
    static let storageMask = ViewFlags(rawValue: 7 << 20)

    /// Whatever makes a view other than the common one: untransformed, `.bounds`, `.normal`.
    static let special: ViewFlags = [
        .ineligible, .transformed, .specialRegion, .unusualBounds, .behaviorMask,
    ]

    /// Whether a query without options decides about the view in a few instructions.
    var isUsual: Bool { isDisjoint(with: ViewFlags.special.subtracting(.transformed)) }
}

/// The behaviours as numbers, for the flags.
enum BehaviorKind: UInt32 {
    case normal, passthrough, absorbing, transparent, redirect, custom, overridden

    /// Whether a closure or a handler decides, before the view's gates and region.
    var isClosure: Bool { self == .custom || self == .overridden }
}

/// How a view's subviews are stored.
enum SubviewStorage: UInt32 {
    /// None.
    case none
    /// One: `first` is the subview.
    case one
    /// Two: `first` is the back one, `second` the front one.
    case two
    /// A wide container: `first` is its row, `second` the frontmost subview.
    case wide
    /// A run of boxes and slots: `first` is its first line, `second` the number of subviews. The only
    /// one whose number has its bit.
    case run
}

extension ViewFlags {
    /// The behaviour's number.
    var behavior: BehaviorKind {
        @inline(__always) get { BehaviorKind(rawValue: rawValue >> 16 & 7) ?? .normal }
        set {
            self = ViewFlags(
                rawValue: rawValue & ~ViewFlags.behaviorMask.rawValue | newValue.rawValue << 16)
        }
    }

    /// How the subviews are stored.
    var subviewStorage: SubviewStorage {
        @inline(__always) get { SubviewStorage(rawValue: rawValue >> 20 & 7) ?? .none }
        set {
            self = ViewFlags(
                rawValue: rawValue & ~ViewFlags.storageMask.rawValue | newValue.rawValue << 20)
        }
    }

    /// Sets or clears one flag.
    mutating func set(_ flag: ViewFlags, _ isSet: Bool) {
        if isSet { insert(flag) } else { remove(flag) }
    }
}

/// How the subviews are stored, by tests of bits: a query asks on each level, and a jump to one of five
/// places would often be guessed wrong.
extension ViewFlags {
    /// Whether they are in a run.
    var keepsRun: Bool {
        @inline(__always) get { rawValue & SubviewStorage.run.rawValue << 20 != 0 }
    }

    /// Whether they are not in a run, and `second` is the frontmost one: of two, or of a wide container.
    var keepsFront: Bool {
        @inline(__always) get { rawValue & SubviewStorage.two.rawValue << 20 != 0 }
    }

    /// Whether there are none, if they are not in a run and `second` is not the frontmost one.
    var keepsNone: Bool {
        @inline(__always) get { rawValue & SubviewStorage.one.rawValue << 20 == 0 }
    }

    /// Whether the container is wide, if `second` is the frontmost one.
    var isWide: Bool {
        @inline(__always) get { rawValue & SubviewStorage.one.rawValue << 20 != 0 }
    }
}
