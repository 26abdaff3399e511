import HitTesting

/// Reads the page source of WebDriverAgent and Appium on iOS.
enum WebDriverAgentReader {
    /// Reads the document that begins at an offset of a text.
    ///
    /// - Throws: ``LocatedProblem``, placed in the file.
    static func read(
        _ text: SourceText, at start: Int, file: Span<UInt8>
    ) throws(LocatedProblem) -> ViewDump {
        var dump = try XMLDump(text, at: start, element: element)
        let offset = text.fileOffset(of: start)
        dump.notes += [
            (.orderUnknown, offset), (.gatesMissing, offset), (.transformsMissing, offset),
        ]
        if dump.elements.contains(where: { $0.notes.contains(.coordinatesRounded) }) {
            dump.notes.append((.coordinatesRounded, offset))
        }
        var forest = ElementForest(dump.elements)
        for index in forest.elements.indices {
            // The same holds of them all; it is said once.
            forest.elements[index].notes.removeAll { $0 == .coordinatesRounded }
        }
        return ElementAssembly.dump(
            of: forest, in: .absolute, format: .webDriverAgent, notes: dump.notes, file: file)
    }

    /// The element that a tag stands for.
    private static func element(_ tag: XMLTag) throws(LocatedProblem) -> PrintedElement? {
        guard tag.name != "AppiumAUT" else { return nil }
        let type = tag.text(of: "type") ?? tag.name
        var element = PrintedElement(
            depth: tag.depth, id: tag.text(of: "name", "label") ?? type, className: type,
            offset: tag.offset)
        element.element.label = tag.text(of: "label", "name", "value")
        element.element.identifier = tag.text(of: "name")
        element.element.text = tag.text(of: "value")
        element.element.isEnabled = try tag.flag("enabled") ?? true
        element.element.isVisible = try tag.flag("visible")
        element.element.isHittable = try tag.flag("hittable")
        if element.element.isVisible == false { element.notes.append(.visibilityIsNotHidden) }
        if let exact = try tag.fourNumbers("nativeFrame", form: "{{x, y}, {width, height}}") {
            element.frame = Rect2D(x: exact[0], y: exact[1], width: exact[2], height: exact[3])
            return element
        }
        let numbers = [
            try tag.number("x"), try tag.number("y"), try tag.number("width"),
            try tag.number("height"),
        ]
        if numbers.contains(nil) { element.notes.append(.coordinateMissing) }
        let known = numbers.map { $0 ?? 0 }
        element.frame = Rect2D(x: known[0], y: known[1], width: known[2], height: known[3])
        if known.allSatisfy({ $0 == $0.rounded() }) { element.notes.append(.coordinatesRounded) }
        return element
    }
}
