/// Sorts boxes along a Hilbert curve through their middles, so that neighbours lie close together.
enum HilbertOrder {
    /// The entries in the order of the curve; O(n).
    static func sorted(_ entries: [BoxTree.Entry]) -> [BoxTree.Entry] {
        var all = FloatBox.empty
        for entry in entries { all.formUnion(entry.box) }
        let scaleX = scale(from: all.minX, to: all.maxX)
        let scaleY = scale(from: all.minY, to: all.maxY)
        var keyed: [(key: UInt32, index: UInt32)] = []
        keyed.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() {
            let x = cell(entry.box.minX, entry.box.maxX, from: all.minX, scale: scaleX)
            let y = cell(entry.box.minY, entry.box.maxY, from: all.minY, scale: scaleY)
            keyed.append((distance(x: x, y: y), UInt32(index)))
        }
        sortByKey(&keyed)
        return keyed.map { entries[Int($0.index)] }
    }

    /// How many cells of the curve's grid a unit is.
    private static func scale(from low: Float, to high: Float) -> Float {
        let extent = high - low
        return extent > 0 && extent.isFinite ? 65535 / extent : 0
    }

    /// The grid cell of a box's middle; empty boxes go to the first one.
    private static func cell(_ low: Float, _ high: Float, from start: Float, scale: Float) -> UInt32
    {
        let middle = ((low / 2 + high / 2) - start) * scale
        return middle > 0 ? UInt32(min(middle, 65535)) : 0
    }

    /// How far along the curve of 65,536 × 65,536 cells a cell lies.
    static func distance(x: UInt32, y: UInt32) -> UInt32 {
        var x = x
        var y = y
        var distance: UInt32 = 0
        var side: UInt32 = 1 << 15
        while side > 0 {
            let right: UInt32 = x & side == 0 ? 0 : 1
            let below: UInt32 = y & side == 0 ? 0 : 1
            distance = distance << 2 | (3 * right) ^ below
            // Turn the quadrant so that the curve enters and leaves it on the right sides.
            if below == 0 {
                if right == 1 {
                    x = ~x
                    y = ~y
                }
                swap(&x, &y)
            }
            side >>= 1
        }
        return distance
    }

    /// Sorts by the key in four passes of a byte; stable, O(n).
    private static func sortByKey(_ keyed: inout [(key: UInt32, index: UInt32)]) {
        var target = keyed
        for shift in [UInt32(0), 8, 16, 24] {
            var starts = [Int](repeating: 0, count: 257)
            for element in keyed { starts[Int(element.key >> shift & 255) + 1] += 1 }
            for digit in 0..<256 { starts[digit + 1] += starts[digit] }
            for element in keyed {
                let digit = Int(element.key >> shift & 255)
                target[starts[digit]] = element
                starts[digit] += 1
            }
            swap(&keyed, &target)
        }
    }
}
