import CBoxKernels

extension SubviewRuns {
    /// The origin that a run's boxes are relative to, in the container's space.
    @inline(__always)
    func origin(of line: UInt32) -> Point2D {
        // SAFETY: line 0 of a run starts with two doubles.
        unsafe address(line).load(as: Point2D.self)
    }

    /// How many subviews a run has room for.
    @inline(__always)
    func capacity(of line: UInt32) -> Int {
        // SAFETY: the capacity stands at byte 16.
        Int(unsafe address(line).load(fromByteOffset: 16, as: UInt32.self))
    }

    /// The address of a run's slots.
    @inline(__always)
    private func slots(of line: UInt32) -> UnsafeMutablePointer<UInt32> {
        unsafe numbers(of: line, offsetAt: 20)
    }

    /// The address of a run's hints.
    @inline(__always)
    private func hints(of line: UInt32) -> UnsafeMutablePointer<UInt32> {
        unsafe numbers(of: line, offsetAt: 22)
    }

    /// The address of one of a run's two lists of numbers.
    @inline(__always)
    private func numbers(
        of line: UInt32, offsetAt header: Int
    ) -> UnsafeMutablePointer<UInt32> {
        // SAFETY: the list starts where the header says.
        let byteOffset = Int(unsafe address(line).load(fromByteOffset: header, as: UInt16.self))
        return unsafe (address(line) + byteOffset).assumingMemoryBound(to: UInt32.self)
    }

    /// The address of a block of four boxes.
    @inline(__always)
    func boxes(of line: UInt32, block: Int) -> UnsafeMutablePointer<Float> {
        // SAFETY: block `b` is line `b + 1` of the run.
        unsafe address(line &+ 1 &+ UInt32(truncatingIfNeeded: block))
            .assumingMemoryBound(to: Float.self)
    }

    /// A subview, counted from the back.
    @inline(__always)
    func slot(of line: UInt32, at index: Int) -> UInt32 {
        // SAFETY: the caller keeps the index below the run's capacity.
        unsafe slots(of: line)[index]
    }

    /// Puts a subview in its place.
    func setSlot(of line: UInt32, at index: Int, to slot: UInt32) {
        // SAFETY: as for reading.
        unsafe slots(of: line)[index] = slot
    }

    /// Where a subview keeps its own subviews.
    @inline(__always)
    func hint(of line: UInt32, at index: Int) -> SubviewHint {
        // SAFETY: the caller keeps the index below the run's capacity.
        SubviewHint(rawValue: unsafe hints(of: line)[index])
    }

    /// Says where a subview keeps its own subviews.
    func setHint(of line: UInt32, at index: Int, to hint: SubviewHint) {
        // SAFETY: as for reading.
        unsafe hints(of: line)[index] = hint.rawValue
    }

    /// The lanes of a block whose boxes contain a point, as bits.
    @inline(__always)
    func containing(_ point: FloatPoint, line: UInt32, block: Int) -> UInt32 {
        // SAFETY: the block exists; lines are aligned to 64 bytes.
        unsafe box_block4_containing(boxes(of: line, block: block), point.x, point.y)
    }

    /// A subview's box.
    func box(of line: UInt32, at index: Int) -> FloatBox {
        let block = unsafe boxes(of: line, block: index / 4) + index % 4
        // SAFETY: the lane's four numbers stand four apart.
        return unsafe FloatBox(minX: block[0], minY: block[4], maxX: block[8], maxY: block[12])
    }

    /// Replaces a subview's box.
    func setBox(of line: UInt32, at index: Int, to box: FloatBox) {
        let block = unsafe boxes(of: line, block: index / 4) + index % 4
        // SAFETY: as for reading.
        unsafe block[0] = box.minX
        unsafe block[4] = box.minY
        unsafe block[8] = box.maxX
        unsafe block[12] = box.maxY
    }
}
