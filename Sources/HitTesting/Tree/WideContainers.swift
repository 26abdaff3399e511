/// The wide containers of a tree, each at an address of its own, by row.
@safe
struct WideContainers: ~Copyable {
    /// The containers; nil for a free row.
    private var pointers: Column<UnsafeMutablePointer<WideContainer>?>
    private var freeRows: [UInt32]

    /// Creates an empty list.
    init() {
        unsafe pointers = Column()
        freeRows = []
    }

    /// Creates a copy of every container.
    init(copying other: borrowing WideContainers) {
        self.init()
        freeRows = other.freeRows
        for row in 0..<UInt32(unsafe other.pointers.count) {
            // SAFETY: a pointer that is not nil leads to a container that the other list owns.
            if let pointer = unsafe other.pointers[row] {
                unsafe pointers.append(Self.box(WideContainer(copying: pointer.pointee)))
            } else {
                unsafe pointers.append(nil)
            }
        }
    }

    deinit {
        for row in 0..<UInt32(unsafe pointers.count) {
            if let pointer = unsafe pointers[row] {
                unsafe pointer.deinitialize(count: 1)
                unsafe pointer.deallocate()
            }
        }
    }

    /// A container, for reading and changing in place.
    subscript(row: UInt32) -> WideContainer {
        // SAFETY: the row of a view whose storage is `.wide` holds a container.
        @inline(__always) _read { yield unsafe pointers[row].unsafelyUnwrapped.pointee }
        @inline(__always) _modify { yield unsafe &pointers[row].unsafelyUnwrapped.pointee }
    }

    /// Adds a container.
    mutating func add(_ container: consuming WideContainer) -> UInt32 {
        let pointer = unsafe Self.box(container)
        if let row = freeRows.popLast() {
            unsafe pointers[row] = pointer
            return row
        }
        unsafe pointers.append(pointer)
        return UInt32(unsafe pointers.count - 1)
    }

    /// Takes a container away.
    mutating func remove(_ row: UInt32) {
        guard let pointer = unsafe pointers[row] else { return }
        // SAFETY: the list owned the container, and forgets it.
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
        unsafe pointers[row] = nil
        freeRows.append(row)
    }

    /// Moves a container to an address of its own.
    private static func box(_ container: consuming WideContainer)
        -> UnsafeMutablePointer<WideContainer>
    {
        let pointer = UnsafeMutablePointer<WideContainer>.allocate(capacity: 1)
        unsafe pointer.initialize(to: container)
        return unsafe pointer
    }

    /// The memory that the containers use and reserve, in bytes.
    var byteCount: Int {
        var byteCount = 0
        for row in 0..<UInt32(unsafe pointers.count) {
            if let pointer = unsafe pointers[row] { byteCount += unsafe pointer.pointee.byteCount }
        }
        return byteCount
    }
}
