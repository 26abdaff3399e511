import HitTesting

/// Reads the view hierarchy in what Android's `dumpsys activity top` writes.
enum ActivityTopReader {
    /// The views of one activity.
    private struct Hierarchy {
        var lines: [ActivityLine] = []

        /// Whether it is the activity that people see and touch.
        var isResumed = false
    }

    /// Reads the hierarchies from an offset of a text on.
    ///
    /// Each activity has its own; touches go to the one that is resumed, or else the first is read.
    static func read(_ source: SourceText, at start: Int, file: Span<UInt8>) -> ViewDump {
        let text = source.bytes.span
        let offset = source.fileOffset(of: start)
        let hierarchies = hierarchies(in: text)
        let read = hierarchies.lastIndex { $0.isResumed } ?? 0
        var notes: [ElementAssembly.DumpNote] = [
            (.coordinatesInPixels, offset), (.scrollOffsetsMissing, offset),
            (.transformsMissing, offset), (.elevationMissing, offset),
        ]
        for (index, hierarchy) in hierarchies.enumerated() where index != read {
            notes.append((.furtherDumpSkipped, source.fileOffset(of: hierarchy.lines[0].start)))
        }
        let end = hierarchies.last?.lines.last?.end ?? start
        if let cut = text.cutLine(after: end) {
            notes.append((.dumpCut, source.fileOffset(of: cut)))
        }
        let forest = ElementForest(hierarchies[read].lines.map { element(of: $0, in: source) })
        return ElementAssembly.dump(
            of: forest, in: .superview, format: .activityTop, notes: notes, file: file)
    }

    /// The hierarchies of a text; there is one, as a view's line has been seen.
    private static func hierarchies(in text: Span<UInt8>) -> [Hierarchy] {
        var hierarchies: [Hierarchy] = []
        var isNext = true
        var isResumed = false
        var start = 0
        while start < text.count {
            let line = start..<text.lineEnd(of: start)
            start = line.upperBound + 1
            if line.contains(where: { text.hasPrefix("mResumed=true", $0..<line.upperBound) }) {
                isResumed = true
            }
            if let view = ActivityLine(in: text, line) {
                let isOutside =
                    hierarchies.last.map { $0.lines[0].column >= view.column } ?? true
                if isNext || isOutside {
                    hierarchies.append(Hierarchy(isResumed: isResumed))
                    (isNext, isResumed) = (false, false)
                }
                hierarchies[hierarchies.count - 1].lines.append(view)
            } else if text.hasSuffix("View Hierarchy:", text.trimmedOfWhiteSpace(line)) {
                isNext = true
            }
        }
        return hierarchies
    }

    /// The element of a line.
    private static func element(of line: ActivityLine, in source: SourceText) -> PrintedElement {
        var element = PrintedElement(
            depth: line.column, id: line.hash, className: line.className,
            offset: source.fileOffset(of: line.start))
        element.frame = line.frame
        element.isHidden = line.isHidden
        element.element.label = line.resource
        element.element.identifier = line.resource
        element.element.isEnabled = line.isEnabled
        element.element.isClickable = line.isClickable
        if line.isCut { element.notes.append(.lineCut) }
        return element
    }
}
