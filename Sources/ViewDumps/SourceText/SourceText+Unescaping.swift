extension SourceText {
    /// So often a text may have been escaped, all ways together.
    private static let mostEscapings = 4

    /// The text itself, then what it is with one layer of escapes undone, and so on.
    ///
    /// A log may hold a text as a JSON string (once or twice), a web page with its brackets as
    /// entities, and either within the other.
    ///
    /// - Parameter isWanted: Whether a text is what is looked for.
    /// - Returns: The first that is, with the fewest escapes undone.
    /// - Complexity: O(n) in the text's length.
    func firstUnescaping(where isWanted: (SourceText) -> Bool) -> SourceText? {
        var texts = [self]
        for escaping in 0...Self.mostEscapings {
            for text in texts where isWanted(text) { return text }
            guard escaping < Self.mostEscapings else { break }
            texts = texts.flatMap { text in
                [text.unescapingStrings(), text.unescapingEntities()].compactMap { $0 }
            }
        }
        return nil
    }

    /// The text with the escapes of JSON strings undone, or nil if it has none.
    func unescapingStrings() -> SourceText? {
        let mark = UInt8.backslash
        return unescaping(from: mark) { position in
            switch StringEscape(in: bytes.span, at: position) {
            case let escape?: (escape.meaning, escape.length)
            case nil: nil
            }
        }
    }

    /// The text with the entities of XML and HTML decoded, or nil if it has none.
    func unescapingEntities() -> SourceText? {
        unescaping(from: .ampersand) { position in
            switch CharacterEntity(in: bytes.span, at: position) {
            case let entity?: (Array(String(entity.meaning).utf8), entity.length)
            case nil: nil
            }
        }
    }

    /// The text with what a mark begins replaced, or nil if nothing is.
    ///
    /// - Parameter replacement: What the text at an offset stands for, and how long it is.
    private func unescaping(
        from mark: UInt8, replacement: (Int) -> (meaning: [UInt8], length: Int)?
    ) -> SourceText? {
        let text = bytes.span
        guard text.firstOffset(of: mark, in: 0..<text.count) != nil else { return nil }
        var unescaped: [UInt8] = []
        var origins: [Int] = []
        var isChanged = false
        /// What lies before this is done.
        var copied = 0
        var position = 0
        while let found = text.firstOffset(of: mark, in: position..<text.count) {
            position = found + 1
            guard let (meaning, length) = replacement(found) else { continue }
            unescaped += bytes[copied..<found]
            origins += fileOffsets(of: copied..<found)
            unescaped += meaning
            origins += Array(repeating: fileOffset(of: found), count: meaning.count)
            copied = found + length
            position = copied
            isChanged = true
        }
        guard isChanged else { return nil }
        unescaped += bytes[copied...]
        origins += fileOffsets(of: copied..<bytes.count)
        origins.append(fileOffset(of: bytes.count))
        return SourceText(unescaped, origins: origins)
    }
}
