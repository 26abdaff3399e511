/// Writes numbers so that they read back to the same bits, and no longer than that takes.
package enum NumberText {
    /// The shortest text of a number: `12`, `0.1`, `-0`, `1e+300`, `nan`, `inf`, `-inf`.
    package static func text(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if let integer = Int(exactly: value), integer != 0 && integer.magnitude < 1 << 53 {
            return integer.description
        }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number that a text spells, by the grammar of the file formats; blanks around do not count.
    package static func number(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        return DecimalText.double(in: bytes.span, bytes.span.trimmed(0..<bytes.count))
    }

    /// The shortest text that reads back, by way of a `Double`, to the same `Float`.
    ///
    /// A `Float`'s own shortest text could in principle lie so near the middle between two `Float`s
    /// that rounding twice goes wrong; then all digits are written.
    static func text(_ value: Float) -> String {
        if value.isNaN { return "nan" }
        let text = value.description
        guard let wide = Double(text), Float(wide) == value else { return self.text(Double(value)) }
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
