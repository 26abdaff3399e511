import HitTesting

/// Reads the view hierarchy that Espresso prints when a test fails.
enum EspressoReader {
    /// Reads the hierarchy that begins at an offset of a text.
    static func read(
        _ source: SourceText, at start: Int, file: Span<UInt8>
    ) -> ViewDump {
        let text = source.bytes.span
        let offset = source.fileOffset(of: start)
        var notes: [ElementAssembly.DumpNote] = [
            (.coordinatesInPixels, offset), (.scrollOffsetsMissing, offset),
            (.transformsMissing, offset), (.elevationMissing, offset),
        ]
        let records = records(in: text, from: start)
        var elements: [PrintedElement] = []
        var counts: [Int?] = []
        for record in records {
            if record.depth == 0 && !elements.isEmpty {
                notes.append((.furtherDumpSkipped, source.fileOffset(of: record.start)))
                break
            }
            let fields = EspressoFields(in: text, record.fields)
            elements.append(element(of: record, fields, in: source))
            counts.append(fields["child-count"].flatMap { Int($0) })
        }
        var forest = ElementForest(elements)
        for index in elements.indices {
            if let count = counts[index], count != forest.subviews[index].count {
                forest.elements[index].notes.append(.subviewsMissing)
            }
        }
        return ElementAssembly.dump(
            of: forest, in: .superview, format: .espresso, notes: notes, file: file)
    }

    /// So many things that look like records are taken for a part of one view's text.
    private static let mostRejections = 8

    /// The records from an offset on, each up to the next one.
    private static func records(in text: Span<UInt8>, from start: Int) -> [EspressoRecord] {
        var records: [EspressoRecord] = []
        var position = start
        /// Behind the last byte that no prefix holds, and where the line begins.
        var (prefixStart, lineStart) = (start, text.lineStart(of: start))
        var examined = lineStart
        var (lastPrefixLength, rejections) = (0, 0)
        while let plus = text.firstOffset(of: .plus, in: position..<text.count) {
            position = plus + 1
            guard let record = EspressoRecord(in: text, at: plus, before: text.count) else {
                continue
            }
            for offset in examined..<plus {
                if text[offset] == .lineFeed { lineStart = offset + 1 }
                if isOutsidePrefixes(text[offset]) { prefixStart = offset + 1 }
            }
            examined = plus
            let limit = records.last?.fields.lowerBound ?? start
            guard prefixStart <= max(lineStart, limit) else { continue }
            let prefixLength = plus - lineStart
            let isDoubtful = prefixLength != lastPrefixLength && rejections < mostRejections
            if isDoubtful, let last = records.last {
                // Where lines begin alike, this one is within a text that holds a line end.
                rejections += 1
                let fields = EspressoFields(in: text, last.fields.lowerBound..<plus)
                guard fields.isComplete else { continue }
            }
            (lastPrefixLength, rejections) = (prefixLength, 0)
            if let last = records.indices.last {
                records[last].fields = records[last].fields.lowerBound..<plus
            }
            records.append(record)
        }
        return records
    }

    /// Whether this shows that what stands before a record on its line is a view's text, and neither
    /// nothing nor what a log puts there.
    private static func isOutsidePrefixes(_ byte: UInt8) -> Bool {
        byte == .leftBrace || byte == .equals || byte == .comma
    }

    /// The element of a record.
    private static func element(
        of record: EspressoRecord, _ fields: EspressoFields, in source: SourceText
    ) -> PrintedElement {
        let text = source.bytes.span
        let className = text.text(record.className)
        let resource = fields["res-name"]
        var element = PrintedElement(
            depth: record.depth, id: resource ?? className, className: className,
            offset: source.fileOffset(of: record.start))
        if let x = fields.number("x"), let y = fields.number("y"),
            let width = fields.number("width"), let height = fields.number("height")
        {
            element.frame = Rect2D(x: x, y: y, width: width, height: height)
        }
        element.isHidden = ["INVISIBLE", "GONE"].contains(fields["visibility"])
        element.element.label = fields["desc"] ?? fields["text"]
        element.element.identifier = resource
        element.element.text = fields["text"]
        element.element.isEnabled = fields.flag("is-enabled")
        element.element.isClickable = fields.flag("is-clickable")
        if !fields.isComplete { element.notes.append(.lineCut) }
        return element
    }
}
