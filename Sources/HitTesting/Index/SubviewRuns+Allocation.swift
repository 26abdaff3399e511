extension SubviewRuns {
    /// The capacity that a run is given for a number of subviews: the next multiple of four, or what
    /// fits into line 0.
    static func capacity(for count: Int) -> Int {
        count == headerCapacity ? headerCapacity : (count + 3) / 4 * 4
    }

    /// Makes a run, all of whose lanes are empty.
    ///
    /// - Parameters:
    ///   - capacity: As ``capacity(for:)`` says, at most ``maximumCount``.
    ///   - origin: What its boxes will be relative to.
    mutating func allocate(capacity: Int, origin: Point2D) -> UInt32 {
        let length = Self.lineCount(capacity: capacity)
        let line: UInt32
        if freeRuns[length] != 0 {
            line = freeRuns[length]
            freeRuns[length] = UInt32(truncatingIfNeeded: lines[line].words[0])
        } else {
            line = UInt32(lines.count)
            lines.append(repeating: Line(), count: length)
        }
        // SAFETY: line 0 of a run holds the origin, the capacity, and where slots and hints start.
        unsafe address(line).storeBytes(of: origin, as: Point2D.self)
        unsafe address(line).storeBytes(of: UInt32(capacity), toByteOffset: 16, as: UInt32.self)
        let slots = UInt16(Self.slotOffset(capacity: capacity))
        let hints = UInt16(Self.hintOffset(capacity: capacity))
        unsafe address(line).storeBytes(of: slots, toByteOffset: 20, as: UInt16.self)
        unsafe address(line).storeBytes(of: hints, toByteOffset: 22, as: UInt16.self)
        for index in 0..<Self.blockCount(capacity: capacity) * 4 {
            setBox(of: line, at: index, to: .empty)
        }
        return line
    }

    /// Gives a run back.
    mutating func free(_ line: UInt32) {
        let length = Self.lineCount(capacity: capacity(of: line))
        lines[line].words[0] = UInt64(freeRuns[length])
        freeRuns[length] = line
    }

    /// A subview as its superview's run knows it.
    struct Entry {
        var slot: UInt32
        var box: FloatBox
        var hint: SubviewHint
    }

    /// A subview's entry, counted from the back.
    func entry(of line: UInt32, at index: Int) -> Entry {
        Entry(
            slot: slot(of: line, at: index), box: box(of: line, at: index),
            hint: hint(of: line, at: index))
    }

    /// Puts an entry in its place.
    func setEntry(of line: UInt32, at index: Int, to entry: Entry) {
        setSlot(of: line, at: index, to: entry.slot)
        setBox(of: line, at: index, to: entry.box)
        setHint(of: line, at: index, to: entry.hint)
    }

    /// Opens a gap in a run that has room.
    func insert(_ entry: Entry, line: UInt32, at index: Int, count: Int) {
        var position = count
        while position > index {
            setEntry(of: line, at: position, to: self.entry(of: line, at: position - 1))
            position -= 1
        }
        setEntry(of: line, at: index, to: entry)
    }

    /// Closes the gap that a subview leaves.
    func remove(line: UInt32, at index: Int, count: Int) {
        for position in index..<(count - 1) {
            setEntry(of: line, at: position, to: entry(of: line, at: position + 1))
        }
        setBox(of: line, at: count - 1, to: .empty)
    }
}
