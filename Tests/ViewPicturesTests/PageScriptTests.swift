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
        let texts = cases.flatMap(\.answers).flatMap(\.reasons).flatMap(\.texts)
        let kinds = Set(texts.compactMap { $0.split(separator: " ").first.map(String.init) })
        let expected: Set = [
            "covered", "hidden", "interactionDisabled", "tooTransparent", "singularTransform",
            "nonFiniteGeometry", "outside", "absorbed", "transparent", "passesThrough", "redirects",
            "takenBySubview", "pointNotFinite",
        ]
        #expect(kinds.isSuperset(of: expected), "Never met: \(expected.subtracting(kinds))")
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
        const reasonText = ({ kind, view, by, answer, front, back, target }) => {
          switch (kind) {
            case "receives": case "pointNotFinite": case "passesThrough": return kind;
            case "covered": return `${kind} ${by} ${answer} ${front} ${back}`;
            case "takenBySubview": return `${kind} ${by} ${answer}`;
            case "redirects": return `${kind} ${target}`;
            default: return `${kind} ${view}`;
          }
        };
        for (const { seed, data, answers } of cases) {
          const tree = HitTest.makeTree(data);
          for (const { point, hit, path, reasons: expected } of answers) {
            const [x, y] = point.map(Number);
            // The same reasons as the library's: their kinds, and the views at fault.
            for (const { number, texts } of expected) {
              const reasons = Explanation.reasons(tree, number, x, y);
              const told = reasons.map((reason) => Explanation.sentence(tree, number, reason));
              const found = reasons.map(reasonText).filter((text) => text !== "receives");
              const isSame = JSON.stringify(found) === JSON.stringify(texts);
              const isReceiver = reasons.some(({ kind }) => kind === "receives");
              const fits = isReceiver === (hit === number) && reasons.length > 0;
              if (isSame && fits && told.every((text) => text.endsWith("."))) continue;
              differences += 1;
              if (differences < 5) {
                console.log(JSON.stringify({ seed, x, y, hit, number, found, texts, told }));
              }
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

        /// Of the first points, the reasons of some views.
        let reasons: [Reasons]
    }

    /// The reasons why a view does not get a touch.
    struct Reasons: Encodable {
        let number: Int

        /// As the driver writes them.
        let texts: [String]
    }

    /// Of so many points, the reasons are compared.
    private static let explainedPoints = 4

    /// Of so many views in each case.
    private static let explainedViews = 8

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
        for index in 0..<80 {
            let point = random.point(in: grown, recent: recent, &source).point
            let path = tree.hitPath(point)
            if let path { recent = Array((recent + path.steps.map(\.view)).suffix(20)) }
            answers.append(
                Answer(
                    point: [point.x, point.y], hit: path.flatMap { numbers[$0.answer] } ?? -1,
                    path: (path?.steps ?? []).flatMap { step in
                        [Double(numbers[step.view] ?? -1), step.localPoint.x, step.localPoint.y]
                    },
                    reasons: index < Self.explainedPoints
                        ? Self.someReasons(in: tree, order, numbers, at: point, from: index) : []))
        }
        self.seed = seed
        self.answers = answers
    }

    /// The reasons of some views, spread over the tree.
    private static func someReasons(
        in tree: ViewTree, _ order: [ViewID], _ numbers: [ViewID: Int], at point: Point2D,
        from start: Int
    ) -> [Reasons] {
        let step = max(1, order.count / explainedViews)
        return stride(from: start % step, to: order.count, by: step).map { number in
            let reasons = tree.explain(order[number], at: point).reasons
            return Reasons(
                number: number, texts: reasons.map { text(of: $0.mapViews { numbers[$0] ?? -1 }) })
        }
    }

    /// A reason as the driver writes it: its kind, and the views at fault by number.
    private static func text(of reason: ExplanationReason<Int>) -> String {
        switch reason {
        case .pointNotFinite: "pointNotFinite"
        case .removed: "removed"
        case .detached(let top): "detached \(top)"
        case .covered(let cover, let answer, let front, let back):
            "covered \(cover) \(answer) \(front) \(back)"
        case .filtered(let view): "filtered \(view)"
        case .closureAnswers(let view, _): "closureAnswers \(view)"
        case .hidden(let view): "hidden \(view)"
        case .interactionDisabled(let view): "interactionDisabled \(view)"
        case .tooTransparent(let view, _, _): "tooTransparent \(view)"
        case .nonFiniteGeometry(let view): "nonFiniteGeometry \(view)"
        case .singularTransform(let view, _): "singularTransform \(view)"
        case .outside(let view, _): "outside \(view)"
        case .absorbed(let view): "absorbed \(view)"
        case .transparent(let view): "transparent \(view)"
        case .passesThrough: "passesThrough"
        case .redirects(let target): "redirects \(target)"
        case .takenBySubview(let subview, let answer): "takenBySubview \(subview) \(answer)"
        }
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
