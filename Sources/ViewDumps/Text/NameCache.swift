/// Makes the `String`s of names, one for all that are equal, so that class names take no room.
struct NameCache {
    /// From so many different names on, names are not worth remembering.
    private static let limit = 4096

    /// The names met.
    private var table = ByteStringTable()

    /// The names as strings, by number.
    private var names: [String] = []

    /// The name that stands in a range of bytes.
    mutating func name(_ range: Range<Int>, of bytes: Span<UInt8>) -> String {
        if let index = table.index(of: range, in: bytes) { return names[index] }
        let name = bytes.text(range)
        if names.count < Self.limit {
            table.insert(range, of: bytes)
            names.append(name)
        }
        return name
    }
}
