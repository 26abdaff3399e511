import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document read by Foundation's parser, flattened: what elements there are, and their characters.
final class ParsedMarkup: NSObject, XMLParserDelegate {
    /// An element and its attributes.
    struct Element {
        let name: String
        let attributes: [String: String]
        var characters = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// Why the parser gave up; nil if the document is well-formed.
    private(set) var problem: String?

    /// Reads a document.
    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() {
            problem = "\(parser.parserError.map { "\($0)" } ?? "?") in line \(parser.lineNumber)"
        }
    }

    /// The elements of a name, or with a class.
    func elements(named name: String, withClass look: String? = nil) -> [Element] {
        elements.filter { element in
            let looks = element.attributes["class"]?.split(separator: " ").map(String.init) ?? []
            return element.name == name && (look.map { looks.contains($0) } ?? true)
        }
    }

    /// The characters of all elements of a name.
    func texts(of name: String) -> [String] {
        elements(named: name).map(\.characters)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        if let last = open.last { elements[last].characters += characters }
    }
}
