/// A range of numbers, divided at some edges, whose divisions are painted one after the other.
///
/// Painting a division again does nothing, and finding the next unpainted one skips those painted: a
/// union-find forest of divisions, so all painting together is O(n α(n)).
struct PaintedRanges {
    /// Numbers from `low` up to, and not including, `high`.
    struct Range {
        var low, high: Edge

        var length: Double { low.distance(to: high) }
    }

    /// The divisions lie between successive edges.
    private let edges: [Edge]

    /// Leads to the first unpainted division at or above an index, through others.
    private var nextUnpainted: [Int32]

    /// How many divisions are unpainted.
    private(set) var unpaintedCount: Int

    /// The length of all that is unpainted.
    private var unpaintedSum: Double

    /// Divides a range.
    ///
    /// - Parameter edges: Where to divide it, in any order; numbers outside are left out.
    init(from low: Edge, to high: Edge, edges: [Edge]) {
        var sorted = edges.filter { $0 > low && $0 < high }
        sorted.append(low)
        sorted.append(high)
        sorted.sort()
        var unique: [Edge] = []
        for edge in sorted where edge != unique.last { unique.append(edge) }
        self.edges = unique
        unpaintedCount = unique.count - 1
        nextUnpainted = (0..<Int32(unique.count)).map(\.self)
        unpaintedSum = low.distance(to: high)
    }

    /// The length of all that is unpainted.
    var unpaintedLength: Double { unpaintedCount == 0 ? 0 : unpaintedSum }

    /// The first unpainted division; nil if all are painted.
    mutating func firstUnpainted() -> Range? {
        let index = unpainted(from: 0)
        return index < edges.count - 1 ? Range(low: edges[index], high: edges[index + 1]) : nil
    }

    /// Paints from one edge to another.
    ///
    /// - Returns: What was not painted before, in order, adjacent divisions joined.
    mutating func paint(from low: Edge, to high: Edge) -> [Range] {
        var painted: [Range] = []
        var index = unpainted(from: firstEdge(notBelow: low))
        while index < edges.count - 1 && edges[index] < high {
            Self.append(Range(low: edges[index], high: edges[index + 1]), to: &painted)
            nextUnpainted[index] = Int32(index + 1)
            unpaintedCount -= 1
            index = unpainted(from: index + 1)
        }
        for range in painted { unpaintedSum -= range.length }
        return painted
    }

    /// All that is unpainted, in order, adjacent divisions joined; O(n).
    mutating func unpaintedRanges() -> [Range] {
        var ranges: [Range] = []
        var index = unpainted(from: 0)
        while index < edges.count - 1 {
            Self.append(Range(low: edges[index], high: edges[index + 1]), to: &ranges)
            index = unpainted(from: index + 1)
        }
        return ranges
    }

    private static func append(_ range: Range, to ranges: inout [Range]) {
        if let last = ranges.last, last.high == range.low {
            ranges[ranges.count - 1].high = range.high
        } else {
            ranges.append(range)
        }
    }

    /// The first unpainted division at or above an index; the number of divisions if there is none.
    private mutating func unpainted(from index: Int) -> Int {
        var root = index
        while Int(nextUnpainted[root]) != root { root = Int(nextUnpainted[root]) }
        var step = index
        while step != root {
            (step, nextUnpainted[step]) = (Int(nextUnpainted[step]), Int32(root))
        }
        return root
    }

    /// The index of the first edge that is not before another.
    private func firstEdge(notBelow edge: Edge) -> Int {
        var (low, high) = (0, edges.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] < edge { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
