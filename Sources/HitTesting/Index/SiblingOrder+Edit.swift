extension SiblingOrder {
    /// Adds a subview at the front, with its label.
    mutating func append(_ slot: UInt32, label: Int32) {
        if chunks.last.map({ Int($0.count) == Self.chunkCapacity }) ?? true {
            chunks.append(Chunk(row: takeRow(), count: 0, firstLabel: label))
        }
        let last = chunks.count - 1
        slots[chunks[last].row * UInt32(Self.chunkCapacity) + UInt32(chunks[last].count)] = slot
        chunks[last].count += 1
        count += 1
    }

    /// Puts a subview, whose label fits there, at a place; O(chunkCapacity).
    ///
    /// - Returns: The chunk, if any, whose first label the caller has to set.
    mutating func insert(_ slot: UInt32, label: Int32, at position: Position) -> Int? {
        guard !chunks.isEmpty else {
            append(slot, label: label)
            return nil
        }
        var position = position
        var newChunk: Int?
        if Int(chunks[position.chunk].count) == Self.chunkCapacity {
            newChunk = position.chunk + 1
            position = split(around: position)
        }
        let chunk = chunks[position.chunk]
        let start = chunk.row * UInt32(Self.chunkCapacity)
        var offset = Int(chunk.count)
        while offset > position.offset {
            slots[start + UInt32(offset)] = slots[start + UInt32(offset) - 1]
            offset -= 1
        }
        slots[start + UInt32(offset)] = slot
        chunks[position.chunk].count += 1
        if position.offset == 0 { chunks[position.chunk].firstLabel = label }
        count += 1
        return newChunk
    }

    /// Takes the subview at a place out; O(chunkCapacity).
    ///
    /// - Returns: The chunk, if any, whose first label the caller has to set.
    mutating func remove(at position: Position) -> Int? {
        let start = chunks[position.chunk].row * UInt32(Self.chunkCapacity)
        let newCount = Int(chunks[position.chunk].count) - 1
        for offset in position.offset..<newCount {
            slots[start + UInt32(offset)] = slots[start + UInt32(offset) + 1]
        }
        chunks[position.chunk].count = Int32(newCount)
        count -= 1
        if newCount == 0 {
            freeRows.append(chunks[position.chunk].row)
            chunks.remove(at: position.chunk)
            return nil
        }
        return position.offset == 0 ? position.chunk : nil
    }

    /// Halves a full chunk; gives the place again, in the half where it now is.
    ///
    /// The caller sets the first label of the second half.
    private mutating func split(around position: Position) -> Position {
        let half = Self.chunkCapacity / 2
        let row = takeRow()
        let source = chunks[position.chunk].row * UInt32(Self.chunkCapacity)
        let target = row * UInt32(Self.chunkCapacity)
        for offset in 0..<half {
            slots[target + UInt32(offset)] = slots[source + UInt32(half + offset)]
        }
        chunks[position.chunk].count = Int32(half)
        chunks.insert(
            Chunk(row: row, count: Int32(half), firstLabel: .max), at: position.chunk + 1)
        return position.offset <= half
            ? position : Position(chunk: position.chunk + 1, offset: position.offset - half)
    }

    /// Puts another subview, with the label of the one before, at a place.
    mutating func replace(at position: Position, with slot: UInt32) {
        slots[chunks[position.chunk].row * UInt32(Self.chunkCapacity) + UInt32(position.offset)] =
            slot
    }

    /// A row of slots that no chunk uses.
    private mutating func takeRow() -> UInt32 {
        if let row = freeRows.popLast() { return row }
        let row = UInt32(slots.count / Self.chunkCapacity)
        slots.append(repeating: 0, count: Self.chunkCapacity)
        return row
    }
}
