import HitTesting
import Testing

@Suite("Lint: what is left to views that can be hit")
struct LintFindingTests {
    @Test("Small targets, by an adjustable size")
    func smallTargets() {
        var scene = Scene()
        scene.add("icon", 0, 0, 44, 43)
        scene.add("button", 0, 100, 44, 44)
        scene.add("covered button", 0, 200, 44, 60)
        scene.add("bar", 0, 240, 400, 100)
        var lint = scene.tree.lint()
        #expect(lint.smallTargets.map { scene.name(of: $0.view) } == ["icon", "covered button"])
        var options = LintOptions()
        options.targetSize = Size2D(width: 20, height: 20)
        lint = scene.tree.lint(options)
        #expect(lint.smallTargets.isEmpty)
        #expect(scene.reach("covered button").area == 1_760...1_760)
        #expect(scene.reach("covered button").fraction?.lowerBound == 1_760.0 / 2_640)
    }

    @Test("A middle that goes to somebody else")
    func misdirectedCenters() {
        var scene = Scene()
        scene.add("button", 100, 100, 100, 40)
        scene.add("badge", 140, 90, 40, 40)
        scene.add("cell", 100, 200, 100, 40)
        scene.add("label", 10, 10, 80, 20, in: "cell")
        scene.add("pane", 300, 700, 300, 300)
        let center = scene.reach("button").center
        #expect(center?.point == Point2D(150, 120))
        #expect(center?.receiver == "badge")
        #expect(scene.reach("cell").center == nil)
        #expect(scene.reach("pane").center?.point == Point2D(450, 850))
        #expect(scene.reach("pane").center?.receiver == nil)
        #expect(scene.tree.lint().misdirectedCenters.count == 2)
    }

    @Test("Unreachable views are those of the lint")
    func unreachableViews() {
        var scene = Scene()
        scene.add("hidden", 0, 0, 10, 10) { $0.isHidden = true }
        let views = scene.tree.unreachableViews()
        #expect(views.map { scene.name(of: $0.view) } == ["hidden"])
        #expect(
            "\(views[0].mapViews { scene.name(of: $0) ?? "" })"
                == "hidden can never be hit: it is hidden")
    }

    @Test("Progress runs up to the number of views")
    func progress() {
        let tree = ViewTree.build { builder in
            let window = builder.addRoot(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: 100, height: 100)))
            for index in 0..<5_000 {
                builder.addSubview(
                    ViewDescription(
                        frame: Rect2D(x: Double(index), y: 0, width: 1, height: 1)), to: window)
            }
        }
        var counts: [Int] = []
        _ = tree.lint { progress in
            #expect(progress.totalCount == 5_001)
            counts.append(progress.viewCount)
        }
        #expect(counts.count > 1)
        #expect(counts == counts.sorted())
        #expect(counts.last == 5_001)
    }

    @Test("An empty tree")
    func emptyTree() {
        #expect(ViewTree().lint().views.isEmpty)
    }
}
