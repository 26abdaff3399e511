import HitTesting

extension ViewTreeWriter {
    /// Writes the tree as CSV: a line of column names, then a line for each view in paint order.
    ///
    /// Columns in which every view has the default are left out.
    ///
    /// - Parameter sink: Is given the text in chunks.
    /// - Throws: ``ViewTreeWritingError``, or what the sink throws.
    /// - Complexity: O(n) in the number of views, in memory of constant size.
    public func writeCSV(to sink: ([UInt8]) throws -> Void) throws {
        var used = Set<CSVTreeColumn>([.id, .parent, .x, .y, .width, .height])
        try tree.forEachView { view in
            for (column, _) in try cells(of: view) { used.insert(column) }
        }
        let columns = CSVTreeColumn.allCases.filter(used.contains)
        var output = Array(columns.map(\.rawValue).joined(separator: ",").utf8)
        output.append(.lineFeed)
        try tree.forEachView { view in
            let cells = try cells(of: view)
            for column in columns {
                if column != columns[0] { output.append(.comma) }
                guard let text = cells.first(where: { $0.column == column })?.text else { continue }
                CSVText.append(text.utf8, to: &output)
            }
            output.append(.lineFeed)
            if output.count >= Self.chunkSize {
                try sink(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        try sink(output)
    }

    /// The cells of a view that do not hold the default.
    private func cells(
        of view: ViewID
    ) throws(ViewTreeWritingError) -> [(column: CSVTreeColumn, text: String)] {
        let description = tree.description(of: view)
        var cells: [(column: CSVTreeColumn, text: String)] = []
        func add(_ column: CSVTreeColumn, _ value: Double, unless standard: Double? = nil) {
            if value.bitPattern != standard?.bitPattern {
                cells.append((column, NumberText.text(value)))
            }
        }
        cells.append((.id, try id(of: view)))
        if let superview = tree.superview(of: view) {
            cells.append((.parent, try id(of: superview)))
        } else {
            add(.level, tree.level(of: view), unless: 0)
        }
        let placement = WrittenPlacement(description.geometry)
        add(.x, placement.frame.origin.x)
        add(.y, placement.frame.origin.y)
        add(.width, placement.frame.size.width)
        add(.height, placement.frame.size.height)
        if let center = placement.center {
            add(.centerX, center.x)
            add(.centerY, center.y)
        }
        let origin = description.geometry.bounds.origin
        add(.boundsX, origin.x, unless: 0)
        add(.boundsY, origin.y, unless: 0)
        let transform = description.geometry.transform
        add(.a, transform.a, unless: 1)
        add(.b, transform.b, unless: 0)
        add(.c, transform.c, unless: 0)
        add(.d, transform.d, unless: 1)
        add(.tx, transform.tx, unless: 0)
        add(.ty, transform.ty, unless: 0)
        add(.anchorX, description.geometry.anchorPoint.x, unless: 0.5)
        add(.anchorY, description.geometry.anchorPoint.y, unless: 0.5)
        if description.isHidden { cells.append((.hidden, "1")) }
        if !description.isUserInteractionEnabled { cells.append((.interactive, "0")) }
        if description.alpha != 1 { cells.append((.alpha, NumberText.text(description.alpha))) }
        if let region = try regionText(description.hitRegion, of: view) {
            cells.append((.region, region))
        }
        if let behavior = try behaviorText(of: view) { cells.append((.behavior, behavior)) }
        if description.clipsToBounds { cells.append((.clips, "1")) }
        if let name = description.name { cells.append((.name, name)) }
        return cells
    }

    /// A region as text, or nil if it is the default.
    private func regionText(
        _ region: HitRegion, of view: ViewID
    ) throws(ViewTreeWritingError) -> String? {
        if case .bounds = region { return nil }
        if let text = RegionText.text(of: region) { return text }
        if case .custom = region {
            throw ViewTreeWritingError(view: try id(of: view), problem: .closure("region"))
        }
        throw ViewTreeWritingError(view: try id(of: view), problem: .regionNeedsJSON)
    }
}
