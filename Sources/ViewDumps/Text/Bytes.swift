import Foundation

/// The characters that the readers look for, as UTF-8 code units.
extension UInt8 {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var quotationMark: UInt8 { 0x22 }
    static var ampersand: UInt8 { 0x26 }
    static var apostrophe: UInt8 { 0x27 }
    static var plus: UInt8 { 0x2B }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var period: UInt8 { 0x2E }
    static var zero: UInt8 { 0x30 }
    static var one: UInt8 { 0x31 }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var lessThan: UInt8 { 0x3C }
    static var equals: UInt8 { 0x3D }
    static var greaterThan: UInt8 { 0x3E }
    static var leftBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var rightBracket: UInt8 { 0x5D }
    static var leftBrace: UInt8 { 0x7B }
    static var verticalBar: UInt8 { 0x7C }
    static var rightBrace: UInt8 { 0x7D }

    /// Whether this is a space or a tab.
    var isBlank: Bool { self == .space || self == .tab }

    /// Whether this ends a line or is blank.
    var isWhiteSpace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }

    /// Whether this is one of `0` to `9`.
    var isDigit: Bool { self &- .zero < 10 }

    /// Whether this is a hexadecimal digit.
    var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

    /// Whether this is an ASCII letter.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether this goes on with a character that an earlier byte began.
    var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}

extension Span<UInt8> {
    /// The text of a range; bytes that are not UTF-8 become replacement characters.
    func text(_ range: Range<Int>) -> String {
        // SAFETY: the buffer is read only inside the closure, and `extracting` checks the range.
        unsafe extracting(range).withUnsafeBufferPointer {
            unsafe String(decoding: $0, as: UTF8.self)
        }
    }

    /// The part of a range without the blanks around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end && self[start].isBlank { start += 1 }
        while start < end && self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// Whether a range holds exactly this text, byte for byte.
    func matches(_ text: String, _ range: Range<Int>) -> Bool {
        text.utf8.count == range.count && hasPrefix(text, range)
    }

    /// Whether a range begins with this text, byte for byte.
    func hasPrefix(_ text: String, _ range: Range<Int>) -> Bool {
        guard text.utf8.count <= range.count else { return false }
        var position = range.lowerBound
        for byte in text.utf8 {
            guard self[position] == byte else { return false }
            position += 1
        }
        return true
    }

    /// Whether this text stands at an offset.
    func hasText(_ text: String, at offset: Int) -> Bool {
        offset <= count && hasPrefix(text, offset..<count)
    }

    /// Where a byte comes next within a range, or nil.
    func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
        // SAFETY: the buffer is read only inside the closure, and `extracting` checks the range.
        let distance = unsafe extracting(range).withUnsafeBufferPointer { buffer -> Int? in
            guard let start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return nil }
            guard let found = unsafe memchr(start, Int32(byte), buffer.count) else { return nil }
            return unsafe UnsafeRawPointer(found) - start
        }
        return distance.map { range.lowerBound + $0 }
    }

    /// The length of a byte order mark at the beginning, or 0.
    var byteOrderMarkLength: Int { hasText("\u{FEFF}", at: 0) ? 3 : 0 }

    /// Makes sure that the bytes are UTF-8.
    func requireUTF8() throws(LocatedProblem) {
        do {
            _ = try UTF8Span(validating: self)
        } catch {
            throw LocatedProblem(.invalidUTF8, at: error.byteOffsets.lowerBound)
        }
    }
}
