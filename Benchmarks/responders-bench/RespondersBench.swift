import HitTesting
import Responders
import SceneGenerators

/// What a hit test costs where views may override it: ten thousand views, a thousand of them of a
/// class that does.
///
/// Rounds of all cases are interleaved, and the fastest of each counts.
@main
struct RespondersBench {
    static func main() {
        let cases = [
            BenchmarkCase("nobody overrides", .nobody),
            BenchmarkCase("1,000 override, none beside the touch", .elsewhere),
            BenchmarkCase("1,000 override, 10 beside each touch", .everywhere),
            BenchmarkCase("the same, with promised bounds", .everywhereWithBounds),
            BenchmarkCase("the same, asked view by view", .viewByView),
        ]
        var fastest = [Double](repeating: .infinity, count: cases.count)
        var hits = [Int](repeating: 0, count: cases.count)
        for _ in 0..<20 {
            for (index, benchmarkCase) in cases.enumerated() {
                let round = benchmarkCase.run()
                fastest[index] = min(fastest[index], round.nanoseconds)
                hits[index] = round.hits
            }
        }
        for (index, benchmarkCase) in cases.enumerated() {
            print(
                "\(benchmarkCase.name): \(Int(fastest[index])) ns a touch,",
                "\(benchmarkCase.viewCount) views, \(hits[index]) touches hit a leaf")
        }
    }
}
