import HitTesting

/// Reads what UIKit's `recursiveDescription` prints.
///
/// The format has no grammar that a text could break: what is not a view's line is passed over, and
/// what a line leaves open becomes a note. Bytes that are not UTF-8 become replacement characters.
enum RecursiveDescriptionReader {
    /// Reads the views of a dump.
    ///
    /// - Throws: ``LocatedProblem`` if no view is there, or no telling how deep they lie.
    static func read(_ bytes: Span<UInt8>) throws(LocatedProblem) -> ViewDump {
        let source = DumpText.source(bytes)
        let text = DumpText.plain(source.bytes.span)
        let scanner = PrintedViewScanner(text.span)
        let (views, further) = firstDump(in: scanner.views)
        guard !views.isEmpty else {
            throw LocatedProblem(.syntax("no line describes a view with its frame"), at: 0)
        }
        if let offset = scanner.indentedRoot, scanner.views.allSatisfy({ $0.depth == 0 }) {
            throw LocatedProblem(
                .syntax(
                    """
                    the views are indented, but the vertical bars that tell how deep they lie are \
                    missing
                    """), at: offset)
        }
        var assembly = DumpAssembly(expectedCount: views.count)
        var elements = ViewColumn<ViewDumpElement>()
        let tree = ViewTree.build(expectedCount: views.count) { builder in
            add(views, to: &builder, &assembly, &elements)
        }
        if tree.roots.count > 1 { assembly.note(.windowLevelsMissing, on: nil, at: 0) }
        if let further { assembly.note(.furtherDumpSkipped, on: nil, at: further) }
        for offset in scanner.cuts { assembly.note(.dumpCut, on: nil, at: offset) }
        for offset in scanner.mentions { assembly.note(.mentionSkipped, on: nil, at: offset) }
        return assembly.dump(
            of: tree, format: .recursiveDescription, text: text.span, elements: elements,
            lines: source.isWholeFile ? nil : source.fileLines(in: bytes))
    }

    /// The views up to where a root comes again: from there on it is another dump of the same app.
    private static func firstDump(in views: [PrintedView]) -> ([PrintedView], further: Int?) {
        let shallowest = views.map(\.depth).min() ?? 0
        var roots: Set<String> = []
        for (index, view) in views.enumerated() where view.depth == shallowest && view.hasAddress {
            if !roots.insert(view.address).inserted {
                return (Array(views[..<index]), view.offset)
            }
        }
        return (views, nil)
    }

    /// Adds the views, each to the nearest one before it that lies less deep.
    private static func add(
        _ views: [PrintedView], to builder: inout ViewTreeBuilder, _ assembly: inout DumpAssembly,
        _ elements: inout ViewColumn<ViewDumpElement>
    ) {
        let shallowest = views.map(\.depth).min() ?? 0
        /// The views that the next one may lie in, with their depths, from the outermost.
        var ancestors: [(view: ViewID, depth: Int)] = []
        for printed in views {
            while let last = ancestors.last, last.depth >= printed.depth {
                ancestors.removeLast()
            }
            let superview = ancestors.last
            let geometry: ViewGeometry
            var notes: [ViewDumpNote.Kind]
            (geometry, notes) = printed.geometry
            var description = ViewDescription(geometry: geometry, name: printed.className)
            description.isHidden = printed.isHidden
            description.isUserInteractionEnabled = printed.isUserInteractionEnabled
            description.alpha = printed.alpha
            description.clipsToBounds = printed.clipsToBounds
            let view = assembly.add(
                description, id: printed.address, className: printed.className,
                to: superview?.view, in: &builder)
            if printed.element != ViewDumpElement() { elements[view] = printed.element }
            ancestors.append((view, printed.depth))
            let expectedDepth = superview.map { $0.depth + 1 } ?? shallowest
            if printed.depth != expectedDepth { notes.append(.superviewMissing) }
            if printed.isCut { notes.append(.lineCut) }
            for kind in notes { assembly.note(kind, on: view, at: printed.offset) }
        }
    }
}
