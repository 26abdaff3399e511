/// A text whose format has been told by its content, with what was found out on the way.
enum DetectedText {
    case csv
    case json(JSONDocument)
    case recursiveDescription
    case foreign(ForeignDump)

    /// Tells the format of a text.
    ///
    /// - Throws: ``LocatedProblem`` that says what was seen, if no reader knows it.
    init(_ bytes: Span<UInt8>) throws(LocatedProblem) {
        var start = bytes.byteOrderMarkLength
        while start < bytes.count && bytes[start].isWhiteSpace { start += 1 }
        guard start < bytes.count else {
            throw LocatedProblem(.unrecognizedFormat(seen: "nothing but white space"), at: 0)
        }
        let lineEnd = bytes.firstOffset(of: .lineFeed, in: start..<bytes.count) ?? bytes.count
        if Self.namesColumns(in: bytes, start..<lineEnd) {
            self = .csv
            return
        }
        // A debugger's output may begin with a bracket too, so JSON must be whole to count.
        let beginsLikeJSON = bytes[start] == .leftBrace || bytes[start] == .leftBracket
        var problem = LocatedProblem(
            .unrecognizedFormat(seen: Self.description(of: bytes, start..<lineEnd)), at: start)
        if beginsLikeJSON {
            do throws(LocatedProblem) {
                let document = try JSONDocument(bytes)
                if let seen = document.foreignKeys(in: bytes) {
                    throw LocatedProblem(.unrecognizedFormat(seen: seen), at: start)
                }
                self = .json(document)
                return
            } catch {
                problem = error
            }
        }
        let foreign = ForeignDump(in: bytes)
        let printed = Self.printedView(in: bytes)
        if let foreign, printed.map(foreign.comes(before:)) ?? true {
            self = .foreign(foreign)
            return
        }
        guard printed != nil else {
            if let (format, offset) = GeometrylessFormat.first(in: bytes) {
                throw LocatedProblem(.noGeometry(format), at: offset)
            }
            throw problem
        }
        self = .recursiveDescription
    }

    /// Whether a line names columns of a view tree: at least two, and at least half of its cells.
    private static func namesColumns(in bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
        let cells = bytes.parts(of: line, between: .comma)
        let known = cells.count { cell in
            var name = cell
            while let first = name.first, bytes[first].surroundsColumnNames {
                name = name.dropFirst()
            }
            while let last = name.last, bytes[last].surroundsColumnNames { name = name.dropLast() }
            return CSVTreeColumn(rawValue: bytes.text(name)) != nil
        }
        return known >= 2 && 2 * known >= cells.count
    }

    /// Where a view with a frame is printed first, as UIKit does, or nil if none is.
    private static func printedView(in bytes: Span<UInt8>) -> Int? {
        let text = DumpText.plain(bytes)
        guard let opening = ViewOpening.first(in: text.span, 0..<text.count) else { return nil }
        let hasFrame = text.span.contains("frame = (", from: opening.address.upperBound)
        return hasFrame ? opening.start : nil
    }

    /// What a text of an unknown format looks like.
    private static func description(of bytes: Span<UInt8>, _ line: Range<Int>) -> String {
        let byteOrder = bytes.count >= 2 ? (bytes[0], bytes[1]) : (0, 0)
        if byteOrder == (0xFF, 0xFE) || byteOrder == (0xFE, 0xFF) {
            return "UTF-16 text, which is to be saved as UTF-8"
        }
        let beginning = bytes.text(bytes.trimmed(line).prefix(200)).prefix(50)
        let kind = bytes[line.lowerBound] == .lessThan ? "markup" : "text"
        return "\(kind) that begins with '\(beginning.filter { $0 != "\r" })'"
    }
}

extension UInt8 {
    /// Whether this may stand around the name of a column.
    fileprivate var surroundsColumnNames: Bool { isWhiteSpace || self == .quotationMark }
}

extension JSONDocument {
    /// What the first object holds, if that shows it to be no view of this project's; nil if it is one.
    ///
    /// One known key is enough that says more than an id or a name; so a mistyped key beside it is
    /// reported as such. Other tools' `frame` is an object or a string.
    fileprivate func foreignKeys(in bytes: Span<UInt8>) -> String? {
        var index = 0
        if values[0].kind == .array {
            guard let first = elements(of: 0).first else { return nil }
            index = first
        }
        guard values[index].kind == .object else {
            return "JSON whose first value is \(values[index].kind.rawValue)"
        }
        let members = members(of: index)
        let keys = members.map { bytes.text(values[$0.key].range) }
        let isKnown = zip(keys, members).contains { key, member in
            key == "subviews" || key == "frame" && values[member.value].kind == .array
        }
        if isKnown || keys.allSatisfy({ JSONTreeKey(rawValue: $0) != nil }) { return nil }
        return "JSON with the keys \(keys.prefix(8).joined(separator: ", "))"
    }
}
