import Testing

@testable import HitTesting

@Suite struct HilbertOrderTests {
    /// The curve's defining property: successive cells are neighbours, and every cell is visited.
    @Test func successiveCellsAreNeighbours() {
        let side: UInt32 = 32
        var cells: [UInt32: (x: UInt32, y: UInt32)] = [:]
        for x in 0..<side {
            for y in 0..<side { cells[HilbertOrder.distance(x: x, y: y)] = (x, y) }
        }
        #expect(cells.count == Int(side * side))
        for distance in 1..<(side * side) {
            guard let cell = cells[distance], let before = cells[distance - 1] else {
                Issue.record("No cell lies \(distance) along the curve")
                continue
            }
            let steps =
                abs(Int(cell.x) - Int(before.x)) + abs(Int(cell.y) - Int(before.y))
            #expect(steps == 1, "From \(before) to \(cell)")
        }
    }

    @Test func sortingKeepsEveryEntry() {
        let entries = (0..<500).map { index in
            let x = Float(index * 37 % 101)
            let y = Float(index * 53 % 89)
            return BoxTree.Entry(
                box: FloatBox(minX: x, minY: y, maxX: x + 1, maxY: y + 1), order: Int32(index),
                child: UInt32(index))
        }
        let sorted = HilbertOrder.sorted(entries)
        #expect(Set(sorted.map(\.child)) == Set(entries.map(\.child)))
    }
}
