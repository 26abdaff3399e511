/// The beginning of an object's description: `<Module.Card<Module.Style>: 0x1002a00`.
struct ViewOpening {
    /// Where the `<` stands.
    var start: Int

    /// The name of the class.
    var className: Range<Int>

    /// The address, with its `0x`; empty, or without digits, where a test took addresses out.
    var address: Range<Int>

    /// What stands at a `<`.
    enum Reading {
        case opening(ViewOpening)

        /// None. Nor does one begin between the `<` and the offset.
        case none(upTo: Int)

        /// The text or line ends, at the offset, before it is clear. Nothing begins before that.
        case cut(at: Int)
    }

    /// What a view without an address goes on with.
    private static let firstAttributes = ["; frame = (", "; baseClass = "]

    /// Finds the next beginning in a range, which it must lie in with its address.
    ///
    /// - Complexity: O(n) in the distance.
    static func first(in text: Span<UInt8>, _ range: Range<Int>) -> ViewOpening? {
        var position = range.lowerBound
        while let start = text.firstOffset(of: .lessThan, in: position..<range.upperBound) {
            switch read(text, at: start, before: range.upperBound) {
            case .opening(let opening): return opening
            case .none(let end): position = end
            case .cut(let end): position = end
            }
        }
        return nil
    }

    /// Reads what stands at a `<`.
    ///
    /// The name of a generic class holds brackets, commas and blanks: `Host<Pair<A, [B]>>`; that of
    /// a private one does so too: `App.(unknown context at $104f3e2c8).Card`.
    static func read(_ text: Span<UInt8>, at start: Int, before end: Int) -> Reading {
        var position = start + 1
        var depth = 0
        guard position < end else { return .cut(at: end) }
        guard text[position].beginsClassName else { return .none(upTo: position) }
        while position < end
            && !(depth == 0 && (text[position] == .colon || text[position] == .semicolon))
        {
            let byte = text[position]
            if byte == .lineFeed { return .cut(at: position) }
            if byte == .lessThan || byte == UInt8(ascii: "(") {
                depth += 1
            } else if depth > 0 && (byte == .greaterThan || byte == UInt8(ascii: ")")) {
                if text[position - 1] != .minus { depth -= 1 }
            } else if !(byte.isInClassName || depth > 0 && byte.isInGenericArguments) {
                return .none(upTo: position)
            }
            position += 1
        }
        let className = start + 1..<position
        guard position < end else { return .cut(at: end) }
        if text[position] == .semicolon {
            // Snapshot tests take the addresses out: '<UIView; frame = …'.
            let isView = firstAttributes.contains { text.hasPrefix($0, position..<end) }
            guard isView else { return .none(upTo: position) }
            return .opening(
                ViewOpening(start: start, className: className, address: position..<position))
        }
        position += 1
        while position < end && text[position].isBlank { position += 1 }
        guard position + 2 < end else { return .cut(at: end) }
        guard text.hasText("0x", at: position) else { return .none(upTo: position) }
        let address = position
        position += 2
        while position < end && text[position].isHexadecimalDigit { position += 1 }
        if position == address + 2 {
            // Nothing, or letters that stand for any digit: '0x', '0xXXXX'.
            while position < end && text[position].isInClassName { position += 1 }
            let isView = firstAttributes.contains { text.hasPrefix($0, position..<end) }
            guard isView else { return .none(upTo: position) }
        }
        return .opening(
            ViewOpening(start: start, className: className, address: address..<position))
    }
}

extension UInt8 {
    /// Whether a class name may begin with this: a letter, an underscore, or beyond ASCII.
    fileprivate var beginsClassName: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

    /// Whether this may stand in a class name outside its generic arguments.
    fileprivate var isInClassName: Bool {
        beginsClassName || isDigit || self == .period || self == UInt8(ascii: "$")
    }

    /// Whether this may also stand among generic arguments: `(A, B) -> [C?]`, `A & B`.
    fileprivate var isInGenericArguments: Bool {
        switch self {
        case .space, .comma, .minus, .leftBracket, .rightBracket, .ampersand, UInt8(ascii: "?"),
            UInt8(ascii: "@"):
            true
        default: false
        }
    }
}
