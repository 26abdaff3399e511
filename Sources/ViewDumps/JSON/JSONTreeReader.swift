import HitTesting

/// Reads a view tree as JSON.
struct JSONTreeReader {
    /// The views whose subviews are being read, from the outermost: no recursion, whatever the depth.
    private struct Level {
        /// The superview; nil for the windows.
        var superview: ViewID?

        /// The index of the next view, and of what follows the array.
        var next, end: Int
    }

    private let json: JSONFields
    private var levels: [Level]
    private var ids = ViewDumpIDRows()
    private var redirections = PendingRedirections()

    /// Reads a whole tree.
    ///
    /// - Throws: ``LocatedProblem`` at the first thing that is wrong; nothing is half read.
    static func read(_ bytes: Span<UInt8>) throws(LocatedProblem) -> ViewDump {
        try read(JSONDocument(bytes), of: bytes)
    }

    /// Reads a whole tree from a text that has been taken apart.
    static func read(
        _ document: JSONDocument, of bytes: Span<UInt8>
    ) throws(LocatedProblem) -> ViewDump {
        var reader = JSONTreeReader(document)
        do {
            let tree = try ViewTree.build {
                (builder: inout ViewTreeBuilder) throws(LocatedProblem) in
                try reader.readViews(bytes, into: &builder)
            }
            return ViewDump(format: .json, tree: tree, ids: ViewDumpIDs(reader.ids))
        } catch {
            let path = document.path(to: error.offset, in: bytes)
            throw LocatedProblem(error.problem, at: error.offset, path: path)
        }
    }

    /// Creates a reader at the windows, or at the one window.
    private init(_ document: JSONDocument) {
        json = JSONFields(document: document)
        let isArray = document.values[0].kind == .array
        levels = [Level(next: isArray ? 1 : 0, end: document.values[0].next)]
    }

    /// Reads the views in paint order.
    private mutating func readViews(
        _ bytes: Span<UInt8>, into builder: inout ViewTreeBuilder
    ) throws(LocatedProblem) {
        while let level = levels.last {
            guard level.next < level.end else {
                levels.removeLast()
                continue
            }
            let view = try JSONTreeView(level.next, of: json, in: bytes)
            let id = try add(view, to: level.superview, at: level.next, bytes, &builder)
            levels[levels.count - 1].next = json.document.values[level.next].next
            if let subviews = view.subviews {
                let end = json.document.values[subviews].next
                levels.append(Level(superview: id, next: subviews + 1, end: end))
            }
        }
        try redirections.resolve(with: ids, in: &builder)
    }

    /// Makes a view.
    private mutating func add(
        _ view: JSONTreeView, to superview: ViewID?, at index: Int, _ bytes: Span<UInt8>,
        _ builder: inout ViewTreeBuilder
    ) throws(LocatedProblem) -> ViewID {
        let id = view.id ?? ""
        let idText = id.isEmpty ? String(ids.views.count) : id
        guard ids.reserve(idText) else {
            throw LocatedProblem(
                .duplicateID(idText), at: json.document.values[index].range.lowerBound)
        }
        var description = view.fields.description
        description.name = view.name?.isEmpty == true ? nil : view.name
        let added: ViewID
        var target: ArraySlice<UInt8>?
        if let behavior = view.behavior {
            let text = Array(behavior.text.utf8)
            switch try Self.behavior(text, at: behavior.offset) {
            case .plain(let plain): description.hitBehavior = plain
            case .redirect(let range): target = text[range]
            }
        }
        if let superview {
            if let level = view.fields.level {
                throw LocatedProblem(.levelOfSubview(idText), at: level.offset)
            }
            added = builder.addSubview(description, to: superview)
        } else {
            added = builder.addRoot(description, level: view.fields.level?.value ?? 0)
        }
        ids.assign(to: added)
        if let target, let behavior = view.behavior {
            redirections.add(from: added, at: behavior.offset) {
                $0.append(contentsOf: target)
            }
        }
        return added
    }

    /// Reads a behaviour from a decoded string that stands at an offset.
    private static func behavior(
        _ text: [UInt8], at offset: Int
    ) throws(LocatedProblem) -> BehaviorText {
        do {
            return try BehaviorText.behavior(in: text.span, 0..<text.count)
        } catch {
            throw LocatedProblem(error.problem, at: offset)
        }
    }
}
