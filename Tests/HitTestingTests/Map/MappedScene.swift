import HitTesting
import Testing

/// A scene in which every kind of edit shows, a map of it, and places to ask both about.
struct MappedScene {
    /// The tree and its views by name.
    var scene: Scene

    /// The map.
    var map: HitMap

    /// Makes the scene and its map.
    init() throws {
        scene = Self.makeScene()
        map = try HitMap(scene.tree)
    }

    /// A window with a list, a panel with turned and nested views, and glass over a part of it; and a
    /// smaller window in front.
    private static func makeScene() -> Scene {
        var scene = Scene()
        scene.add("list", 0, 230, 400, 350) { $0.clipsToBounds = true }
        for row in 0..<20 {
            scene.add("row \(row)", 0, Double(row) * 40, 400, 40, in: "list")
        }
        scene.add("panel", 50, 40, 300, 220)
        scene.add("button", 20, 20, 120, 60, in: "panel")
        scene.add("turned", 180, 30, 80, 80, in: "panel") {
            $0.geometry.transform = AffineTransform2D(cosine: 0.8, sine: 0.6)
        }
        scene.add("group", 20, 100, 200, 100, in: "panel")
        scene.add("chip", 10, 10, 60, 30, in: "group")
        scene.add("stray", 150, 80, 120, 60, in: "group")
        scene.add("glass", 0, 560, 400, 240) { $0.hitBehavior = .passthrough }
        scene.add("close", 340, 180, 50, 50, in: "glass")
        scene.addWindow("alert", level: 1) {
            $0.geometry.frame = Rect2D(x: 120, y: 340, width: 160, height: 80)
        }
        return scene
    }

    /// Points all over the windows and around them: on edges, beside them, and in between.
    static let worldPoints: [Point2D] = {
        let xs = stride(from: -10.0, through: 410, by: 15)
        let ys = stride(from: -20.0, through: 820, by: 30)
        return ys.flatMap { y in
            xs.map { x in Point2D(x, x.truncatingRemainder(dividingBy: 20) == 0 ? y : y + 7.3) }
        }
    }()

    /// The recursion's answers about the tree as it is now.
    var expectedAnswers: [ViewID?] {
        let judge = RecursiveEngine(scene.tree)
        return Self.worldPoints.map { judge.hitTest($0) }
    }

    /// Expects that a map answers what the recursion answers now.
    func expectAgreement(of map: HitMap, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(map.version == scene.tree.version, sourceLocation: sourceLocation)
        expect(map, toAnswer: expectedAnswers, sourceLocation: sourceLocation)
    }

    /// Expects that a map gives some answers.
    func expect(
        _ map: HitMap, toAnswer answers: [ViewID?],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (worldPoint, expected) in zip(Self.worldPoints, answers) {
            let answer = map.hitTest(worldPoint)
            if answer != expected {
                Issue.record(
                    "At \(worldPoint) \(name(expected)) is expected, and \(name(answer)) came",
                    sourceLocation: sourceLocation)
                return
            }
        }
    }

    private func name(_ view: ViewID?) -> String {
        guard let view else { return "nothing" }
        return scene.tree.contains(view) ? scene.name(of: view) ?? "\(view)" : "a removed view"
    }
}
