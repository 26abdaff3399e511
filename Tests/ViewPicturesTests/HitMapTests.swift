import HitTesting
import SceneGenerators
import Testing

@testable import ViewPictures

@Suite struct HitMapTests {
    @Test func `areas of upright rectangles are exact`() {
        var scene = TestTree()
        _ = scene.add("button", 10, 10, 40, 20)
        _ = scene.add("cover", 30, 0, 70, 100)
        let picture = scene.picture()
        let areas = scene.areas(picture)
        #expect(picture.hitMap.isExact)
        #expect(areas == ["button": 400, "cover": 7000, "window": 2600])
    }

    @Test func `what sticks out of its superview gets nothing there`() {
        var scene = TestTree()
        _ = scene.add("button", 90, 10, 40, 20)
        let areas = scene.areas(scene.picture())
        #expect(areas == ["button": 200, "window": 9800])
    }

    @Test func `a rotated view is asked pixel by pixel`() {
        var scene = TestTree()
        _ = scene.add(
            "turned", 30, 30, 40, 40, transform: AffineTransform2D(cosine: 0.8, sine: 0.6))
        let picture = scene.picture()
        let area = scene.areas(picture)["turned"] ?? 0
        #expect(!picture.hitMap.isExact)
        #expect(abs(area - 1600) < 16, "The area is \(area)")
    }

    @Test func `an ellipse has the area of an ellipse`() {
        var scene = TestTree()
        _ = scene.add("round", 20, 20, 60, 40, region: .ellipse)
        let area = scene.areas(scene.picture())["round"] ?? 0
        #expect(abs(area - 1884.96) < 19, "The area is \(area)")
    }

    @Test func `a mask is exact`() {
        var scene = TestTree()
        let mask = HitMask(columns: 2, rows: 2, cells: [true, false, false, true])
        _ = scene.add("mask", 20, 20, 60, 40, region: .mask(mask))
        let picture = scene.picture()
        #expect(picture.hitMap.isExact)
        #expect(scene.areas(picture)["mask"] == 1200)
    }

    @Test func `areas belong to the view that answers`() {
        var scene = TestTree()
        let target = scene.add("target", 0, 0, 10, 10)
        _ = scene.add("redirecting", 50, 50, 10, 10, behavior: .redirect(target))
        _ = scene.add("glass", 0, 0, 100, 100, behavior: .passthrough)
        #expect(scene.areas(scene.picture()) == ["target": 200, "window": 9800])
    }

    @Test(arguments: [SceneKind.realistic, .scattered, .tenViews, .longList, .overlays])
    func `every point of an exact map has its cell's answer`(kind: SceneKind) {
        let scene = Scene(kind, views: max(kind.minimumViews, kind.fixedViews ?? 120), seed: 5)
        let picture = ViewPicture(of: scene.tree) { ViewLabel(name: "\($0)") }
        let cells = picture.hitMap
        var source = RandomSource(seed: 9)
        #expect(cells.isExact)
        for _ in 0..<4000 {
            let column = source.below(cells.columnCount)
            let row = source.below(cells.rowEdges.count - 1)
            let rect = cells.rect(ofColumns: column..<column + 1, rows: row..<row + 1)
            let point = Point2D(
                rect.minX + rect.width * (0.01 + 0.98 * source.unit()),
                rect.minY + rect.height * (0.01 + 0.98 * source.unit()))
            let answer = cells.answers[row * cells.columnCount + column]
            #expect(picture.scene.number(of: scene.tree.hitTest(point)) == answer)
        }
    }

    @Test func `merged rectangles are the cells again`() {
        let scene = Scene(.scattered, views: 25, seed: 3)
        let cells = ViewPicture(of: scene.tree) { ViewLabel(name: "\($0)") }.hitMap
        let merged = cells.rectangles(of: cells.answers)
        for (cell, answer) in cells.answers.enumerated() {
            let middle = cells.middle(of: cell)
            let owners = merged.filter { $0.value.contains { $0.contains(middle) } }.map(\.key)
            #expect(owners == (answer.map { [$0] } ?? []))
        }
    }

    @Test func `every witness reaches its view`() {
        let scene = Scene(.rotated, views: 200, seed: 2)
        let picture = ViewPicture(
            of: scene.tree, touch: nil, wanted: nil, caption: [],
            resolution: HitMapResolution(finePixels: 60)
        ) { ViewLabel(name: "\($0)") }
        let witnesses = picture.hitMap.witnesses
        #expect(witnesses.count == Set(picture.hitMap.answers.compactMap { $0 }).count)
        for (number, point) in witnesses {
            #expect(scene.tree.hitTest(point) == picture.scene.views[number].view)
        }
    }

    @Test func `too many edges give way to a grid`() {
        let scene = Scene(.scattered, views: 300, seed: 1)
        let resolution = HitMapResolution(mostCells: 5000)
        let cells = ViewPicture(
            of: scene.tree, touch: nil, wanted: nil, caption: [], resolution: resolution
        ) { ViewLabel(name: "\($0)") }.hitMap
        #expect(!cells.isExact)
        #expect(cells.answers.count < 5500)
    }
}
