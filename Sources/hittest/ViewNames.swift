import Foundation
import HitTesting
import ViewDumps

/// What a person may call a view.
struct ViewNames {
    /// How near an argument comes to one of a view's names.
    enum Closeness {
        /// It is one.
        case same

        /// It is the last part of one: `Card` of `App.Card`, `go` of `com.example:id/go`.
        case part

        /// It is either, but for capitals and accents.
        case folded

        /// It is contained in one.
        case contained
    }

    private let names: [String]

    /// Collects a view's names.
    init(of view: ViewID, in dump: ViewDump) {
        let element = dump.element(of: view)
        let all = [
            dump.tree.name(of: view), dump.className(of: view), element?.identifier,
            element?.label, element?.text, dump.ids[view],
        ]
        names = all.compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// How near an argument comes to these names; nil if they have nothing in common.
    ///
    /// - Parameter folded: The argument without capitals and accents.
    func closeness(to argument: String, folded: String) -> Closeness? {
        guard !argument.isEmpty else { return nil }
        if names.contains(argument) { return .same }
        if names.contains(where: { Self.isLastPart(argument, of: $0) }) { return .part }
        let foldedNames = names.map(Self.folded)
        let isFolded = foldedNames.contains { $0 == folded || Self.isLastPart(folded, of: $0) }
        if isFolded { return .folded }
        return foldedNames.contains { $0.contains(folded) } ? .contained : nil
    }

    /// A text without capitals and accents.
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// Whether this is what a name ends with, after a module, a package or a tool's prefix.
    private static func isLastPart(_ part: String, of name: String) -> Bool {
        guard name.hasSuffix(part) else { return false }
        let prefix = name.dropLast(part.count)
        return prefix.last.map { ".:/$".contains($0) } == true
            || folded(String(prefix)) == "xcuielementtype"
    }

    /// The forms in which an address that stands in a text may be printed in a dump.
    static func addresses(in text: String) -> [String] {
        let bare = text.allSatisfy(\.isHexDigit) && !text.isEmpty ? text : nil
        let prefixed = text.range(of: "0[xX][0-9a-fA-F]+", options: .regularExpression)
            .map { String(text[$0].dropFirst(2)) }
        guard let digits = prefixed ?? bare else { return [] }
        let short = digits.drop { $0 == "0" }
        return [digits, digits.lowercased(), digits.uppercased(), short.lowercased()]
            .flatMap { ["0x\($0)", $0] }
    }
}
