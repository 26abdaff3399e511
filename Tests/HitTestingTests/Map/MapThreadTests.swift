import HitTesting
import Testing

/// Maps go to other threads.
@Suite struct MapThreadTests {
    @Test func `a map goes on answering while its tree changes on another thread`() async throws {
        let mapped = try MappedScene()
        let expected = mapped.expectedAnswers
        let map = mapped.map
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    var differences = 0
                    for _ in 0..<20 {
                        for (worldPoint, answer) in zip(MappedScene.worldPoints, expected)
                        where map.hitTest(worldPoint) != answer {
                            differences += 1
                        }
                    }
                    return differences
                }
            }
            group.addTask {
                var writer = mapped
                var refusals = 0
                for step in 0..<500 {
                    writer.scene.tree.setCenter(
                        Point2D(Double(step % 300), 60), of: writer.scene["button"])
                    writer.scene.tree.setBoundsOrigin(
                        Point2D(0, Double(step % 400)), of: writer.scene["list"])
                    do {
                        try writer.map.update(from: writer.scene.tree)
                    } catch {
                        refusals += 1
                    }
                }
                writer.expectAgreement(of: writer.map)
                return refusals
            }
            for await differences in group { #expect(differences == 0) }
        }
    }

    @Test func `every version of a map is good on the thread that got it`() async throws {
        var mapped = try MappedScene()
        await withTaskGroup(of: Bool.self) { group in
            for step in 0..<40 {
                mapped.scene.tree.setCenter(
                    Point2D(40 + Double(step) * 5, 60), of: mapped.scene["button"])
                guard (try? mapped.map.update(from: mapped.scene.tree)) != nil else {
                    Issue.record("There is no closure that an update could refuse")
                    return
                }
                group.addTask { [mapped] in
                    let judge = RecursiveEngine(mapped.scene.tree)
                    return stride(from: 40.0, to: 350, by: 3).allSatisfy { x in
                        mapped.map.hitTest(Point2D(x, 100)) == judge.hitTest(Point2D(x, 100))
                    }
                }
            }
            for await agrees in group { #expect(agrees) }
        }
    }
}
