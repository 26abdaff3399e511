import HitTesting

/// The values of one row of a view tree, the default where the row says nothing.
struct CSVTreeRow {
    /// The cells that are texts; nil if empty.
    var id, parent, name: CSVTokenizer.Cell?

    /// The frame and the centre, which have no default.
    var x, y, width, height, centerX, centerY: Double?

    /// What has a default.
    private var fields = ViewFields()

    /// The behaviour, which may need other views' ids.
    var behavior = BehaviorText.plain(.normal)

    /// The level, where it is given, and the offset of its cell.
    var level: (value: Double, offset: Int)? { fields.level }

    /// Takes the value of one cell; an empty one is the default.
    mutating func set(
        _ column: CSVTreeColumn, to cell: CSVTokenizer.Cell, in bytes: Span<UInt8>
    ) throws(LocatedProblem) {
        switch column {
        case .id: id = cell.range.isEmpty ? nil : cell
        case .parent: parent = cell.range.isEmpty ? nil : cell
        case .name: name = cell.range.isEmpty ? nil : cell
        default:
            let range = bytes.trimmed(cell.range)
            guard !range.isEmpty else { return }
            switch column {
            case .hidden: fields.isHidden = try FieldText.flag("hidden", in: bytes, range)
            case .interactive:
                fields.isInteractive = try FieldText.flag("interactive", in: bytes, range)
            case .clips: fields.clips = try FieldText.flag("clips", in: bytes, range)
            case .region: fields.region = try RegionText.region(in: bytes, range)
            case .behavior:
                // Blanks at the end may belong to the id of a redirection's target.
                let untrimmed = range.lowerBound..<cell.range.upperBound
                behavior = try BehaviorText.behavior(in: bytes, untrimmed)
            default: try setNumber(column, to: range, in: bytes)
            }
        }
    }

    /// Takes the value of a cell that holds a number.
    private mutating func setNumber(
        _ column: CSVTreeColumn, to range: Range<Int>, in bytes: Span<UInt8>
    ) throws(LocatedProblem) {
        let number = try FieldText.number(column.rawValue, in: bytes, range)
        switch column {
        case .x: x = number
        case .y: y = number
        case .width: width = number
        case .height: height = number
        case .centerX: centerX = number
        case .centerY: centerY = number
        case .boundsX: fields.boundsOrigin.x = number
        case .boundsY: fields.boundsOrigin.y = number
        case .a: fields.transform.a = number
        case .b: fields.transform.b = number
        case .c: fields.transform.c = number
        case .d: fields.transform.d = number
        case .tx: fields.transform.tx = number
        case .ty: fields.transform.ty = number
        case .anchorX: fields.anchorPoint.x = number
        case .anchorY: fields.anchorPoint.y = number
        case .alpha: fields.alpha = Float(number)
        case .level:
            guard !number.isNaN else {
                throw LocatedProblem("level", is: range, of: bytes, mustBe: "a number, not nan")
            }
            fields.level = (number, range.lowerBound)
        case .id, .parent, .name, .hidden, .interactive, .clips, .region, .behavior:
            preconditionFailure("Column \(column) holds no number")
        }
    }

    /// The view that the row describes, apart from its behaviour.
    ///
    /// - Parameter offset: Where the row begins.
    /// - Throws: ``LocatedProblem`` if a value that has no default is missing.
    func description(at offset: Int) throws(LocatedProblem) -> ViewDescription {
        guard let width else { throw missing("width", offset) }
        guard let height else { throw missing("height", offset) }
        var fields = self.fields
        fields.frame.size = Size2D(width: width, height: height)
        switch (centerX, centerY) {
        case (let centerX?, let centerY?): fields.center = Point2D(centerX, centerY)
        case (nil, nil):
            guard let x else { throw missing("x", offset) }
            guard let y else { throw missing("y", offset) }
            fields.frame.origin = Point2D(x, y)
        case (nil, _?): throw missing("centerX, which goes with centerY,", offset)
        case (_?, nil): throw missing("centerY, which goes with centerX,", offset)
        }
        var description = fields.description
        if case .plain(let behavior) = behavior { description.hitBehavior = behavior }
        return description
    }

    /// The problem of a value that has no default and is missing.
    private func missing(_ field: String, _ offset: Int) -> LocatedProblem {
        LocatedProblem(.missingValue(field), at: offset)
    }
}
