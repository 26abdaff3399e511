import HitTesting
import Testing

/// Maps are values, and know which version of which tree they answer for.
@Suite struct MapValueTests {
    @Test func `copies share their answers until one of them is brought up to date`() throws {
        var mapped = try MappedScene()
        let before = mapped.expectedAnswers
        var first = mapped.map
        var second = mapped.map
        mapped.scene.tree.setHidden(true, of: mapped.scene["panel"])
        try first.update(from: mapped.scene.tree)
        let between = mapped.expectedAnswers
        mapped.expectAgreement(of: first)
        mapped.expect(second, toAnswer: before)
        mapped.scene.tree.setAlpha(0, of: mapped.scene["list"])
        try second.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: second)
        mapped.expect(first, toAnswer: between)
        mapped.expect(mapped.map, toAnswer: before)
    }

    @Test func `maps that were kept answer for the trees they are of`() throws {
        var mapped = try MappedScene()
        var kept: [(map: HitMap, answers: [ViewID?])] = []
        for step in 0..<12 {
            mapped.scene.tree.setBoundsOrigin(
                Point2D(Double(step), Double(step) * 17), of: mapped.scene["list"])
            mapped.scene.tree.setCenter(
                Point2D(30 + Double(step) * 25, 60), of: mapped.scene["button"])
            try mapped.map.update(from: mapped.scene.tree)
            kept.append((mapped.map, mapped.expectedAnswers))
        }
        for (map, answers) in kept { mapped.expect(map, toAnswer: answers) }
    }

    @Test func `versions are equal where trees are`() throws {
        var mapped = try MappedScene()
        #expect(mapped.map.version == mapped.scene.tree.version)
        #expect(try HitMap(mapped.scene.tree).version == mapped.map.version)
        let copy = mapped.scene.tree
        mapped.scene.tree.setHidden(true, of: mapped.scene["panel"])
        #expect(copy.version == mapped.map.version)
        #expect(mapped.scene.tree.version != mapped.map.version)
        #expect(try HitMap(copy).version == mapped.map.version)
    }

    @Test func `the memory of a map is small change`() throws {
        let mapped = try MappedScene()
        #expect(mapped.map.byteCount > 1_000)
        #expect(mapped.map.byteCount < 200_000)
    }

    @Test func `paths lead from the window to the view that answers`() throws {
        let mapped = try MappedScene()
        let judge = RecursiveEngine(mapped.scene.tree)
        for worldPoint in MappedScene.worldPoints {
            #expect(mapped.map.hitPath(worldPoint) == judge.hitPath(worldPoint))
        }
    }

    @Test func `batches answer as single calls do`() throws {
        let mapped = try MappedScene()
        let points = MappedScene.worldPoints + [Point2D(.nan, 0), Point2D(0, .infinity)]
        let answers = [ViewID?](capacity: points.count) {
            mapped.map.hitTest(points.span, into: &$0)
        }
        #expect(answers == points.map { mapped.map.hitTest($0) })
        #expect(answers.prefix(MappedScene.worldPoints.count) == mapped.expectedAnswers[...])
        let none = [ViewID?](capacity: 0) { mapped.map.hitTest([Point2D]().span, into: &$0) }
        #expect(none.isEmpty)
    }

    @Test func `batches on all cores answer as single calls do`() async throws {
        let mapped = try MappedScene()
        var points: [Point2D] = []
        // Enough that other cores are asked, and the last share is not a whole one.
        while points.count < 100_000 { points += MappedScene.worldPoints + [Point2D(.nan, 0)] }
        let answers = await mapped.map.hitTest(points)
        #expect(answers == points.map { mapped.map.hitTest($0) })
        #expect(await mapped.map.hitTest([]).isEmpty)
        #expect(await mapped.map.hitTest([Point2D(200, 700)]) == [mapped.scene["window"]])
    }
}
