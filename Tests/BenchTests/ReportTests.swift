import Foundation
import Testing

@testable import bench

@Suite struct ReportTests {
    @Test(arguments: [
        (0.5, "0.50 ns"), (9.996, "10.0 ns"), (152.4, "152 ns"), (999.6, "1.00 µs"),
        (1_840, "1.84 µs"), (12_340_000, "12.3 ms"), (2.5e9, "2.50 s"),
    ])
    func `durations have three digits and a fitting unit`(nanoseconds: Double, text: String) {
        #expect(formatted(nanoseconds: nanoseconds) == text)
    }

    @Test func `numbers are set apart by thousands`() {
        #expect(grouped(7) == "7")
        #expect(grouped(1_000) == "1,000")
        #expect(grouped(-1_234_567) == "-1,234,567")
        #expect(formatted(speedUp: 12.34) == "12.3x")
        #expect(formatted(speedUp: 123_456) == "123,456x")
        #expect(formatted(count: 0) == "0")
        #expect(formatted(count: 0.25) == "0.25")
        #expect(formatted(bytes: 999) == "999 B")
        #expect(formatted(bytes: 52_449) == "52.4 kB")
        #expect(formatted(bytes: 104_700_000) == "105 MB")
        #expect(formatted(bytes: 2_000_000_000) == "2.00 GB")
        #expect(formatted(percent: 0.8754) == "87.5 %")
    }

    @Test func `a table's numbers end at one edge and its texts begin at another`() {
        let table = TextTable(columns: [
            .init("name", width: 6, isLeftAligned: true), .init("two", "lines", width: 5),
        ])
        #expect(table.header == ["         two", "name   lines", "------ -----"])
        #expect(table.line(["a", "12"]) == "a         12")
        #expect(table.line(["longer one", ""]) == "longer one")
    }

    @Test func `percentiles are values that occur`() {
        let values = (1...100).map(Double.init).reversed() as [Double]
        #expect(values.percentile(50) == 50)
        #expect(values.percentile(99) == 99)
        #expect(([] as [Double]).percentile(50) == nil)
        #expect([3.0].percentile(99) == 3)
    }

    @Test func `every row has every key`() throws {
        let row = Measurement(
            scene: "grid", views: 10, engine: "tree", operation: .bringToFront, nanoseconds: 2)
        let data = try JSONEncoder().encode([row])
        let rows = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(
            rows[0].keys.sorted() == [
                "allocationsPerCall", "bytesPerView", "compared", "engine", "mismatches",
                "nanoseconds", "operation", "p99", "ratioToRecursive", "scene", "views",
            ])
        #expect(rows[0]["operation"] as? String == "bringToFront")
        #expect(rows[0]["p99"] is NSNull)
    }
}
