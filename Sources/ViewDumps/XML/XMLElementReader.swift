import Foundation
import FoundationXML

/// Reads the first document in a text, tag by tag, and makes elements of the tags.
final class XMLElementReader: NSObject, XMLParserDelegate {
    /// Makes an element of a tag, or nil if the tag stands for none.
    typealias ElementMaker = (XMLTag) throws(LocatedProblem) -> PrintedElement?

    /// The elements, in document order.
    private(set) var elements: [PrintedElement] = []

    /// The name of the first tag.
    private(set) var rootName = ""

    /// What stopped the reading; offsets count in the text.
    private(set) var problem: LocatedProblem?

    /// Where the document ends, if it does.
    private(set) var end: Int?

    private let makeElement: ElementMaker
    private let text: SourceText
    private var depth = 0

    /// Where the lines of the document begin in the text.
    private let lineStarts: [Int]

    /// Reads the document that begins at an offset of a text.
    ///
    /// - Complexity: O(n) in the text's length.
    init(_ text: SourceText, at start: Int, element makeElement: @escaping ElementMaker) {
        self.text = text
        self.makeElement = makeElement
        let legal = XMLText.legalized(text.bytes.span, from: start)
        let bytes = text.bytes
        lineStarts =
            [start] + (start..<bytes.count).filter { bytes[$0] == .lineFeed }.map { $0 + 1 }
        super.init()
        // A stream is read in pieces; data in one piece may not be longer than ten million bytes.
        let parser = XMLParser(stream: InputStream(data: Data(legal)))
        parser.delegate = self
        _ = parser.parse()
    }

    /// Takes a tag.
    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard problem == nil && end == nil else { return }
        if depth == 0 { rootName = name }
        let offset = lineStart(of: parser)
        let tag = XMLTag(
            name: name, attributes: attributes, depth: depth, offset: text.fileOffset(of: offset))
        depth += 1
        do throws(LocatedProblem) {
            if let element = try makeElement(tag) { elements.append(element) }
        } catch {
            problem = LocatedProblem(error.problem, at: offset)
            parser.abortParsing()
        }
    }

    /// Takes the end of an element; after that of the first one nothing more is read.
    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard problem == nil && end == nil else { return }
        depth -= 1
        guard depth == 0 else { return }
        end = position(of: parser)
        parser.abortParsing()
    }

    /// Takes what is wrong with the document.
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        guard problem == nil && end == nil else { return }
        let code = (error as NSError).code
        problem = LocatedProblem(
            .syntax("the XML breaks off or is damaged here (libxml2's error \(code))"),
            at: position(of: parser))
        parser.abortParsing()
    }

    /// Takes a declaration of an entity: no dump has one, and reading it could take forever.
    func parser(
        _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
    ) {
        problem = LocatedProblem(
            .syntax("the XML declares entities, which no dump of views does"),
            at: position(of: parser))
        parser.abortParsing()
    }

    /// Where the line begins that the parser is in.
    private func lineStart(of parser: XMLParser) -> Int {
        lineStarts[min(max(parser.lineNumber - 1, 0), lineStarts.count - 1)]
    }

    /// Where the parser is, as near as it tells.
    private func position(of parser: XMLParser) -> Int {
        var position = lineStart(of: parser)
        var column = 1
        while position < text.bytes.count && column < parser.columnNumber
            && text.bytes[position] != .lineFeed
        {
            position += 1
            let isNewCharacter =
                position < text.bytes.count && !text.bytes[position].isUTF8Continuation
            if isNewCharacter { column += 1 }
        }
        return min(position, text.bytes.count)
    }
}
