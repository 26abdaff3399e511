/// Writes the candidates of an area into a map's tiles.
struct TileWriter {
    /// A tile with more lanes than this, two lines, is divided if that pays.
    static let divisionThreshold = 16
    /// A tile with more lanes than this that is not divided gets a box tree.
    static let crowdThreshold = 64
    /// Dividing pays if the parts' lanes together are at most this many times the tile's.
    static let worthwhileGrowth = 2
    /// However often a tile is divided, its parts' lanes are together at most this many times its own.
    static let largestGrowth = 6

    let storage: MapStorage
    let candidates: [MapCandidate]

    /// Lists of candidates' numbers; those of the parts of a tile stand behind its own.
    private var lists: [UInt32] = []

    /// Starts on some candidates, in hit order, whose indirections are the storage's.
    init(_ candidates: [MapCandidate], into storage: MapStorage) {
        self.storage = storage
        self.candidates = candidates
    }

    /// Makes a tile of the candidates in a part of a list, each of which reaches into it, and which end
    /// at the first that surely wins all of it.
    mutating func makeTile(_ tile: MapTile, _ list: [UInt32], _ part: Range<Int>) -> MapRef {
        lists.removeAll(keepingCapacity: true)
        // One by one: a slice would count references.
        for index in part { lists.append(list[index]) }
        return makeTile(tile, lists.indices, allowance: .infinity)
    }

    private mutating func makeTile(
        _ tile: MapTile, _ list: Range<Int>, allowance: Double
    ) -> MapRef {
        if list.isEmpty { return .empty }
        let first = candidates[Int(lists[list.lowerBound])]
        if list.count == 1, !LaneFlags(of: first.word).contains(.indirect),
            first.inner.surelyCovers(tile.box)
        {
            return .single(first.word)
        }
        let lanes = list.reduce(0) { $0 + laneCount(of: candidates[Int(lists[$1])]) }
        if lanes > Self.divisionThreshold && tile.isDivisible,
            let node = makeNode(
                tile, list, lanes: lanes,
                allowance: min(allowance, Double(Self.largestGrowth * lanes)))
        {
            return node
        }
        return lanes > Self.crowdThreshold
            ? makeCrowdedTile(tile, list) : makeBlock(tile, list, lanes: lanes)
    }

    /// Divides a tile, if that pays.
    private mutating func makeNode(
        _ tile: MapTile, _ list: Range<Int>, lanes: Int, allowance: Double
    ) -> MapRef? {
        let whole = Array(lists[list])
        var counts = InlineArray<16, Int>(repeating: 0)
        var total = 0
        forEachPart(of: tile, whole) { part, _ in
            counts[part] += 1
            total += 1
        }
        if total > Self.worthwhileGrowth * lanes || Double(total) > allowance { return nil }
        let start = lists.count
        var ends = InlineArray<16, Int>(repeating: start)
        for part in 1..<16 { ends[part] = ends[part - 1] + counts[part - 1] }
        lists.append(contentsOf: repeatElement(0, count: total))
        var filled: [UInt32] = []
        swap(&lists, &filled)
        forEachPart(of: tile, whole) { part, number in
            filled[ends[part]] = number
            ends[part] += 1
        }
        swap(&lists, &filled)
        var refs = InlineArray<16, MapRef>(repeating: .empty)
        for part in 0..<16 {
            let partList = (ends[part] - counts[part])..<ends[part]
            let share = allowance * Double(counts[part]) / Double(total)
            refs[part] = makeTile(tile.child(part), partList, allowance: share)
        }
        lists.removeLast(lists.count - start)
        return storage.makeNode(refs)
    }

    /// Calls a closure for each part of a tile and each candidate that may win points there.
    @inline(__always)
    private func forEachPart(
        of tile: MapTile, _ list: [UInt32], _ body: (Int, UInt32) -> Void
    ) {
        var closed: UInt32 = 0
        for number in list {
            let candidate = candidates[Int(number)]
            guard let (columns, rows) = tile.children(overlapping: candidate.outer) else {
                continue
            }
            for row in rows {
                for column in columns {
                    let part = row * 4 + column
                    if (closed &>> UInt32(part)) & 1 == 1 { continue }
                    body(part, number)
                    if candidate.inner.surelyCovers(tile.child(part).box) {
                        closed |= 1 &<< UInt32(part)
                    }
                }
            }
            if closed == 0xffff { return }
        }
    }

    /// Makes a tile of at most two lines: the first candidates, and the crowd of all others.
    ///
    /// Steps of a large tile say little of views that are not tight: a crowd knows their boxes better.
    private func makeCrowdedTile(_ tile: MapTile, _ list: Range<Int>) -> MapRef {
        let mostFirst = list.lowerBound + 2 * TileLine.laneCount - 1
        let first =
            list.prefix { $0 < mostFirst && candidates[Int(lists[$0])].isTight }.endIndex
        let rest = lists[first..<list.upperBound].map { candidates[Int($0)] }
        let number = unsafe storage.crowds.add(CrowdOwner(Crowd(rest, in: tile)))
        let lanes = first - list.lowerBound + 1
        return makeBlock(tile, list.lowerBound..<first, lanes: lanes, crowd: number)
    }

    private func makeBlock(
        _ tile: MapTile, _ list: Range<Int>, lanes: Int, crowd: UInt32? = nil
    ) -> MapRef {
        let count = (lanes + TileLine.laneCount - 1) / TileLine.laneCount
        let first = unsafe storage.blocks.allocate(count)
        var lane = 0
        var line = unsafe storage.writableLine(first)
        unsafe TileLine.clear(line)
        func append(_ candidate: MapCandidate, outer: QuantizedBox, flags: LaneFlags) {
            if lane > 0 && lane % TileLine.laneCount == 0 {
                let index = lane / TileLine.laneCount
                unsafe line = storage.writableLine(first + UInt32(index))
                unsafe TileLine.clear(line)
            }
            unsafe TileLine.set(
                line, lane % TileLine.laneCount, outer: outer, inner: candidate.inner,
                word: candidate.word | flags.rawValue, in: tile)
            lane += 1
        }
        for position in list {
            let candidate = candidates[Int(lists[position])]
            if candidate.isTight {
                append(candidate, outer: candidate.outer, flags: LaneFlags(rawValue: 0))
            } else {
                if laneCount(of: candidate) == 2 {
                    append(candidate, outer: candidate.inner, flags: .inner)
                }
                append(candidate, outer: candidate.outer, flags: .loose)
            }
        }
        if let crowd {
            let everything = QuantizedBox(minX: -1, minY: -1, maxX: .max, maxY: .max)
            append(
                MapCandidate(outer: everything, inner: everything, word: crowd),
                outer: everything, flags: .crowd)
        }
        return .block(first, count: count)
    }

    /// How many lanes a candidate takes.
    ///
    /// An outline decides what the lane of an inner box would, of more points and as quickly.
    private func laneCount(of candidate: MapCandidate) -> Int {
        candidate.laneCount == 2 && storage.hasOutline(storage.leaf(candidate.word))
            ? 1 : candidate.laneCount
    }
}
