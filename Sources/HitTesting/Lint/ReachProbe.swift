/// Finds out whether one view can be hit, and where, without sweeping the whole tree.
///
/// Goes down the chain of superviews: in each container only the regions in front of the chain count,
/// and only where the view itself lies.
struct ReachProbe {
    let tree: ViewTree
    let rules: RegionPartRules

    /// What is known so far.
    private var tally = ReachTally()

    /// Looks for touches that reach a view, in itself and in the views that redirect to it.
    ///
    /// - Returns: Whether there are any, as ``ViewReach/verdict`` has it.
    /// - Complexity: O(n) for n views; much less where few views overlap the view. As a sweep of the
    ///   whole tree where many views redirect to the view.
    static func verdict(
        on view: ViewID, in tree: ViewTree, _ rules: RegionPartRules
    ) -> TouchVerdict {
        guard let slot = tree.store.slot(of: view) else { return .unreachable }
        var probe = ReachProbe(tree: tree, rules: rules)
        probe.look(for: view, answeredBy: slot)
        if probe.tally.witness == nil { probe.lookInViews(redirectingTo: view, slot) }
        if let witness = probe.tally.witness { return .reachable(at: witness) }
        guard probe.tally.hasPatches else { return .unreachable }
        for point in tree.store.samplePoints(in: slot) where tree.hitTest(point) == view {
            return .reachable(at: point)
        }
        return .undecided(below: max(probe.tally.outerArea, .leastNonzeroMagnitude))
    }

    private init(tree: ViewTree, rules: RegionPartRules) {
        self.tree = tree
        self.rules = rules
    }

    /// Up to so many views that redirect to one are gone through one by one.
    private static let fewRedirections = 16

    /// Looks for touches that other views answer with a view.
    private mutating func lookInViews(redirectingTo view: ViewID, _ slot: UInt32) {
        let redirecting = tree.store.views(redirectingTo: view)
        if redirecting.count > Self.fewRedirections {
            tally = ReachSweep(tree, rules, progress: nil).tallies[Int(slot)]
            return
        }
        for other in redirecting where tally.witness == nil {
            look(for: view, answeredBy: other)
        }
    }

    /// Looks for touches to which one view answers with another, or itself.
    private mutating func look(for view: ViewID, answeredBy slot: UInt32) {
        guard
            tree.store.records[slot].flags.behavior == .custom
                || (tree.store.answer(of: slot) == view && !tree.store.passesThrough(slot))
        else { return }
        var chain = Set<UInt32>()
        var ancestor = slot
        while ancestor != ViewStore.world {
            if ancestor == ViewStore.none { return }
            chain.insert(ancestor)
            ancestor = tree.store.parents[ancestor]
        }
        var container = SweptContainer(world: Patch(tree.store.worldExtent(of: slot)))
        while true {
            guard let next = narrowed(container, to: chain) else { return }
            container = next
            if container.slot == slot { break }
            switch tree.store.records[container.slot].flags.behavior {
            case .absorbing: return
            case .custom: container.keepStandardTouches(rules, in: tree.store)
            default: break
            }
        }
        let rest =
            tree.store.records[slot].flags.behavior == .custom
            ? container.touches : ownTouches(of: container)
        tally.add(rest, scale: container.space.areaScale, isRedirected: false)
        WitnessFinder(tree: tree, space: container.space, view: view).look(
            in: rest.patches, &tally)
    }

    /// The next view of a chain that is asked, with the touches that reach it; nil if none does.
    private mutating func narrowed(
        _ container: SweptContainer, to chain: Set<UInt32>
    ) -> SweptContainer? {
        let collector = RegionCollector(
            container, rules, in: tree.store, until: { chain.contains($0) })
        guard let last = collector.regions.last, chain.contains(last.slot) else { return nil }
        let partition = RegionPartition(
            container.touches.patches, among: collector.regions, isRestListed: false)
        let index = collector.regions.count - 1
        let touches = partition.taken[index]
        if touches.patches.isEmpty { return nil }
        if last.isOpaque {
            tally.add(touches, scale: container.space.areaScale, isRedirected: false)
            return nil
        }
        return SweptContainer(
            last, touches: touches, space: container.space, context: collector.contexts[index],
            in: tree.store)
    }

    /// What a container's subviews leave to it.
    private func ownTouches(of container: SweptContainer) -> TakenPatches {
        guard tree.store.asksSubviews(container.slot) else { return container.touches }
        let collector = RegionCollector(container, rules, in: tree.store)
        let partition = RegionPartition(
            container.touches.patches, among: collector.regions, isRestListed: true)
        return partition.rest
    }
}

extension ViewStore {
    /// The views that redirect to another one.
    ///
    /// - Complexity: O(n) in the number of slots.
    fileprivate func views(redirectingTo view: ViewID) -> [UInt32] {
        (1..<UInt32(records.count)).filter { slot in
            let flags = records[slot].flags
            return flags.contains(.alive) && flags.behavior == .redirect
                && answer(of: slot) == view && id(of: slot) != view
        }
    }

    /// A box of the world around everything that a view may be asked about.
    fileprivate func worldExtent(of slot: UInt32) -> HalfOpenBox {
        var box = entryBox(of: slot)
        var ancestor = parents[slot]
        while ancestor != Self.world {
            if box.isEmpty || records[ancestor].flags.contains(.unhittable) { break }
            box = preimage(of: box, ancestor)
            ancestor = parents[ancestor]
        }
        return HalfOpenBox(closed: box).intersection(.world)
    }
}
