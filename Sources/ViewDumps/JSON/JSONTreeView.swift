import HitTesting

/// The values of one view in JSON, the default where the object says nothing.
struct JSONTreeView {
    var id: String?
    var name: String?

    /// What CSV says too.
    var fields = ViewFields()

    /// The behaviour as text, and the offset where it stands.
    var behavior: (text: String, offset: Int)?

    /// The index of the array of subviews.
    var subviews: Int?

    /// Takes the view apart that an object describes.
    init(
        _ index: Int, of json: JSONFields, in bytes: Span<UInt8>
    ) throws(LocatedProblem) {
        guard json.document.values[index].kind == .object else {
            throw json.wrongKind(index, of: "a view", in: bytes, mustBe: "an object")
        }
        var seen: UInt32 = 0
        for (keyIndex, value) in json.document.members(of: index) {
            let keyValue = json.document.values[keyIndex]
            let name = try JSONString.decode(keyValue, in: bytes)
            guard let key = JSONTreeKey(rawValue: name) else {
                throw LocatedProblem(.unknownKey(name), at: keyValue.range.lowerBound)
            }
            guard seen & key.bit == 0 else {
                throw LocatedProblem(.repeatedKey(name), at: keyValue.range.lowerBound)
            }
            seen |= key.bit
            try set(key, to: value, of: json, in: bytes)
        }
        if seen & JSONTreeKey.frame.bit == 0 {
            throw LocatedProblem(
                .missingValue("frame"), at: json.document.values[index].range.lowerBound)
        }
    }

    /// Takes the value of one key.
    private mutating func set(
        _ key: JSONTreeKey, to index: Int, of json: JSONFields, in bytes: Span<UInt8>
    ) throws(LocatedProblem) {
        let field = key.rawValue
        switch key {
        case .id: id = try json.string(index, of: field, in: bytes)
        case .name: name = try json.string(index, of: field, in: bytes)
        case .frame:
            let four = try json.numbers(index, of: field, count: 4, in: bytes)
            fields.frame = Rect2D(x: four[0], y: four[1], width: four[2], height: four[3])
        case .center: fields.center = try point(index, field, json, bytes)
        case .boundsOrigin: fields.boundsOrigin = try point(index, field, json, bytes)
        case .anchorPoint: fields.anchorPoint = try point(index, field, json, bytes)
        case .transform:
            let six = try json.numbers(index, of: field, count: 6, in: bytes)
            fields.transform = AffineTransform2D(
                a: six[0], b: six[1], c: six[2], d: six[3], tx: six[4], ty: six[5])
        case .hidden: fields.isHidden = try json.flag(index, of: field, in: bytes)
        case .interactive: fields.isInteractive = try json.flag(index, of: field, in: bytes)
        case .clips: fields.clips = try json.flag(index, of: field, in: bytes)
        case .alpha: fields.alpha = Float(try json.number(index, of: field, in: bytes))
        case .region: fields.region = try json.region(index, in: bytes)
        case .behavior:
            let text = try json.string(index, of: field, in: bytes)
            behavior = (text, json.document.values[index].range.lowerBound)
        case .level:
            let value = try json.number(index, of: field, in: bytes)
            guard !value.isNaN else {
                throw json.wrongKind(index, of: field, in: bytes, mustBe: "a number, not nan")
            }
            fields.level = (value, json.document.values[index].range.lowerBound)
        case .subviews:
            guard json.document.values[index].kind == .array else {
                throw json.wrongKind(index, of: field, in: bytes, mustBe: "an array of views")
            }
            subviews = index
        }
    }

    /// A point: an array of two numbers.
    private func point(
        _ index: Int, _ field: String, _ json: JSONFields, _ bytes: Span<UInt8>
    ) throws(LocatedProblem) -> Point2D {
        let two = try json.numbers(index, of: field, count: 2, in: bytes)
        return Point2D(two[0], two[1])
    }
}
