import HitTesting
import Testing
import ViewDumps

/// The reasons that the cases give, against those that the library gives.
@Suite("The cases' reasons")
struct CaseReasonTests {
    @Test("every reason is told, and no other", arguments: try CaseFile.everything())
    func reasons(file: CaseFile) throws {
        let dump = try viewDump(file.bytes)
        let expectations = try file.reasons
        #expect(!expectations.isEmpty)
        for expected in expectations {
            let view = try #require(dump.ids.view(withID: expected.id))
            let explanation = dump.tree.explain(view, at: expected.point)
            let named = explanation.mapViews { dump.ids[$0] ?? "?" }
            let found =
                named.receivesTouch
                ? ["receives it"] : named.reasons.map { $0.caseText(expected.id) }
            #expect(
                found.sorted() == expected.reasons.sorted(),
                "\(expected.id) at \(expected.point)")
            if case .reachable(let point) = explanation.elsewhere {
                #expect(dump.tree.hitTest(point) == view)
            }
        }
    }

    @Test("every uncertainty that must be raised is", arguments: try CaseFile.everything())
    func flags(file: CaseFile) throws {
        let dump = try viewDump(file.bytes)
        for (id, kind) in try file.flags { #expect(dump.noteTexts.contains("\(id) \(kind)")) }
    }

    @Test("there are fourteen cases")
    func count() throws {
        #expect(try CaseFile.everything().count == 14)
    }
}

extension ExplanationReason<String> {
    /// The reason as the cases write it.
    fileprivate func caseText(_ explained: String) -> String {
        func who(_ view: String) -> String { view == explained ? "itself" : "ancestor \(view)" }
        return switch self {
        case .covered(let cover, _, let front, _) where cover == front:
            "covered by \(cover) (later sibling)"
        case .covered(let cover, _, let front, _):
            "covered by \(cover) (later sibling subtree \(front))"
        case .hidden(let view): "hidden: \(who(view))"
        case .interactionDisabled(let view): "interaction disabled: \(who(view))"
        case .tooTransparent(let view, let alpha, _):
            "alpha \(alpha == 0 ? "0" : "\(alpha)"): \(who(view))"
        case .singularTransform(let view, _): "degenerate transform: \(who(view))"
        case .outside(let view, _): "point outside bounds of \(who(view))"
        case .takenBySubview(let subview, _): "taken by its own subview \(subview)"
        default: "\(self)"
        }
    }
}
