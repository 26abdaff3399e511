extension SubviewRuns {
    /// The capacity that a run is given for a number of subviews: the next multiple of four.
    static func capacity(for count: Int) -> Int {
        (count + 3) / 4 * 4
    }

    /// Makes a run, all of whose lanes are empty.
    ///
    /// - Parameters:
    ///   - capacity: A multiple of four, at most ``maximumCount``.
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
        // SAFETY: line 0 of a run holds the origin and the capacity.
        unsafe address(line).storeBytes(of: origin, as: Point2D.self)
        unsafe address(line).storeBytes(of: UInt32(capacity), toByteOffset: 16, as: UInt32.self)
        for index in 0..<capacity {
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

    /// Opens a gap in a run that has room.
    func insert(_ slot: UInt32, box: FloatBox, line: UInt32, at index: Int, count: Int) {
        var position = count
        while position > index {
            setSlot(of: line, at: position, to: self.slot(of: line, at: position - 1))
            setBox(of: line, at: position, to: self.box(of: line, at: position - 1))
            position -= 1
        }
        setSlot(of: line, at: index, to: slot)
        setBox(of: line, at: index, to: box)
    }

    /// Closes the gap that a subview leaves.
    func remove(line: UInt32, at index: Int, count: Int) {
        for position in index..<(count - 1) {
            setSlot(of: line, at: position, to: slot(of: line, at: position + 1))
            setBox(of: line, at: position, to: box(of: line, at: position + 1))
        }
        setBox(of: line, at: count - 1, to: .empty)
    }
}
