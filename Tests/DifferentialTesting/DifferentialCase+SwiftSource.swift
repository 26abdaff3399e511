import HitTesting
import SceneGenerators

extension DifferentialCase {
    /// A test that fails as the case does, to be pasted into a suite.
    ///
    /// It imports `DifferentialTesting`, `HitTesting`, `SceneGenerators` and `Testing`; `v` holds the views by number.
    public var swiftSource: String {
        let rules = tree.rules
        var lines = [
            "@Test func engines_agree() throws {",
            "    var v: [Int: ViewID] = [:]",
            "    var tree = ViewTree(rules: HitTestRules(minimumAlpha: \(rules.minimumAlpha), "
                + "singularTransforms: .\(rules.singularTransforms)))",
        ]
        lines += treeSource.map { "    " + $0 }
        for edit in edits { lines += source(of: edit).map { "    " + $0 } }
        lines += query.swiftSource(numbers: numbers).map { "    " + $0 }
        lines.append("    let point = \(SwiftSource.code(point))")
        if case .conversion = question {
            lines.append("    let engine = ReferenceConversion(tree)")
        } else {
            lines.append("    let engine = RecursiveEngine(tree)")
        }
        lines.append("    #expect(tree.\(asking) == engine.\(asking))")
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    /// The numbers of all views that ever exist.
    private var numbers: [Int] {
        tree.entries.map(\.view.number)
            + edits.compactMap { edit in
                if case .add(let view, _) = edit { view.number } else { nil }
            }
    }

    /// The call that asks the question.
    private var asking: String {
        switch question {
        case .answer, .batch, .otherTrees, .edits: "hitTest(point, options: options)"
        case .path: "hitPath(point, options: options)"
        case .views: "views(at: point, options: options)"
        case .filtered: "hitTest(point, where: options.filter ?? { _ in .include })"
        case .answerInView(let number): "hitTest(point, in: v[\(number)]!, options: options)"
        case .conversion(let source, let target):
            "convert(point, from: \(reference(source)), to: \(reference(target)))"
        }
    }

    /// A view or the world.
    private func reference(_ number: Int?) -> String { number.map { "v[\($0)]" } ?? "nil" }

    /// The code that makes the tree.
    private var treeSource: [String] {
        var lines: [String] = []
        let maker = tree.usesBuilder ? "builder" : "tree"
        for entry in tree.entries {
            let place =
                if let superview = entry.superview {
                    "\(maker).addSubview(d\(entry.view.number), to: v[\(superview)]!)"
                } else {
                    "\(maker).addRoot(d\(entry.view.number), level: \(entry.level))"
                }
            lines += entry.view.descriptionSource
            lines.append("v[\(entry.view.number)] = " + place)
        }
        for entry in tree.entries {
            if case .normal = entry.view.behavior { continue }
            let behavior = SwiftSource.code(entry.view.behavior)
            lines.append("\(maker).setHitBehavior(\(behavior), of: v[\(entry.view.number)]!)")
        }
        guard tree.usesBuilder else { return lines }
        return ["tree = ViewTree.build(rules: tree.rules) { builder in"]
            + lines.map { "    " + $0 } + ["}"]
    }
}

extension ViewRecipe {
    /// The code that describes the view, its behaviour excepted.
    var descriptionSource: [String] {
        var changes: [String] = []
        if isHidden { changes.append("isHidden = true") }
        if !isUserInteractionEnabled { changes.append("isUserInteractionEnabled = false") }
        if alpha != 1 { changes.append("alpha = \(SwiftSource.code(alpha))") }
        if case .declared(.bounds) = region {
        } else {
            changes.append("hitRegion = \(SwiftSource.code(region))")
        }
        let introducer = changes.isEmpty ? "let" : "var"
        let description = "ViewDescription(geometry: \(SwiftSource.code(geometry)))"
        return ["\(introducer) d\(number) = \(description)"] + changes.map { "d\(number).\($0)" }
    }
}

extension QueryRecipe {
    /// The code that makes the options of a query about some views.
    func swiftSource(numbers: [Int]) -> [String] {
        var arguments: [String] = []
        if let event { arguments.append("event: NumberedEvent(number: \(event))") }
        if filterSeed != nil {
            let decisions = numbers.filter { decision(for: $0) != .include }
                .map { "v[\($0)]: .\(decision(for: $0))" }
            let table = decisions.isEmpty ? ":" : decisions.joined(separator: ", ")
            arguments.append(
                "filter: { [v] in ([\(table)] as [ViewID?: HitTestFilterDecision])[$0] ?? .include }"
            )
        }
        if handlerSeed != nil {
            let rules = numbers.compactMap { number in
                rule(for: number).map { "v[\(number)]: \(SwiftSource.code($0))" }
            }
            let table = rules.isEmpty ? ":" : rules.joined(separator: ", ")
            arguments.append(
                "overriddenViews: { [v] in "
                    + "([\(table)] as [ViewID?: AnswerRule<ViewID?>])[$0.view]?.answer($0) }")
        }
        return ["let options = HitTestOptions(\(arguments.joined(separator: ", ")))"]
    }
}
