extension ViewID: Codable {
    /// Reads an id as ``encode(to:)`` writes it.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the text is not an id.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        guard text.hasPrefix("#"), parts.count == 2, let slot = UInt32(parts[0]),
            let generation = UInt32(parts[1], radix: 16)
        else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A view's id is written like #12.7f3a01c2, and this is \(text)")
        }
        self.init(slot: slot, generation: generation)
    }

    /// Writes the id as its ``description``, `#12.7f3a01c2`.
    ///
    /// An id means something to the tree that made it, and to that tree as it lies in the memory of
    /// one process. To keep what is said of views, give them names of your own: see
    /// ``Explanation/mapViews(_:)``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
