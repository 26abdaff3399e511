import HitTesting

/// The beginning of an element of XML.
struct XMLTag {
    /// The element's name, as it stands in the legalized text.
    let name: String

    let attributes: [String: String]

    /// In how many elements it lies.
    let depth: Int

    /// Where its line begins in the file.
    let offset: Int

    /// The first of some attributes that is there and not empty.
    func text(of names: String...) -> String? {
        for name in names {
            if let text = attributes[name], !text.isEmpty { return text }
        }
        return nil
    }

    /// Whether an attribute is `true`, or nil if it is not there.
    func flag(_ name: String) throws(LocatedProblem) -> Bool? {
        guard let text = text(of: name) else { return nil }
        switch text {
        case "true", "1": return true
        case "false", "0": return false
        default: throw invalid(name, text, mustBe: "true or false")
        }
    }

    /// An attribute that is a number, or nil if it is not there.
    func number(_ name: String) throws(LocatedProblem) -> Double? {
        guard let text = text(of: name) else { return nil }
        guard let numbers = PrintedNumbers.list(in: text), numbers.count == 1 else {
            throw invalid(name, text, mustBe: "a number")
        }
        return numbers[0]
    }

    /// An attribute that is four numbers, whatever stands between them, or nil if it is not there.
    func fourNumbers(_ name: String, form: String) throws(LocatedProblem) -> [Double]? {
        guard let text = text(of: name) else { return nil }
        guard let numbers = PrintedNumbers.list(in: text), numbers.count == 4 else {
            throw invalid(name, text, mustBe: "four numbers, \(form)")
        }
        return numbers
    }

    /// The problem of an attribute that is not of its kind.
    private func invalid(_ name: String, _ text: String, mustBe expected: String)
        -> LocatedProblem
    {
        LocatedProblem(.invalidValue(field: name, text: text, expected: expected), at: offset)
    }
}
