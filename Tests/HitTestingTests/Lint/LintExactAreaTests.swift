import HitTesting
import Testing

@Suite("Lint: areas of upright rectangles are exact")
struct LintExactAreaTests {
    @Test("Areas equal a count of cells", arguments: 0..<6)
    func areasEqualACountOfCells(block: Int) {
        var reachedCount = 0
        for seed in 0..<25 {
            let made = IntegerTree(seed: UInt64(block * 1_000 + seed))
            let counts = made.cellCounts()
            for reach in made.tree.lint().views {
                let cells = counts[reach.view] ?? 0
                let area = Double(cells) * IntegerTree.cell * IntegerTree.cell
                #expect(reach.area == area...area, "seed \(seed): \(reach)")
                guard let point = reach.verdict.point else {
                    #expect(reach.verdict == .unreachable && cells == 0, "seed \(seed): \(reach)")
                    continue
                }
                // Without a cell it is a sliver that roundings open between edges.
                #expect(RecursiveEngine(made.tree).hitTest(point) == reach.view)
                reachedCount += 1
            }
        }
        #expect(reachedCount > 50)
    }

    @Test("Strips that cross by the thousand are added up, not cut to pieces")
    func crossingStrips() {
        let count = 3_000
        let side = Double(2 * count)
        let tree = ViewTree.build(expectedCount: 2 * count + 1) { builder in
            let window = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: side, height: side)))
            for index in 0..<count {
                let offset = Double(2 * index)
                let level = Rect2D(x: 0, y: offset, width: side, height: 1)
                builder.addSubview(ViewDescription(frame: level), to: window)
            }
            for index in 0..<count {
                let offset = Double(2 * index)
                let upright = Rect2D(x: offset, y: 0, width: 1, height: side)
                builder.addSubview(ViewDescription(frame: upright), to: window)
            }
        }
        let lint = tree.lint()
        let areas = lint.views.map(\.area)
        let free = Double(count * count)
        #expect(areas[0] == free...free)
        #expect(areas[1...count].allSatisfy { $0 == Double(count)...Double(count) })
        #expect(areas[(count + 1)...].allSatisfy { $0 == side...side })
        #expect(lint.views.allSatisfy { $0.verdict.point.map { tree.hitTest($0) } == $0.view })
    }

    @Test(
        "Decimal frames that meet leave nothing between them, and those that do not leave a sliver")
    func decimalFrames() {
        var scene = Scene()
        scene.add("back", 0.1, 0.1, 0.7, 0.7)
        scene.add("left", 0.1, 0.1, 0.2, 0.7)
        scene.add("right", 0.3, 0.1, 0.5, 0.7)
        // 0.1 + 0.2 is a hair more than 0.3, and 0.3 + 0.5 is the double 0.8, while 0.1 + 0.7 is less.
        #expect(scene.verdict("back") == .unreachable)
        scene.tree.setFrame(
            Rect2D(x: 0.30000000000000010, y: 0.1, width: 0.6, height: 0.7), of: scene["right"])
        guard case .reachable(let point) = scene.verdict("back") else {
            Issue.record("The sliver was overlooked")
            return
        }
        #expect(point.x >= 0.1 + 0.2 && point.x < 0.30000000000000010)
        #expect(RecursiveEngine(scene.tree).hitTest(point) == scene["back"])
    }
}
