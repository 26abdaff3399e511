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

    /// The records from an offset on, each up to the next one.
    private static func records(in text: Span<UInt8>, from start: Int) -> [EspressoRecord] {
        var records: [EspressoRecord] = []
        var position = start
        while let plus = text.firstOffset(of: .plus, in: position..<text.count) {
            position = plus + 1
            guard let record = EspressoRecord(in: text, at: plus, before: text.count) else {
                continue
            }
            let limit = records.last?.fields.lowerBound ?? start
            let prefix = text.lineStart(of: plus, notBefore: limit)..<plus
            guard isRecordPrefix(prefix, in: text) else { continue }
            if let last = records.indices.last {
                records[last].fields = records[last].fields.lowerBound..<plus
            }
            records.append(record)
        }
        return records
    }

    /// Whether what stands before a record is nothing or what a log puts there, not a view's text.
    private static func isRecordPrefix(_ prefix: Range<Int>, in text: Span<UInt8>) -> Bool {
        !prefix.contains { text[$0] == .leftBrace || text[$0] == .equals || text[$0] == .comma }
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
