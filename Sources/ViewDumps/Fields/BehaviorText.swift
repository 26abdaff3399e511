import HitTesting

/// A hit behaviour as files say it: a redirection names its target by the file's id.
enum BehaviorText {
    /// A behaviour that needs no id.
    case plain(HitBehavior)

    /// A redirection to the view whose id stands in this range of the text.
    case redirect(to: Range<Int>)

    /// Reads a behaviour; blanks around a word do not count, a target's id is taken as it stands.
    static func behavior(
        in bytes: Span<UInt8>, _ range: Range<Int>
    ) throws(LocatedProblem) -> BehaviorText {
        let word = bytes.trimmed(range)
        if let target = bytes.range(after: "redirect:", in: word.lowerBound..<range.upperBound) {
            return .redirect(to: target)
        }
        if bytes.matches("normal", word) { return .plain(.normal) }
        if bytes.matches("passthrough", word) { return .plain(.passthrough) }
        if bytes.matches("absorbing", word) { return .plain(.absorbing) }
        if bytes.matches("transparent", word) { return .plain(.transparent) }
        throw LocatedProblem(
            "behavior", is: word, of: bytes,
            mustBe: "one of normal, passthrough, absorbing, transparent, redirect:ID")
    }
}
