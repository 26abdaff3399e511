import HitTesting

/// Reads what `XCUIElement.debugDescription` prints.
enum XCUIElementReader {
    /// Reads the trees from an offset of a text on.
    ///
    /// Each tree is a window; one that begins anew with the application is another dump.
    ///
    /// - Throws: ``LocatedProblem``, placed in the file.
    static func read(
        _ text: SourceText, at start: Int, file: Span<UInt8>
    ) throws(LocatedProblem) -> ViewDump {
        let scanner = XCUIElementScanner(text, at: start)
        let offset = text.fileOffset(of: start)
        var notes: [ElementAssembly.DumpNote] = [
            (.orderUnknown, offset), (.gatesMissing, offset), (.transformsMissing, offset),
        ]
        if let cut = scanner.cut { notes.append((.dumpCut, cut)) }
        var elements: [PrintedElement] = []
        var rootIDs: Set<String> = []
        for tree in scanner.trees {
            let root = tree[0]
            let isAnotherDump =
                !elements.isEmpty && root.className == "Application" || rootIDs.contains(root.id)
            if isAnotherDump {
                notes.append((.furtherDumpSkipped, root.offset))
                continue
            }
            if root.id.hasPrefix("0x") { rootIDs.insert(root.id) }
            // Trees are told apart by their columns: the first element of each is a root.
            let shallowest = tree.map(\.depth).min() ?? 0
            elements += tree.map { element in
                var element = element
                element.depth -= shallowest
                return element
            }
        }
        guard !elements.isEmpty else {
            throw LocatedProblem(
                .syntax("no line below 'Element subtree:' describes an element"), at: offset)
        }
        let forest = ElementForest(elements)
        if forest.roots.count > 1 { notes.append((.windowLevelsMissing, offset)) }
        return ElementAssembly.dump(
            of: forest, in: .absolute, format: .xcuiElement, notes: notes, file: file)
    }
}
