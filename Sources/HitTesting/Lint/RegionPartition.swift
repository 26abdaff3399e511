/// Divides patches of a space among regions in front of one another: each region takes what it
/// contains and those in front of it left.
struct RegionPartition {
    /// The regions, the frontmost first.
    let regions: [PlacedRegion]

    /// What each region took.
    private(set) var taken: [TakenPatches]

    /// What no region took.
    private(set) var rest = TakenPatches()

    /// Whether every piece that no region took is wanted.
    private let isRestListed: Bool

    /// Whether what a region in doubt takes is left to those behind too, in doubt.
    private let leavesDoubt: Bool

    /// Up to so many regions are gone through one after the other.
    private static let fewRegions = 6

    /// Divides patches.
    ///
    /// - Parameters:
    ///   - patches: The patches, which do not overlap, unless in doubt.
    ///   - regions: The regions, the frontmost first.
    ///   - isRestListed: Whether every piece that no region takes is wanted, or one and the area of
    ///     the others is enough.
    ///   - leavesDoubt: Whether what a region in doubt takes is left to those behind too, in doubt.
    /// - Complexity: O((n + m) log n) for n regions that overlap little and m pieces; O(n · m) at
    ///   worst.
    init(
        _ patches: [Patch], among regions: [PlacedRegion], isRestListed: Bool,
        leavesDoubt: Bool = true
    ) {
        self.regions = regions
        self.leavesDoubt = leavesDoubt
        self.isRestListed = isRestListed
        taken = [TakenPatches](repeating: TakenPatches(), count: regions.count)
        if !patches.isEmpty { divide(patches, among: Array(regions.indices)) }
    }

    /// Divides patches among some of the regions: by halves, as long as that leaves fewer regions on
    /// each side.
    private mutating func divide(_ patches: [Patch], among candidates: [Int]) {
        let bounds = HalfOpenBox(around: patches)
        var live: [Int] = []
        for index in candidates where regions[index].box.intersects(bounds) {
            live.append(index)
            // Nothing behind a region that covers everything gets anything.
            if regions[index].covers(bounds) { break }
        }
        if live.isEmpty {
            rest.patches += patches
            return
        }
        if live.count <= Self.fewRegions {
            divideInOrder(patches, among: live)
            return
        }
        if patches.count == 1, patches[0].outline == nil, patches[0].isCertain,
            let strips = CrossingStrips(bounds, live.map { regions[$0] })
        {
            take(strips, live)
            return
        }
        guard let cut = PartitionCut(of: bounds, among: live, of: regions) else {
            divideInOrder(patches, among: live)
            return
        }
        let (low, high) = cut.halves(of: patches)
        if !low.isEmpty { divide(low, among: live) }
        if !high.isEmpty { divide(high, among: live) }
    }

    /// Takes the pieces over that strips across a box get.
    private mutating func take(_ strips: CrossingStrips, _ live: [Int]) {
        var strips = strips
        for index in live {
            taken[index].add(strips.takeNext(isListed: regions[index].needsPieces))
        }
        rest.add(strips.remaining(isListed: isRestListed))
    }

    /// Divides patches among regions one after the other.
    private mutating func divideInOrder(_ patches: [Patch], among live: [Int]) {
        var remaining = patches
        for index in live {
            if remaining.isEmpty { return }
            for part in regions[index].parts {
                var next: [Patch] = []
                next.reserveCapacity(remaining.count)
                for patch in remaining {
                    guard patch.box.intersects(part.region.box) else {
                        next.append(patch)
                        continue
                    }
                    let division = patch.divided(by: part.region)
                    next += division.outside
                    guard let inside = division.inside else { continue }
                    taken[index].patches += regions[index].entered(by: patch, inside: inside, part)
                    if leavesDoubt, let doubtful = division.doubtful { next.append(doubtful) }
                }
                remaining = next
            }
        }
        rest.patches += remaining
    }
}

/// Patches that a region took.
struct TakenPatches {
    /// The patches, or some of them.
    var patches: [Patch] = []

    /// The area of patches that are not listed, because nobody wants more than their area.
    var unlistedArea = 0.0

    /// Adds others.
    mutating func add(_ other: TakenPatches) {
        patches += other.patches
        unlistedArea += other.unlistedArea
    }
}
