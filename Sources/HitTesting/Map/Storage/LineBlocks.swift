/// Which lines of a map are free: blocks of consecutive lines within a page, by length.
struct LineBlocks {
    /// The longest block.
    static let longest = 15

    /// The free blocks of each length.
    private var free: [[UInt32]] = Array(repeating: [], count: longest + 1)

    /// The first line that was never in use.
    private(set) var end: UInt32 = 0

    /// How many lines are in use.
    private(set) var usedCount = 0

    /// Takes consecutive lines, on one page unless they are more than a page holds.
    mutating func allocate(_ count: Int) -> UInt32 {
        usedCount += count
        if count <= Self.longest, let line = free[count].popLast() { return line }
        // Two lines that start at an even one come from memory together.
        if count > 1 && end % 2 == 1 {
            free[1].append(end)
            end += 1
        }
        let perPage = UInt32(MapLookup.linesPerPage)
        let left = perPage - end % perPage
        if left < UInt32(count) && left < perPage {
            if left <= UInt32(Self.longest) { free[Int(left)].append(end) }
            end += left
        }
        defer { end += UInt32(count) }
        return end
    }

    /// Gives consecutive lines back.
    mutating func release(_ line: UInt32, count: Int) {
        usedCount -= count
        if count <= Self.longest { free[count].append(line) }
    }
}
