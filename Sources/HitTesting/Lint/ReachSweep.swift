/// Divides the world among the views of a tree, front to back: who gets touches where.
///
/// Containers are swept one by one, each once. What reaches a container is a set of patches that do
/// not overlap; its subviews, the frontmost first, take from them what their regions contain, and the
/// container keeps the rest. No view behind is looked at where one in front has taken everything, and
/// nothing below a view that got no patch.
struct ReachSweep {
    let tree: ViewTree
    let rules: RegionPartRules

    /// What was found out, by slot.
    private(set) var tallies: [ReachTally]

    /// The views that closures decide about, and touches reach.
    private(set) var closures: [UInt32] = []

    /// How many views have been dealt with.
    private var settledCount = 0

    /// Sweeps a tree.
    ///
    /// - Parameter progress: Called now and then with the number of views dealt with.
    init(_ tree: ViewTree, _ rules: RegionPartRules, progress: ((Int) -> Void)?) {
        self.tree = tree
        self.rules = rules
        tallies = [ReachTally](
            repeating: ReachTally(reason: .detached), count: tree.store.records.count)
        var pending = [SweptContainer(world: Patch(.world))]
        var reported = 0
        while let container = pending.popLast() {
            sweep(container, &pending)
            settledCount += 1
            if settledCount - reported >= 512 {
                progress?(settledCount - 1)
                reported = settledCount
            }
        }
        lookAround()
        progress?(settledCount - 1)
    }

    /// Divides a container's touches, and adds those of its subviews that get some to the pending.
    private mutating func sweep(_ container: SweptContainer, _ pending: inout [SweptContainer]) {
        let slot = container.slot
        let behavior = tree.store.records[slot].flags.behavior
        tallies[Int(slot)].reason = nil
        if slot != ViewStore.world { addSubtreeArea(of: container) }
        if behavior == .absorbing {
            blockSubviews(of: slot, .absorbed(by: tree.store.id(of: slot)))
            settle(container.touches, container)
            return
        }
        var container = container
        if behavior == .custom {
            // The closure may answer with the view wherever it is asked.
            closures.append(slot)
            settle(container.touches, container)
            if let reason = gateReason(of: slot) {
                blockSubviews(of: slot, reason)
                return
            }
            container.keepStandardTouches(rules, in: tree.store)
        }
        let collector = RegionCollector(container, rules, in: tree.store)
        for blocked in collector.blocked { block(blocked, in: container) }
        for slot in collector.passedThrough {
            settledCount += 1
            tallies[Int(slot)].reason = ownReason(of: slot)
        }
        let partition = RegionPartition(
            container.touches.patches, among: collector.regions, isRestListed: false)
        for (index, region) in collector.regions.enumerated() {
            let taken = partition.taken[index]
            if taken.patches.isEmpty {
                let clip = collector.contexts[index].clip
                let block = RegionCollector.block(region, within: clip)
                self.block(.init(slot: region.slot, block: block), in: container)
                continue
            }
            if region.isOpaque {
                doubtSubtree(of: region.slot, taken.patches, scale: container.space.areaScale)
                continue
            }
            pending.append(
                SweptContainer(
                    region, touches: taken, space: container.space,
                    context: collector.contexts[index], in: tree.store))
        }
        if slot == ViewStore.world || behavior == .custom { return }
        var rest = partition.rest
        rest.unlistedArea += container.touches.unlistedArea
        settle(rest, container)
    }

    /// Notes what a container and everything below it get.
    private mutating func addSubtreeArea(of container: SweptContainer) {
        let scale = container.space.areaScale
        let slot = Int(container.slot)
        for patch in container.touches.patches {
            tallies[slot].innerAreaWithSubviews += patch.innerArea * scale
            tallies[slot].outerAreaWithSubviews += patch.outerArea * scale
        }
        tallies[slot].innerAreaWithSubviews += container.touches.unlistedArea * scale
        tallies[slot].outerAreaWithSubviews += container.touches.unlistedArea * scale
    }

    /// Gives touches to the view that answers them: the container, or the one it redirects to.
    private mutating func settle(_ touches: TakenPatches, _ container: SweptContainer) {
        let answer = tree.store.answer(of: container.slot)
        if answer.slot != container.slot {
            tallies[Int(container.slot)].reason = ownReason(of: container.slot)
        }
        tallies[Int(answer.slot)].add(
            touches, scale: container.space.areaScale,
            isRedirected: answer.slot != container.slot)
        let finder = WitnessFinder(tree: tree, space: container.space, view: answer)
        finder.look(in: touches.patches, &tallies[Int(answer.slot)])
    }
}

