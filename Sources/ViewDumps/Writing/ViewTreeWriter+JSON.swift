import HitTesting

extension ViewTreeWriter {
    /// How far lines are indented at most, in levels, or a deep tree's text would grow with the square
    /// of its depth.
    private static let deepestIndentation = 32

    /// Writes the tree as JSON: a line for each view; one window as an object, several as an array.
    ///
    /// Keys that would hold the default are left out.
    ///
    /// - Parameter sink: Is given the text in chunks.
    /// - Throws: ``ViewTreeWritingError``, or what the sink throws.
    /// - Complexity: O(n) in the number of views, in memory in proportion to the depth.
    public func writeJSON(to sink: ([UInt8]) throws -> Void) throws {
        let roots = tree.roots
        let isArray = roots.count != 1 || roots.contains { tree.level(of: $0) != 0 }
        var output: [UInt8] = isArray ? [.leftBracket] : []
        /// The views whose subviews are being written, from the outermost.
        var open: [ViewID] = []
        var isFirst = true
        try tree.forEachView { view in
            let superview = tree.superview(of: view)
            while let last = open.last, last != superview {
                open.removeLast()
                output.append(contentsOf: "]}".utf8)
            }
            if !isFirst { output.append(.comma) }
            let depth = open.count + (isArray ? 1 : 0)
            if depth > 0 { Self.beginLine(depth: depth, &output) }
            output.append(.leftBrace)
            output.append(contentsOf: try members(of: view))
            isFirst = !tree.subviews(of: view).isEmpty
            if isFirst {
                output.append(contentsOf: ", \"subviews\": [".utf8)
                open.append(view)
            } else {
                output.append(.rightBrace)
            }
            if output.count >= Self.chunkSize {
                try sink(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        for _ in open { output.append(contentsOf: "]}".utf8) }
        if isArray { output.append(.rightBracket) }
        output.append(.lineFeed)
        try sink(output)
    }

    /// Begins a line at a depth.
    private static func beginLine(depth: Int, _ output: inout [UInt8]) {
        output.append(.lineFeed)
        let indentation = min(depth, deepestIndentation) * 2
        output.append(contentsOf: repeatElement(.space, count: indentation))
    }

    /// The members of a view's object, but for its subviews.
    private func members(of view: ViewID) throws(ViewTreeWritingError) -> [UInt8] {
        let description = tree.description(of: view)
        let geometry = description.geometry
        let placement = WrittenPlacement(geometry)
        let frame = placement.frame
        let transform = geometry.transform
        var members = JSONMembersText()
        members.add("id", string: try id(of: view))
        if let name = description.name { members.add("name", string: name) }
        members.add(
            "frame",
            numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
        if let center = placement.center { members.add("center", numbers: [center.x, center.y]) }
        members.add(
            "boundsOrigin", numbers: [geometry.bounds.origin.x, geometry.bounds.origin.y],
            unless: [0, 0])
        members.add(
            "transform",
            numbers: [
                transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            ], unless: [1, 0, 0, 1, 0, 0])
        members.add(
            "anchorPoint", numbers: [geometry.anchorPoint.x, geometry.anchorPoint.y],
            unless: [0.5, 0.5])
        if description.isHidden { members.add("hidden", flag: true) }
        if !description.isUserInteractionEnabled { members.add("interactive", flag: false) }
        if description.alpha != 1 {
            members.add("alpha", number: NumberText.text(description.alpha))
        }
        if let region = try regionJSON(description.hitRegion, of: view) {
            members.add("region", json: region)
        }
        if let behavior = try behaviorText(of: view) { members.add("behavior", string: behavior) }
        if description.clipsToBounds { members.add("clips", flag: true) }
        if tree.isRoot(view) && tree.level(of: view) != 0 {
            members.add("level", number: NumberText.text(tree.level(of: view)))
        }
        return members.text
    }

    /// A region as JSON, or nil if it is the default.
    private func regionJSON(
        _ region: HitRegion, of view: ViewID
    ) throws(ViewTreeWritingError) -> String? {
        if case .bounds = region { return nil }
        guard let text = RegionText.json(of: region) else {
            throw ViewTreeWritingError(view: try id(of: view), problem: .closure("region"))
        }
        return text
    }
}
