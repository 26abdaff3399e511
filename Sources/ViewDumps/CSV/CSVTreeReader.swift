import HitTesting

/// Reads a view tree as CSV in one pass over the bytes, in memory in proportion to the tree.
struct CSVTreeReader {
    /// What the first line names.
    private let columns: [CSVTreeColumn]

    /// A guess at the number of views.
    private let expectedCount: Int

    private var tokenizer: CSVTokenizer
    private var ids: ViewDumpIDRows
    private var names = NameCache()
    private var redirections = PendingRedirections()

    /// The row's superview, kept for the next row: siblings often follow each other.
    private var lastSuperview: (id: Range<Int>, view: ViewID)?

    /// Reads a whole tree.
    ///
    /// - Complexity: O(n) in the number of bytes.
    /// - Throws: ``LocatedProblem`` at the first thing that is wrong; nothing is half read.
    static func read(_ bytes: Span<UInt8>) throws(LocatedProblem) -> ViewDump {
        try bytes.requireUTF8()
        var reader = try CSVTreeReader(header: bytes)
        let tree = try ViewTree.build(expectedCount: reader.expectedCount) {
            (builder: inout ViewTreeBuilder) throws(LocatedProblem) in
            try reader.readRows(bytes, into: &builder)
        }
        return ViewDump(format: .csv, tree: tree, ids: ViewDumpIDs(reader.ids))
    }

    /// Reads the first line.
    private init(header bytes: Span<UInt8>) throws(LocatedProblem) {
        var tokenizer = CSVTokenizer()
        tokenizer.position = bytes.byteOrderMarkLength
        guard case .row = try tokenizer.readRow(in: bytes, isComplete: true) else {
            throw LocatedProblem(
                .syntax("the file is empty; its first line must name the columns"), at: 0)
        }
        var columns: [CSVTreeColumn] = []
        for cell in tokenizer.cells {
            let name = bytes.text(bytes.trimmed(cell.range))
            guard let column = CSVTreeColumn(rawValue: name) else {
                throw LocatedProblem(.unknownColumn(name), at: cell.range.lowerBound)
            }
            guard !columns.contains(column) else {
                throw LocatedProblem(.repeatedColumn(name), at: cell.range.lowerBound)
            }
            columns.append(column)
        }
        var required: [CSVTreeColumn] = [.parent, .width, .height]
        if !columns.contains(.centerX) { required.append(.x) }
        if !columns.contains(.centerY) { required.append(.y) }
        for column in required where !columns.contains(column) {
            throw LocatedProblem(.missingColumn(column.rawValue), at: tokenizer.row.lowerBound)
        }
        self.columns = columns
        self.tokenizer = tokenizer
        expectedCount = Self.expectedCount(in: bytes, from: tokenizer.position)
        ids = ViewDumpIDRows(minimumCapacity: expectedCount)
    }

    /// A guess at the number of views, from the length of rows at the beginning, middle and end.
    private static func expectedCount(in bytes: Span<UInt8>, from start: Int) -> Int {
        let length = bytes.count - start
        let sampleLength = 4096
        guard length > 3 * sampleLength else { return 16 }
        var lines = 1
        for sampleStart in [start, start + length / 2, bytes.count - sampleLength] {
            for offset in sampleStart..<sampleStart + sampleLength where bytes[offset] == .lineFeed
            {
                lines += 1
            }
        }
        // No row is shorter than this: the required columns make four commas and some digits.
        let shortestRow = 8
        return length / max(shortestRow, 3 * sampleLength / lines) + 1
    }

    /// Reads the rows, and makes a view of each.
    private mutating func readRows(
        _ bytes: Span<UInt8>, into builder: inout ViewTreeBuilder
    ) throws(LocatedProblem) {
        while case .row = try tokenizer.readRow(in: bytes, isComplete: true) {
            let offset = tokenizer.row.lowerBound
            guard tokenizer.cells.count == columns.count else {
                throw LocatedProblem(
                    .cellCount(expected: columns.count, found: tokenizer.cells.count), at: offset)
            }
            var row = CSVTreeRow()
            for index in columns.indices {
                try row.set(columns[index], to: tokenizer.cells[index], in: bytes)
            }
            try add(row, at: offset, bytes, to: &builder)
        }
        try redirections.resolve(with: ids, in: &builder)
    }

    /// Makes the view of a row.
    private mutating func add(
        _ row: CSVTreeRow, at offset: Int, _ bytes: Span<UInt8>, to builder: inout ViewTreeBuilder
    ) throws(LocatedProblem) {
        var description = try row.description(at: offset)
        if let name = row.name {
            description.name =
                name.hasDoubledMarks ? name.text(in: bytes) : names.name(name.range, of: bytes)
        }
        // The superview is looked up first, so that no view is its own superview.
        let superview = try superview(of: row, bytes)
        guard reserveID(of: row, bytes) else {
            throw LocatedProblem(
                .duplicateID(idText(of: row, bytes)), at: row.id?.range.lowerBound ?? offset)
        }
        let view: ViewID
        if let superview {
            if let level = row.level {
                throw LocatedProblem(.levelOfSubview(idText(of: row, bytes)), at: level.offset)
            }
            view = builder.addSubview(description, to: superview)
        } else {
            view = builder.addRoot(description, level: row.level?.value ?? 0)
        }
        ids.assign(to: view)
        if case .redirect(let target) = row.behavior {
            // A cell holds a quotation mark only where it is doubled.
            let cell = CSVTokenizer.Cell(range: target, hasDoubledMarks: true)
            redirections.add(from: view, at: target.lowerBound) {
                cell.append(from: bytes, to: &$0)
            }
        }
    }

    /// The view that a row names as its superview, or nil for a root.
    private mutating func superview(
        of row: CSVTreeRow, _ bytes: Span<UInt8>
    ) throws(LocatedProblem) -> ViewID? {
        guard let cell = row.parent else { return nil }
        if let last = lastSuperview, bytes.areEqual(last.id, cell.range) { return last.view }
        let view =
            cell.hasDoubledMarks
            ? ids.view(withID: cell.text(in: bytes)) : ids.view(withID: cell.range, in: bytes)
        guard let view else {
            throw LocatedProblem(
                .unknownSuperview(cell.text(in: bytes), of: idText(of: row, bytes)),
                at: cell.range.lowerBound)
        }
        lastSuperview = (cell.range, view)
        return view
    }

    /// Takes a row's id, by default the number of its line; false if another view has it.
    private mutating func reserveID(of row: CSVTreeRow, _ bytes: Span<UInt8>) -> Bool {
        guard let cell = row.id else { return ids.reserve(String(ids.views.count)) }
        guard cell.hasDoubledMarks else { return ids.reserve(cell.range, of: bytes) }
        return ids.reserve(cell.text(in: bytes))
    }

    /// A row's id for messages.
    private func idText(of row: CSVTreeRow, _ bytes: Span<UInt8>) -> String {
        row.id?.text(in: bytes) ?? String(ids.views.count)
    }
}

extension Span<UInt8> {
    /// Whether two ranges hold the same bytes.
    func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.count == second.count else { return false }
        for step in 0..<first.count
        where self[first.lowerBound + step] != self[second.lowerBound + step] {
            return false
        }
        return true
    }
}
