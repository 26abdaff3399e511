import HitTesting

/// The ids of a file while its views are made: each id is taken first, then given to its view.
struct ViewDumpIDRows: Sendable {
    /// The ids, numbered as the views came.
    private(set) var texts: ByteStringTable

    /// The views, by number.
    private(set) var views: [ViewID] = []

    /// Starts without ids, and with room for views.
    init(minimumCapacity: Int = 0) {
        texts = ByteStringTable(minimumCapacity: minimumCapacity)
        views.reserveCapacity(minimumCapacity)
    }

    /// The view that has an id, or nil if none has.
    func view(withID id: String) -> ViewID? {
        let bytes = Array(id.utf8)
        return view(withID: 0..<bytes.count, in: bytes.span)
    }

    /// The view whose id stands in a range of bytes.
    func view(withID range: Range<Int>, in bytes: Span<UInt8>) -> ViewID? {
        texts.index(of: range, in: bytes).map { views[$0] }
    }

    /// Takes an id for a view that is about to be made; false if another view has it.
    mutating func reserve(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
        texts.insert(range, of: bytes).isNew
    }

    /// Takes an id for a view that is about to be made; false if another view has it.
    mutating func reserve(_ id: String) -> Bool {
        let bytes = Array(id.utf8)
        return reserve(0..<bytes.count, of: bytes.span)
    }

    /// Gives the id last taken to the view that has been made.
    mutating func assign(to view: ViewID) {
        precondition(
            texts.count == views.count + 1,
            "There are \(texts.count) ids for \(views.count + 1) views")
        views.append(view)
    }
}
