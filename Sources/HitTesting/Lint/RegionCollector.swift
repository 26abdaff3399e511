/// Collects the regions that a container's touches are divided among, the frontmost first.
///
/// The subviews of pass-through views stand in the place of those views, clipped by their regions.
struct RegionCollector {
    /// How regions are taken apart.
    let rules: RegionPartRules

    /// The regions, the frontmost first.
    private(set) var regions: [PlacedRegion] = []

    /// The context of each region.
    private(set) var contexts: [CollectionContext] = []

    /// Pass-through views that were gone into.
    private(set) var passedThrough: [UInt32] = []

    /// Views that get no touch, with all that lies below them.
    private(set) var blocked: [Blocked] = []

    /// Why a view gets no touch.
    enum Block {
        /// A gate of the view is closed, or its geometry cannot be hit.
        case ineligible
        /// The view's behaviour is `.transparent`.
        case transparent
        /// The view's region holds no point.
        case empty
        /// The view's region lies outside those of the views around it.
        case outside
        /// Other views take all touches in the view's region.
        case covered(at: RegionPart)
    }

    /// A view that gets no touch.
    struct Blocked {
        let slot: UInt32
        let block: Block
    }

    /// Collects a container's regions.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - last: Says of a view that answers whether to stop with it: those behind are not wanted.
    init(
        _ container: SweptContainer, _ rules: RegionPartRules, in store: borrowing ViewStore,
        until last: (UInt32) -> Bool = { _ in false }
    ) {
        self.rules = rules
        let root = container.space.root
        var outer = [CollectionContext(container)]
        var pending = store.subviewSlots(of: container.slot).map { ($0, 0) }
        while let (slot, index) = pending.popLast() {
            if let block = gate(slot, in: store) {
                blocked.append(Blocked(slot: slot, block: block))
                continue
            }
            let entryBox = store.entryBox(of: slot)
            guard entryBox.meets(outer[index].clipBox) else {
                blocked.append(
                    Blocked(slot: slot, block: entryBox.isEmpty ? .empty : .outside))
                continue
            }
            let isAnywhere = store.hasUnknownPlace(slot)
            let local =
                isAnywhere
                ? [RegionPart(box: .everything, doubt: slot)] : localParts(of: slot, in: store)
            let placed = parts(local, of: slot, outer[index], root, in: store)
            guard let region = placed else {
                blocked.append(Blocked(slot: slot, block: local.isEmpty ? .empty : .outside))
                continue
            }
            guard entryBox.meets(outer[index].touchBox) else {
                let clip = outer[index].clip
                blocked.append(Blocked(slot: slot, block: Self.block(region, within: clip)))
                continue
            }
            if store.passesThrough(slot) && !isAnywhere {
                passedThrough.append(slot)
                outer.append(
                    CollectionContext(
                        outer[index], through: slot, region.parts.map(\.region), in: store))
                let context = outer.count - 1
                pending += store.subviewSlots(of: slot).map { ($0, context) }
                continue
            }
            regions.append(region)
            contexts.append(outer[index])
            if last(slot) { return }
        }
    }

    /// What keeps a view and all below it from being asked at all.
    private func gate(_ slot: UInt32, in store: borrowing ViewStore) -> Block? {
        let flags = store.records[slot].flags
        if flags.contains(.unhittable) { return .ineligible }
        if flags.behavior == .custom { return nil }
        if !flags.isDisjoint(with: .gates) { return .ineligible }
        return flags.behavior == .transparent ? .transparent : nil
    }

    /// The parts of what decides whether a view is asked, in its own space.
    private func localParts(of slot: UInt32, in store: borrowing ViewStore) -> [RegionPart] {
        guard case .custom(let bounds, _) = store.behavior(of: slot) else {
            return store.regionParts(of: slot, rules)
        }
        let box = bounds.map { HalfOpenBox($0) } ?? .everything
        return box.isEmpty ? [] : [RegionPart(box: box, doubt: slot)]
    }

    /// A view's region in the sweep's space, as far as pass-through views let it through; nil if
    /// nothing of it is left.
    private func parts(
        _ local: [RegionPart], of slot: UInt32, _ context: CollectionContext, _ root: UInt32,
        in store: borrowing ViewStore
    ) -> PlacedRegion? {
        let placed = local.map { ($0, store.place($0, of: slot, in: root)) }
        let isExact = placed.allSatisfy { $0.1?.isExact ?? true }
        let keepsSpace = isExact && context.depth < SweptContainer.depthLimit
        var parts: [PlacedRegion.Part] = []
        for (local, placing) in placed {
            guard let region = placing?.region else { continue }
            let local = keepsSpace ? nil : local
            guard let passage = context.passage else {
                parts.append(.init(region: region, local: local))
                continue
            }
            for clip in passage {
                guard let common = region.intersection(clip)?.trimmed() else { continue }
                parts.append(.init(region: common, local: local, clip: clip))
            }
        }
        guard !keepsSpace && !parts.isEmpty else {
            return PlacedRegion(
                slot: slot, parts: parts, needsPieces: store.asksSubviews(slot))
        }
        let entry = store.approximateMap(from: root, to: slot)
        guard entry.determinant != 0 && entry.determinant.isFinite else {
            return PlacedRegion(slot: slot, parts: parts, isOpaque: true)
        }
        return PlacedRegion(slot: slot, parts: parts, entry: entry)
    }

    /// Why a view in a clip gets no touch.
    static func block(_ region: PlacedRegion, within clip: [RegionPart]) -> Block {
        for part in region.parts {
            for outer in clip {
                guard let common = part.region.intersection(outer),
                    Patch(common.box).intersection(common) != nil
                else { continue }
                return .covered(at: common)
            }
        }
        return .outside
    }
}

extension ViewStore {
    /// Whether a view's singular matrix stands for its own inverse and mixes coordinates, so that it
    /// is not known where the view is.
    func hasUnknownPlace(_ slot: UInt32) -> Bool {
        records[slot].flags.contains(.unboundedPreimage) && axisSteps(of: slot) == nil
    }

    /// Whether a view whose gates are open never answers itself, while its subviews may.
    func passesThrough(_ slot: UInt32) -> Bool {
        switch records[slot].flags.behavior {
        case .passthrough: true
        case .redirect: redirectTarget(of: slot) == nil
        case .normal, .absorbing, .transparent, .custom, .overridden: false
        }
    }

    /// Whether a view that is asked may ask its subviews.
    func asksSubviews(_ slot: UInt32) -> Bool {
        records[slot].flags.subviewStorage != .none && records[slot].flags.behavior != .absorbing
    }
}
