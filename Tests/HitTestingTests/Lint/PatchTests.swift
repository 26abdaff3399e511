import Testing

@testable import HitTesting

@Suite("Lint: patches and their lines")
struct PatchTests {
    /// The upright square from 0 to 100, with a left edge that is known up to a millionth.
    private func patch() throws -> Patch {
        let line = try #require(OutlineLine(1, 0, 0, tolerance: 1e-6))
        let box = HalfOpenBox(minX: -1e-6, minY: 0, maxX: 100, maxY: 100)
        return try #require(Patch(box).intersection([line]))
    }

    @Test("What lies within the tolerance is not cut off")
    func slivers() throws {
        let patch = try patch()
        let sliver = RegionPart(box: HalfOpenBox(minX: -50, minY: 0, maxX: 0, maxY: 50))
        let division = patch.divided(by: sliver)
        #expect(division.inside?.innerArea == 0)
        #expect(division.inside?.outerArea ?? 1 < 1e-3)
        #expect(division.outside.map(\.outerArea) == [patch.outerArea])
        let wider = RegionPart(box: HalfOpenBox(minX: -50, minY: 0, maxX: 1, maxY: 50))
        let cut = patch.divided(by: wider)
        #expect(cut.outside.count == 2)
        #expect(abs(cut.outside.reduce(0) { $0 + $1.outerArea } - 9_950) < 1e-3)
    }

    @Test("A line that falls on another one widens it")
    func coincidingLines() throws {
        let first = try #require(OutlineLine(0.8, 0.6, -50, tolerance: 1e-6))
        let second = try #require(OutlineLine(1.6, 1.2, -100 - 1e-6, tolerance: 3e-6))
        let corners = HalfOpenBox(minX: 0, minY: 0, maxX: 100, maxY: 100).corners
        let joined = [first].joined(by: second, around: corners)
        #expect(joined.count == 1)
        #expect(joined[0].tolerance >= second.tolerance)
        // Whatever is surely inside of the one that is left is surely inside of both.
        for step in 0..<200 {
            let point = Point2D(62.5 + Double(step - 100) * 1e-7, 0)
            if joined[0].distance(to: point) >= joined[0].tolerance {
                #expect(second.distance(to: point) >= second.tolerance)
                #expect(first.distance(to: point) >= first.tolerance)
            }
        }
        let other = try #require(OutlineLine(0.8, 0.6, -49, tolerance: 1e-6))
        #expect([first].joined(by: other, around: corners).count == 2)
    }

    @Test("A patch with too many sides is in doubt, and keeps no more")
    func manySides() throws {
        let box = HalfOpenBox(minX: -1, minY: -1, maxX: 1, maxY: 1)
        let lines = UnitCircleChords(radius: 1e9, tolerance: 1e-9).chords.flatMap { chord in
            // Four polygons with 128 sides, each turned a little.
            (0..<4).compactMap { index in
                let turn = Double(index) * 0.012
                return OutlineLine(
                    -chord.normal.x + turn * chord.normal.y,
                    -chord.normal.y - turn * chord.normal.x, 0.99, tolerance: 1e-9)
            }
        }
        #expect(lines.count == 512)
        let patch = try #require(Patch(box).intersection(lines))
        #expect(patch.doubt == Patch.roundings)
        #expect(patch.outline?.lines.count ?? 0 <= 256)
        #expect(patch.innerArea == 0)
        #expect(patch.outerArea >= 3.07 && patch.outerArea < 3.6)
    }
}
