import HitTesting
import SceneGenerators
import Testing

@testable import Responders

/// The engine's answers against UIKit's recursion over the objects, on random hierarchies of every
/// kind of class, while they change.
@Suite struct RandomHierarchyTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `The engine answers what the recursion answers`(seed: UInt64) throws {
        var hierarchy = RandomHierarchy(seed: seed)
        for _ in 0..<40 {
            for _ in 0..<12 {
                let point = hierarchy.point()
                let answer = hierarchy.window.hitTest(point, with: nil)
                let expected = try #require(hierarchy.recursion(at: point))
                #expect(answer === expected, "seed \(seed), point \(point)")
                let view = hierarchy.randomView()
                let local = hierarchy.point()
                let localExpected = try #require(hierarchy.recursion(at: local, in: view))
                #expect(
                    view.hitTest(local, with: nil) === localExpected,
                    "seed \(seed), \(view) at \(local)")
            }
            hierarchy.edit()
        }
    }

    @Test func `Every kind of view decides answers`() {
        var answered: [String: Int] = [:]
        for seed in 0..<40 as Range<UInt64> {
            var hierarchy = RandomHierarchy(seed: seed)
            for _ in 0..<200 {
                guard let answer = hierarchy.window.hitTest(hierarchy.point(), with: nil) else {
                    continue
                }
                answered["\(type(of: answer))", default: 0] += 1
            }
        }
        for kind in ["View", "Window", "UndeclaredView", "GreedyView", "MarginView", "AskedView"]
            + ["HandWrittenView", "LoggingView"]
        {
            #expect(answered[kind, default: 0] > 8, "\(kind): \(answered)")
        }
    }
}
