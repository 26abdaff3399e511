import Foundation

/// A duration with three significant digits and the unit that suits it: `1.84 µs`.
func formatted(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<999.5: "\(threeDigits(nanoseconds)) ns"
    case ..<999.5e3: "\(threeDigits(nanoseconds / 1e3)) µs"
    case ..<999.5e6: "\(threeDigits(nanoseconds / 1e6)) ms"
    default: "\(threeDigits(nanoseconds / 1e9)) s"
    }
}

/// A size with three significant digits and the unit that suits it: `4.19 MB`.
func formatted(bytes: Int) -> String {
    switch Double(bytes) {
    case ..<999.5: "\(bytes) B"
    case let size where size < 999.5e3: "\(threeDigits(size / 1e3)) kB"
    case let size where size < 999.5e6: "\(threeDigits(size / 1e6)) MB"
    case let size: "\(threeDigits(size / 1e9)) GB"
    }
}

/// A share of 1 with one digit after the point: `87.5 %`.
func formatted(percent share: Double) -> String { String(format: "%.1f %%", share * 100) }

/// How many times faster something is: `12.3x`; `0.5x` is half as fast.
func formatted(speedUp: Double) -> String {
    (speedUp < 999.5 ? threeDigits(speedUp) : grouped(speedUp)) + "x"
}

/// A whole number with its thousands set apart: `1,000,000`.
func grouped(_ value: some BinaryInteger) -> String {
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
        groups.insert(String(digits.suffix(3)), at: 0)
        digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (value < 0 ? "-" : "") + groups.joined(separator: ",")
}

/// A number rounded to a whole one, with its thousands set apart.
func grouped(_ value: Double) -> String { grouped(Int(value.rounded())) }

/// A number below a thousand with at most two digits after the point, three in all.
private func threeDigits(_ value: Double) -> String {
    switch value {
    case ..<9.995: String(format: "%.2f", value)
    case ..<99.95: String(format: "%.1f", value)
    default: String(format: "%.0f", value)
    }
}

/// A mean count: `0`, `12`, `0.25`.
func formatted(count: Double) -> String {
    count == count.rounded() || count >= 999.5 ? grouped(count) : threeDigits(count)
}
