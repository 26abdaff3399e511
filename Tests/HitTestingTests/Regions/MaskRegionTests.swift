import HitTesting
import Testing

/// Images whose transparent parts let touches through.
@Suite struct MaskRegionTests {
    /// Four columns and two rows over 100 by 60 points: # stands for a set cell.
    ///
    ///     #..#
    ///     .##.
    let mask = HitMask(
        columns: 4, rows: 2, cells: [true, false, false, true, false, true, true, false])

    @Test func `cells are read row by row from the top`() {
        #expect(mask[column: 0, row: 0] && mask[column: 3, row: 0])
        #expect(!mask[column: 1, row: 0] && mask[column: 1, row: 1])
    }

    @Test func `the cell under the point decides`() {
        let probe = RegionProbe(.mask(mask))
        #expect(probe.contains(0, 0))
        #expect(probe.contains(25.0.nextDown, 29))
        #expect(!probe.contains(25, 29))
        #expect(!probe.contains(0, 30))
        #expect(probe.contains(25, 30))
        #expect(probe.contains(75.0.nextDown, 60.0.nextDown))
        #expect(!probe.contains(75, 59))
    }

    @Test func `outside the bounds no cell decides`() {
        let probe = RegionProbe(.mask(HitMask(columns: 1, rows: 1, cells: [true])))
        #expect(probe.contains(100.0.nextDown, 0))
        #expect(!probe.contains(100, 0))
        #expect(!probe.contains(-1, 0))
    }

    @Test func `the last cell also takes what rounds beyond it`() {
        // 0.9999… of the width, times 3, rounds up to 3.
        let cells = [false, false, true]
        let bounds = Rect2D(x: 0, y: 0, width: 0.3, height: 1)
        let probe = RegionProbe(.mask(HitMask(columns: 3, rows: 1, cells: cells)), bounds: bounds)
        #expect(probe.contains(0.3.nextDown, 0.5))
    }

    @Test func `a mask follows the scroll offset and the standardised bounds`() {
        let bounds = Rect2D(x: 1100, y: 0, width: -100, height: 60)
        let probe = RegionProbe(.mask(mask), bounds: bounds)
        #expect(probe.contains(1000, 0))
        #expect(!probe.contains(1030, 0))
    }

    @Test func `a large mask keeps every cell`() {
        let cells = (0..<130 * 3).map { $0 % 7 == 0 }
        let mask = HitMask(columns: 130, rows: 3, cells: cells)
        let read = (0..<3).flatMap { row in (0..<130).map { mask[column: $0, row: row] } }
        #expect(read == cells)
    }

    @Test func `a mask of other than its number of cells is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            _ = HitMask(columns: 2, rows: 2, cells: [true, false, true])
        }
    }
}
