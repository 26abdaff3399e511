import HitTesting

/// Reads the kinds of values that views have in JSON.
struct JSONFields {
    /// The text, taken apart.
    let document: JSONDocument

    /// How deep regions may be nested in each other.
    private static let deepestRegion = 32

    /// The problem of a value of the wrong kind.
    func wrongKind(
        _ index: Int, of field: String, in bytes: Span<UInt8>, mustBe expected: String
    ) -> LocatedProblem {
        let value = document.values[index]
        let isShort = value.kind == .number || value.kind == .string
        return LocatedProblem(
            .invalidValue(
                field: field, text: isShort ? bytes.text(value.range) : value.kind.rawValue,
                expected: expected), at: value.range.lowerBound)
    }

    /// A string.
    func string(
        _ index: Int, of field: String, in bytes: Span<UInt8>
    ) throws(LocatedProblem) -> String {
        guard document.values[index].kind == .string else {
            throw wrongKind(index, of: field, in: bytes, mustBe: "a string")
        }
        return try JSONString.decode(document.values[index], in: bytes)
    }

    /// `true` or `false`.
    func flag(
        _ index: Int, of field: String, in bytes: Span<UInt8>
    ) throws(LocatedProblem) -> Bool {
        switch document.values[index].kind {
        case .true: return true
        case .false: return false
        default: throw wrongKind(index, of: field, in: bytes, mustBe: "true or false")
        }
    }

    /// A number, or one of the strings that stand for what JSON's numbers cannot say.
    func number(
        _ index: Int, of field: String, in bytes: Span<UInt8>
    ) throws(LocatedProblem) -> Double {
        let value = document.values[index]
        let number: Double? =
            switch value.kind {
            case .number:
                DecimalText.double(in: bytes, value.range, allowsCapitalExponent: true)
            case .string where !bytes.containsDigit(value.range):
                DecimalText.double(in: bytes, value.range)
            default: nil
            }
        guard let number else {
            throw wrongKind(
                index, of: field, in: bytes, mustBe: "a number, or \"nan\", \"inf\" or \"-inf\"")
        }
        return number
    }

    /// An array of so many numbers.
    func numbers(
        _ index: Int, of field: String, count: Int, in bytes: Span<UInt8>
    ) throws(LocatedProblem) -> [Double] {
        let elements = document.values[index].kind == .array ? document.elements(of: index) : []
        guard elements.count == count else {
            throw wrongKind(index, of: field, in: bytes, mustBe: "an array of \(count) numbers")
        }
        var numbers: [Double] = []
        for element in elements { numbers.append(try number(element, of: field, in: bytes)) }
        return numbers
    }

    /// A region: a string as in CSV, or an object.
    func region(
        _ index: Int, in bytes: Span<UInt8>, depth: Int = 0
    ) throws(LocatedProblem) -> HitRegion {
        let value = document.values[index]
        switch value.kind {
        case .string:
            let text = Array(try JSONString.decode(value, in: bytes).utf8)
            do {
                return try RegionText.region(in: text.span, 0..<text.count)
            } catch {
                throw LocatedProblem(error.problem, at: value.range.lowerBound)
            }
        case .object:
            guard depth < Self.deepestRegion else {
                throw LocatedProblem(
                    .syntax("regions are nested more than \(Self.deepestRegion) deep"),
                    at: value.range.lowerBound)
            }
            return try regionObject(index, in: bytes, depth)
        default:
            throw wrongKind(
                index, of: "region", in: bytes,
                mustBe: "a string, {\"mask\": …} or {\"base\": …, \"excluding\": …}")
        }
    }

    /// A mask, or a region without another.
    private func regionObject(
        _ index: Int, in bytes: Span<UInt8>, _ depth: Int
    ) throws(LocatedProblem) -> HitRegion {
        var mask: HitMask?
        var base: HitRegion?
        var hole: HitRegion?
        for (key, value) in document.members(of: index) {
            let name = try JSONString.decode(document.values[key], in: bytes)
            let offset = document.values[key].range.lowerBound
            switch name {
            case "mask" where mask == nil: mask = try self.mask(value, in: bytes)
            case "base" where base == nil:
                base = try region(value, in: bytes, depth: depth + 1)
            case "excluding" where hole == nil:
                hole = try region(value, in: bytes, depth: depth + 1)
            case "mask", "base", "excluding": throw LocatedProblem(.repeatedKey(name), at: offset)
            default: throw LocatedProblem(.unknownKey(name), at: offset)
            }
        }
        switch (mask, base, hole) {
        case (let mask?, nil, nil): return .mask(mask)
        case (nil, let base?, let hole?): return .excluding(base, hole)
        default:
            throw wrongKind(
                index, of: "region", in: bytes,
                mustBe: "{\"mask\": …} or {\"base\": …, \"excluding\": …}")
        }
    }

    /// A mask: strings of `0` and `1`, all of one length, from the top row.
    private func mask(_ index: Int, in bytes: Span<UInt8>) throws(LocatedProblem) -> HitMask {
        let rows = document.values[index].kind == .array ? document.elements(of: index) : []
        let rule = "rows of 0 and 1, from the top, all equally long and not empty"
        guard let first = rows.first else {
            throw wrongKind(index, of: "mask", in: bytes, mustBe: rule)
        }
        let columns = document.values[first].range.count
        var cells: [Bool] = []
        for row in rows {
            let range = document.values[row].range
            let isRow =
                document.values[row].kind == .string && range.count == columns && columns > 0
                && range.allSatisfy { bytes[$0] == .zero || bytes[$0] == .one }
            guard isRow else {
                throw wrongKind(row, of: "a row of mask", in: bytes, mustBe: rule)
            }
            for cell in range { cells.append(bytes[cell] == .one) }
        }
        return HitMask(columns: columns, rows: rows.count, cells: cells)
    }
}

extension Span<UInt8> {
    /// Whether a range holds a digit.
    fileprivate func containsDigit(_ range: Range<Int>) -> Bool {
        for offset in range where self[offset].isDigit { return true }
        return false
    }
}
