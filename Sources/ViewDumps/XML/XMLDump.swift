/// The elements of the first XML document in a text, and what is uncertain about it.
struct XMLDump {
    /// The elements, in document order.
    let elements: [PrintedElement]

    /// What is uncertain about the dump as a whole.
    var notes: [ElementAssembly.DumpNote] = []

    /// Reads the document that begins at an offset of a text.
    ///
    /// A document without its end is taken as far as it goes: logs cut long texts.
    ///
    /// - Throws: ``LocatedProblem``, placed in the file, if the document is damaged.
    init(
        _ text: SourceText, at start: Int, element: @escaping XMLElementReader.ElementMaker
    ) throws(LocatedProblem) {
        let reader = XMLElementReader(text, at: start, element: element)
        elements = reader.elements
        if let problem = reader.problem {
            let isCut =
                problem.problem.isSyntax && !reader.elements.isEmpty
                && !text.bytes.span.contains("</\(reader.rootName)", from: start)
            guard isCut else { throw text.placedInFile(problem) }
            notes.append((.dumpCut, text.fileOffset(of: problem.offset)))
        } else if reader.end == nil {
            // The parser takes the end of the text for that of the document, without a word.
            notes.append((.dumpCut, text.fileOffset(of: text.bytes.count)))
        }
        guard !elements.isEmpty else {
            throw text.placedInFile(
                LocatedProblem(.syntax("this XML document has no view in it"), at: start))
        }
        if let end = reader.end,
            let next = text.bytes.span.firstOffset(of: "<\(reader.rootName)", from: end)
        {
            notes.append((.furtherDumpSkipped, text.fileOffset(of: next)))
        }
    }
}

extension ViewDumpError.Problem {
    /// Whether the rules of the format are broken, rather than a value wrong.
    fileprivate var isSyntax: Bool {
        if case .syntax = self { true } else { false }
    }
}
