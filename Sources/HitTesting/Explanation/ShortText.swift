extension Double {
    /// A coordinate as people write it: rounded to a thousandth, without zeros at the end.
    var coordinateText: String {
        let thousandths = self * 1_000
        guard abs(thousandths) < 0x1p53 else { return "\(self)" }
        // Conversion cuts off; rounding functions are not in the standard library everywhere.
        let rounded = Int(thousandths + (thousandths < 0 ? -0.5 : 0.5))
        let sign = rounded < 0 ? "-" : ""
        let (whole, part) = abs(rounded).quotientAndRemainder(dividingBy: 1_000)
        if part == 0 { return "\(sign)\(whole)" }
        var digits = "\(1_000 + part)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// A distance or an area as people write it: rounded, but never to 0 unless it is.
    var amountText: String {
        guard self != 0 && abs(self) < 0.001 else { return coordinateText }
        let parts = "\(self)".split(separator: "e")
        return parts.count == 2 ? "\(parts[0].prefix(3))e\(parts[1])" : "\(parts[0].prefix(7))"
    }
}

extension Point2D {
    /// The point as people write it, rounded to a thousandth: `(12.5, 7)`.
    var shortText: String { "(\(x.coordinateText), \(y.coordinateText))" }
}

extension Float {
    /// The number as it is, without `.0`.
    var shortText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? "\(text.dropLast(2))" : text
    }
}
