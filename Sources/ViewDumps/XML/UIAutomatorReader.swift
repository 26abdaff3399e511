import HitTesting

/// Reads what Android's uiautomator and Appium's UiAutomator2 write.
enum UIAutomatorReader {
    /// Reads the document that begins at an offset of a text.
    ///
    /// - Throws: ``LocatedProblem``, placed in the file.
    static func read(
        _ text: SourceText, at start: Int, file: Span<UInt8>
    ) throws(LocatedProblem) -> ViewDump {
        var dump = try XMLDump(text, at: start, element: element)
        let offset = text.fileOffset(of: start)
        dump.notes += [
            (.coordinatesInPixels, offset), (.rectanglesClipped, offset),
            (.elevationMissing, offset), (.transformsMissing, offset),
        ]
        var forest = ElementForest(dump.elements)
        forest.sortByDrawingOrder()
        return ElementAssembly.dump(
            of: forest, in: .absolute, format: .uiAutomator, notes: dump.notes, file: file)
    }

    /// The element that a tag stands for.
    private static func element(_ tag: XMLTag) throws(LocatedProblem) -> PrintedElement? {
        guard tag.name != "hierarchy" else { return nil }
        let className = tag.text(of: "class") ?? XMLText.className(ofTag: tag.name)
        var element = PrintedElement(
            depth: tag.depth, id: tag.text(of: "resource-id", "content-desc") ?? className,
            className: className, offset: tag.offset)
        element.element.label = tag.text(of: "content-desc", "text")
        element.element.identifier = tag.text(of: "resource-id")
        element.element.text = tag.text(of: "text")
        element.element.isEnabled = try tag.flag("enabled")
        let clickable = try tag.flag("clickable")
        let longClickable = try tag.flag("long-clickable")
        element.element.isClickable = longClickable == true ? true : clickable
        let displayed = try tag.flag("displayed")
        let visible = try tag.flag("visible-to-user")
        element.element.isVisible = displayed ?? visible
        if element.element.isVisible == false { element.notes.append(.visibilityIsNotHidden) }
        element.drawingOrder = try tag.number("drawing-order")
        if let bounds = try tag.fourNumbers("bounds", form: "[left,top][right,bottom]") {
            element.frame = Rect2D(
                x: bounds[0], y: bounds[1], width: bounds[2] - bounds[0],
                height: bounds[3] - bounds[1])
        }
        return element
    }
}
