extension ViewStore {
    /// A view's own opacity.
    func alpha(of slot: UInt32) -> Float {
        extrasRows[slot] == 0 ? 1 : extras[extrasRows[slot]].alpha
    }

    /// Stores a view's own opacity and the gate that follows from it.
    mutating func storeAlpha(_ alpha: Float, of slot: UInt32) {
        if alpha != 1 || extrasRows[slot] != 0 { extras[extrasRow(of: slot)].alpha = alpha }
        records[slot].flags.set(.tooTransparent, !rules.allows(alpha: alpha))
    }

    /// A view's region.
    func region(of slot: UInt32) -> HitRegion {
        extrasRows[slot] == 0 ? .bounds : extras[extrasRows[slot]].region
    }

    /// Stores a view's region, in the form given and in the form that queries evaluate.
    mutating func storeRegion(_ region: HitRegion, of slot: UInt32) {
        let shape = RegionShapeOwner(region)
        if shape != nil || extrasRows[slot] != 0 {
            extras.setRegion(region, shape: shape, row: extrasRow(of: slot))
        }
        records[slot].flags.set(.specialRegion, shape != nil)
        // SAFETY: the owner is at hand.
        let follows = unsafe shape?.shape.pointee.followsSubviews ?? false
        records[slot].flags.set(.regionFollowsSubviews, follows)
        if extrasRows[slot] != 0 {
            extras[extrasRows[slot]].subviewBox =
                follows ? computedSubviewBox(of: slot) : .empty
        }
    }

    /// A view's behaviour.
    func behavior(of slot: UInt32) -> HitBehavior {
        extrasRows[slot] == 0 ? .normal : extras[extrasRows[slot]].behavior
    }

    /// Stores a view's behaviour.
    mutating func storeBehavior(_ behavior: HitBehavior, of slot: UInt32) {
        let kind = behavior.kind
        if kind != .normal || extrasRows[slot] != 0 {
            extras.setBehavior(behavior, row: extrasRow(of: slot))
        }
        records[slot].flags.behavior = kind
    }

    /// Everything that is kept of a view.
    func description(of slot: UInt32) -> ViewDescription {
        let flags = records[slot].flags
        var description = ViewDescription(geometry: geometry(of: slot), name: names[slot])
        description.isHidden = flags.contains(.hidden)
        description.isUserInteractionEnabled = !flags.contains(.notInteractive)
        description.clipsToBounds = flags.contains(.clips)
        description.alpha = alpha(of: slot)
        description.hitRegion = region(of: slot)
        description.hitBehavior = behavior(of: slot)
        return description
    }
}

extension HitBehavior {
    /// The behaviour's number.
    var kind: BehaviorKind {
        switch self {
        case .normal: .normal
        case .passthrough: .passthrough
        case .absorbing: .absorbing
        case .transparent: .transparent
        case .redirect: .redirect
        case .custom: .custom
        case .overridden: .overridden
        }
    }

    /// Where the closure or handler promises not to answer outside of.
    var closureBounds: Rect2D? {
        switch self {
        case .custom(let bounds, _), .overridden(let bounds): bounds
        default: nil
        }
    }
}
