import SceneGenerators
import Testing

@testable import ViewDumps

@Suite("Decimal numbers")
struct DecimalTextTests {
    private func number(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        return DecimalText.double(in: bytes.span, 0..<bytes.count)
    }

    @Test(
        "are rounded as the standard library rounds them",
        arguments: [
            "0", "-0", "+1", "007", "1", "-1", "0.1", "0.30000000000000004", "123456789012345",
            "9007199254740993", "9007199254740992.5", "1.7976931348623157e308", "1e308", "2e308",
            "-1e999", "1e-999", "1e+00005", "4.9e-324", "2.4703282292062327e-324", "5e-324", "1e22",
            "1e23", "8.5e22", "123456789.123456789", "0.000001", "18446744073709551615",
            "9999999999999999999", "99999999999999999999.5", "1e-19", "9.999999999999999e-20",
            "0.1000000000000000055511151231257827021181583404541015625", "1e99999999999999999999",
            "1e-99999999999999999999", "0e99999", "3.14159265358979323846264338327950288e0",
        ])
    func exact(text: String) {
        #expect(number(text)?.bitPattern == Double(text)?.bitPattern)
    }

    @Test("of random digits and exponents are rounded as the standard library rounds them")
    func random() {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...20, using: &generator) {
                text += String(Int.random(in: 0...9, using: &generator))
            }
            if Bool.random(using: &generator) {
                text += ".\(UInt32.random(in: 0 ... .max, using: &generator))"
            }
            if Bool.random(using: &generator) {
                text += "e\(Int.random(in: -330...330, using: &generator))"
            }
            #expect(number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test("between two doubles go to the even one, or to the nearer by the last digit")
    func halfway() {
        // 2^53 + 1 lies halfway; so does (2^54 + 3) / 2^k, and one digit more decides.
        #expect(number("9007199254740993") == 9_007_199_254_740_992)
        #expect(number("9007199254740993.0000000001") == 9_007_199_254_740_994)
        #expect(number("9007199254740995") == 9_007_199_254_740_996)
        #expect(number("0.5000000000000000555") == 0.5)
        #expect(number("0.50000000000000005552") == 0.5000000000000001)
    }

    @Test(
        "are nothing else",
        arguments: [
            "", "+", "-", ".", ".5", "5.", "1e", "1e+", "e5", "1E5", "1_000", "0x10", "1,5", "1 2",
            " 1",
            "1 ", "Infinity", "infinity", "INF", "NaN", "+inf", "-nan", "1.2.3", "--1", "1e5.0",
            "١",
            "1f", "nan(1)",
        ])
    func refused(text: String) {
        #expect(number(text) == nil)
    }

    @Test("may be words")
    func words() {
        #expect(number("nan")?.isNaN == true)
        #expect(number("inf") == .infinity)
        #expect(number("-inf") == -.infinity)
    }

    @Test("are written as short as can be, and read back to the same bits")
    func roundTrip() {
        #expect(NumberText.text(12.0) == "12")
        #expect(NumberText.text(-0.0) == "-0")
        #expect(NumberText.text(0.1) == "0.1")
        #expect(NumberText.text(-Double.infinity) == "-inf")
        #expect(NumberText.text(-Double.nan) == "nan")
        #expect(NumberText.text(Float(0.1)) == "0.1")
        var generator = SplitMix64(seed: 11)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &generator))
            if !value.isNaN {
                #expect(number(NumberText.text(value))?.bitPattern == value.bitPattern)
            }
            let float = Float(bitPattern: UInt32.random(in: 0 ... .max, using: &generator))
            if !float.isNaN {
                let read = number(NumberText.text(float)).map { Float($0) }
                #expect(read?.bitPattern == float.bitPattern)
            }
        }
    }
}
