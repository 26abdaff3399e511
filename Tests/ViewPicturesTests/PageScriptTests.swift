import Foundation
import HitTesting
import SceneGenerators
import Testing

@testable import ViewPictures

/// The page's own hit test against the engine, run by Node.js where that is installed.
@Suite struct PageScriptTests {
    private static let isNodeInstalled = node("--version") == nil

    @Test(.enabled(if: isNodeInstalled, "Node.js is not installed"))
    func `the page's script answers as the tree does, bit for bit`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "page-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(PackageResources.hit_test_js).write(to: folder.appending(path: "hit-test.js"))
        try Data(PackageResources.explanation_js).write(
            to: folder.appending(path: "explanation.js"))
        try Data(Self.driver.utf8).write(to: folder.appending(path: "driver.js"))
        var cases: [PageCase] = []
        var hits = 0
        for seed in 0..<80 {
            let made = try PageCase(seed: UInt64(seed))
            hits += made.answers.count { $0.hit >= 0 }
            cases.append(made)
        }
        // A comparison of misses alone would show little.
        #expect(hits > 1000, "Only \(hits) points hit a view")
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        try encoder.encode(cases).write(to: folder.appending(path: "cases.json"))
        #expect(Self.node(folder.appending(path: "driver.js").path) == nil)
    }

    /// Compares, and prints the first differences.
    private static let driver = """
        const HitTest = (globalThis.HitTest = require("./hit-test.js"));
        const Explanation = require("./explanation.js");
        const cases = require("./cases.json");
        let differences = 0;
        for (const { seed, data, answers } of cases) {
          const tree = HitTest.makeTree(data);
          for (const [index, { point, hit, path }] of answers.entries()) {
            const [x, y] = point.map(Number);
            // Every view has a reason, and only the one that is hit has that of receiving the touch.
            for (const { number } of index < 10 ? tree.views : []) {
              const reasons = Explanation.reasons(tree, number, x, y);
              const kinds = reasons.map(({ kind }) => kind);
              const told = reasons.map((reason) => Explanation.sentence(tree, number, reason));
              const fits = kinds.length > 0 && kinds.includes("receives") === (hit === number);
              if (fits && told.every((text) => text.endsWith("."))) continue;
              differences += 1;
              console.log(JSON.stringify({ seed, x, y, hit, number, reasons, told }));
            }
            const found = HitTest.hitPath(tree, x, y);
            const steps = (found?.steps ?? []).flatMap(({ view, point }) => [view, ...point]);
            const same =
              HitTest.hit(tree, x, y) === hit && (found ? found.answer : -1) === hit &&
              steps.length === path.length && steps.every((value, at) => Object.is(value, path[at]));
            if (same) continue;
            differences += 1;
            if (differences < 5) console.log(JSON.stringify({ seed, x, y, hit, path, found }));
          }
        }
        process.exit(differences === 0 ? 0 : 1);
        """

    /// Runs Node.js; nil if it ends well, else what it printed.
    private static func node(_ arguments: String...) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["node"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return "Node.js cannot be started" }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return nil }
        return String(decoding: output, as: UTF8.self)
    }
}

/// A random tree without closures, points, and what the engine answers.
private struct PageCase: Encodable {
    /// A point, the number of the view that is hit, and the way: number, x, y for each view.
    struct Answer: Encodable {
        let point: [Double]
        let hit: Int
        let path: [Double]
    }

    let seed: UInt64
    let data: PageData
    let answers: [Answer]

    /// Makes a case.
    init(seed: UInt64) throws {
        var source = RandomSource(seed: seed)
        let random = RandomTree(from: &source, atMost: 120)
        let grown = GrownTree(random.recipe)
        let tree = Self.withoutClosures(grown.tree)
        let order = tree.shownViews
        let numbers = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        let picture = ViewPicture(
            of: tree, touch: nil, wanted: nil, caption: [],
            resolution: HitMapResolution(finePixels: 4)
        ) { ViewLabel(name: "\($0)") }
        data = try PageData(of: picture, in: PanelMap(showing: picture.scene.extent))
        var recent: [ViewID] = []
        var answers: [Answer] = []
        for _ in 0..<80 {
            let point = random.point(in: grown, recent: recent, &source).point
            let path = tree.hitPath(point)
            if let path { recent = Array((recent + path.steps.map(\.view)).suffix(20)) }
            answers.append(
                Answer(
                    point: [point.x, point.y], hit: path.flatMap { numbers[$0.answer] } ?? -1,
                    path: (path?.steps ?? []).flatMap { step in
                        [Double(numbers[step.view] ?? -1), step.localPoint.x, step.localPoint.y]
                    }))
        }
        self.seed = seed
        self.answers = answers
    }

    /// The tree with plain regions and behaviours in the place of closures.
    private static func withoutClosures(_ original: ViewTree) -> ViewTree {
        var tree = original
        original.forEachView { view in
            if hasClosure(original.hitRegion(of: view)) { tree.setHitRegion(.ellipse, of: view) }
            if case .custom = original.hitBehavior(of: view) {
                tree.setHitBehavior(.passthrough, of: view)
            }
        }
        return tree
    }

    private static func hasClosure(_ region: HitRegion) -> Bool {
        switch region {
        case .custom: true
        case .excluding(let base, let hole): hasClosure(base) || hasClosure(hole)
        default: false
        }
    }
}
