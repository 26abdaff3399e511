import HitTesting

/// Puts a dump of a running app together: unique ids, class names, notes.
struct DumpAssembly {
    private var ids: ViewDumpIDRows
    private var notes: [(kind: ViewDumpNote.Kind, view: ViewID?, offset: Int)] = []
    private var classNames = ViewColumn<String>()

    /// How often each printed id has come.
    private var occurrences: [String: Int] = [:]

    /// Creates an assembly with room for views.
    init(expectedCount: Int) { ids = ViewDumpIDRows(minimumCapacity: expectedCount) }

    /// Adds a view, as a root if there is no superview.
    ///
    /// - Parameter id: The id as it is printed; the second view with the same one becomes `ID#2`.
    mutating func add(
        _ description: ViewDescription, id: String, className: String, to superview: ViewID?,
        in builder: inout ViewTreeBuilder
    ) -> ViewID {
        var occurrence = occurrences[id, default: 0] + 1
        while !ids.reserve(occurrence == 1 ? id : "\(id)#\(occurrence)") { occurrence += 1 }
        occurrences[id] = occurrence
        let view =
            superview.map { builder.addSubview(description, to: $0) }
            ?? builder.addRoot(description, level: 0)
        ids.assign(to: view)
        classNames[view] = className
        return view
    }

    /// Notes something on a view, or on the dump, at a byte offset of its text.
    mutating func note(_ kind: ViewDumpNote.Kind, on view: ViewID?, at offset: Int) {
        notes.append((kind, view, offset))
    }

    /// The dump, once all views have been added.
    ///
    /// - Parameters:
    ///   - text: The text that the notes' offsets count in.
    ///   - elements: What the dump says beside what a hit test asks for.
    ///   - lines: The file's line for each of the text's, if they differ.
    func dump(
        of tree: ViewTree, format: ViewDumpFormat, text: Span<UInt8>,
        elements: ViewColumn<ViewDumpElement> = ViewColumn(), lines: [Int]? = nil
    ) -> ViewDump {
        var line = 1
        var position = 0
        var numbered: [ViewDumpNote] = []
        for note in notes.sorted(by: { $0.offset < $1.offset }) {
            while position < note.offset {
                if text[position] == .lineFeed { line += 1 }
                position += 1
            }
            let fileLine = lines.map { $0[min(line, $0.count) - 1] } ?? line
            numbered.append(ViewDumpNote(note.kind, on: note.view, line: fileLine))
        }
        return ViewDump(
            format: format, tree: tree, ids: ViewDumpIDs(ids), notes: numbered,
            classNames: classNames, elements: elements)
    }
}