extension ReachSweep {
    /// Notes why a view, and everything below it, gets no touch.
    private mutating func block(
        _ blocked: RegionCollector.Blocked, in container: SweptContainer
    ) {
        let view = tree.store.id(of: blocked.slot)
        switch blocked.block {
        case .ineligible:
            if let reason = gateReason(of: blocked.slot) { blockSubtree(of: blocked.slot, reason) }
        case .transparent: blockSubtree(of: blocked.slot, .transparent(view: view))
        case .empty: blockSubtree(of: blocked.slot, .emptyRegion(view: view))
        case .outside:
            let ancestor = tree.store.ancestorLeavingOut(blocked.slot)
            blockSubtree(
                of: blocked.slot, .outside(view: view, ancestor: tree.store.id(of: ancestor)))
        case .covered(let part):
            let finder = WitnessFinder(tree: tree, space: container.space, view: view)
            let point = finder.worldPoint(Patch(part.box).intersection(part)?.middle ?? .zero)
            blockSubtree(
                of: blocked.slot, .covered(view: view, by: tree.hitTest(point), at: point))
        }
    }

    /// Notes the same reason for everything below a view.
    private mutating func blockSubviews(of slot: UInt32, _ reason: UnreachableReason<ViewID>) {
        for subview in tree.store.subviewSlots(of: slot) { blockSubtree(of: subview, reason) }
    }

    /// Notes the same reason for a view and everything below it.
    private mutating func blockSubtree(of slot: UInt32, _ reason: UnreachableReason<ViewID>) {
        var pending = [slot]
        while let slot = pending.popLast() {
            settledCount += 1
            tallies[Int(slot)].reason = reason
            tree.store.forEachSubview(of: slot) { pending.append($0) }
        }
    }

    /// Notes for a view and everything below it, as far as gates are open, that nobody knows where
    /// they are.
    private mutating func doubtSubtree(of slot: UInt32, _ patches: [Patch], scale: Double) {
        let area = patches.reduce(0) { $0 + $1.outerArea * scale }
        var pending = [slot]
        while let next = pending.popLast() {
            if let reason = gateReason(of: next) {
                blockSubtree(of: next, reason)
                continue
            }
            settledCount += 1
            tallies[Int(next)].reason = nil
            if tree.store.records[next].flags.behavior == .custom { closures.append(next) }
            for view in Set([next, tree.store.answer(of: next).slot]) {
                tallies[Int(view)].hasPatches = true
                tallies[Int(view)].outerArea += area
                tallies[Int(view)].doubt = slot
            }
            tallies[Int(next)].outerAreaWithSubviews += area
            tree.store.forEachSubview(of: next) { pending.append($0) }
        }
    }

    /// Looks for points that reach views of which it is not known whether any does: a few in each
    /// such view, and whatever view answers there is known from then on.
    private mutating func lookAround() {
        for slot in tallies.indices where tallies[slot].hasPatches && tallies[slot].witness == nil {
            for point in tree.store.samplePoints(in: UInt32(slot)) {
                guard let answer = tree.hitTest(point), tallies[Int(answer.slot)].witness == nil
                else { continue }
                tallies[Int(answer.slot)].witness = point
            }
        }
    }

    /// The gate that keeps a view from being asked, or what is wrong with its geometry.
    private func gateReason(of slot: UInt32) -> UnreachableReason<ViewID>? {
        let view = tree.store.id(of: slot)
        let flags = tree.store.records[slot].flags
        if flags.contains(.hidden) { return .hidden(view: view) }
        if flags.contains(.notInteractive) { return .interactionDisabled(view: view) }
        if flags.contains(.tooTransparent) {
            return .tooTransparent(view: view, alpha: tree.store.alpha(of: slot))
        }
        guard flags.contains(.unhittable) else { return nil }
        let geometry = tree.store.geometry(of: slot)
        return geometry.hasOnlyFiniteNumbers
            ? .singularTransform(view: view, transform: geometry.transform)
            : .nonFiniteGeometry(view: view)
    }

    /// Why a view that is asked never answers with itself.
    private func ownReason(of slot: UInt32) -> UnreachableReason<ViewID> {
        let view = tree.store.id(of: slot)
        guard let target = tree.store.redirectTarget(of: slot),
            tree.store.records[slot].flags.behavior == .redirect
        else { return .passesThrough(view: view) }
        return .redirects(view: view, to: target)
    }
}
