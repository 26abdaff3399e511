import HitTesting

/// Makes a tree of views from the elements of another tool's dump.
struct ElementAssembly {
    /// The space that the elements' rectangles are in.
    enum Space {
        /// The screen's, or the window's.
        case absolute

        /// Their superview's.
        case superview
    }

    private let forest: ElementForest
    private let space: Space
    private let format: ViewDumpFormat

    /// Where each element lies in its superview, once it has been added.
    private var frameOrigins: [Point2D]

    /// Where each element lies on the screen, added up.
    private var absoluteOrigins: [Point2D]

    private var assembly: DumpAssembly
    private var elements = ViewColumn<ViewDumpElement>()

    /// What is uncertain about the dump as a whole, with offsets into the file.
    typealias DumpNote = (kind: ViewDumpNote.Kind, offset: Int)

    private init(_ forest: ElementForest, in space: Space, format: ViewDumpFormat) {
        self.forest = forest
        self.space = space
        self.format = format
        frameOrigins = Array(repeating: .zero, count: forest.elements.count)
        absoluteOrigins = frameOrigins
        assembly = DumpAssembly(expectedCount: forest.elements.count)
    }

    /// The dump of elements.
    ///
    /// - Parameters:
    ///   - notes: What is uncertain about the dump as a whole.
    ///   - file: The file's bytes.
    /// - Complexity: O(n) in the number of elements and of bytes.
    static func dump(
        of forest: ElementForest, in space: Space, format: ViewDumpFormat, notes: [DumpNote],
        file: Span<UInt8>
    ) -> ViewDump {
        var assembly = ElementAssembly(forest, in: space, format: format)
        for note in notes { assembly.assembly.note(note.kind, on: nil, at: note.offset) }
        let tree = ViewTree.build(expectedCount: forest.elements.count) { builder in
            assembly.add(to: &builder)
        }
        return assembly.assembly.dump(
            of: tree, format: format, text: file, elements: assembly.elements)
    }

    /// Adds all elements, each before those that lie in it.
    private mutating func add(to builder: inout ViewTreeBuilder) {
        var views: [ViewID?] = Array(repeating: nil, count: forest.elements.count)
        var pending = Array(forest.roots.reversed())
        while let index = pending.popLast() {
            let printed = forest.elements[index]
            var notes = printed.notes
            let description = description(of: index, &notes)
            let view = assembly.add(
                description, id: printed.id, className: printed.className,
                to: forest.superviews[index].flatMap { views[$0] }, in: &builder)
            views[index] = view
            elements[view] = printed.element
            for kind in notes { assembly.note(kind, on: view, at: printed.offset) }
            pending.append(contentsOf: forest.subviews[index].reversed())
        }
    }

    /// The view that an element stands for.
    private mutating func description(
        of index: Int, _ notes: inout [ViewDumpNote.Kind]
    ) -> ViewDescription {
        let printed = forest.elements[index]
        var frame = Rect2D.zero
        if let known = printed.frame, known.isFinite {
            frame = known
            if frame.size.width < 0 || frame.size.height < 0 {
                frame.size = .zero
                notes.append(.rectangleInverted)
            }
            if space == .absolute { frame.origin = origin(of: frame.origin, inSuperviewOf: index) }
        } else {
            notes.append(forest.superviews[index] == nil ? .frameUnbounded : .frameFromSubviews)
        }
        let origin = frame.origin
        let around = forest.superviews[index].map { absoluteOrigins[$0] } ?? .zero
        frameOrigins[index] = origin
        absoluteOrigins[index] = Point2D(around.x + origin.x, around.y + origin.y)
        var description = ViewDescription(
            geometry: ViewGeometry(frame: frame, boundsOrigin: printed.boundsOrigin),
            name: printed.className)
        if notes.contains(.frameUnbounded) { description.hitRegion = .everywhere }
        if notes.contains(.frameFromSubviews) { description.hitRegion = .boundsOrSubviews }
        description.isHidden = printed.isHidden
        description.isUserInteractionEnabled = printed.isUserInteractionEnabled
        description.alpha = printed.alpha
        return description
    }

    /// No real tree is deeper than this.
    private static let mostExactLevels = 100

    /// A point of the screen in the space of an element's superview.
    ///
    /// It is taken down level by level, as a hit test takes its point: rounded in the same way, a
    /// touch exactly on an element's upper or left edge is inside, whatever the decimals. Beyond a
    /// depth that no app has, the origins are added up instead, which keeps hostile nesting linear.
    private func origin(of absolute: Point2D, inSuperviewOf index: Int) -> Point2D {
        var path: [Point2D] = []
        var ancestor = forest.superviews[index]
        while let current = ancestor, path.count < Self.mostExactLevels {
            path.append(frameOrigins[current])
            ancestor = forest.superviews[current]
        }
        var point = absolute
        if let current = ancestor {
            point = Point2D(
                point.x - absoluteOrigins[current].x, point.y - absoluteOrigins[current].y)
        }
        for origin in path.reversed() { point = Point2D(point.x - origin.x, point.y - origin.y) }
        return point
    }
}
