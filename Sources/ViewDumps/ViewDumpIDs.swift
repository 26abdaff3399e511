import HitTesting

/// The ids that a file gives its views, in both directions.
///
/// Ids are unique and compared byte for byte: Swift's `==` on strings would merge texts that are
/// only canonically equivalent.
public struct ViewDumpIDs: Sendable {
    /// The ids, numbered as the views came.
    private var texts: ByteStringTable

    /// The views, by number.
    private var views: [ViewID] = []

    /// The numbers, by view.
    private var numbers = ViewColumn<UInt32>()

    /// Creates an empty table with room for views.
    init(minimumCapacity: Int = 0) {
        texts = ByteStringTable(minimumCapacity: minimumCapacity)
        views.reserveCapacity(minimumCapacity)
    }

    /// The number of views.
    public var count: Int { views.count }

    /// The id that the file gives a view, or nil if the view is not from the file.
    ///
    /// - Complexity: O(n) in the id's length.
    public subscript(view: ViewID) -> String? {
        numbers[view].map { texts.text(at: Int($0)) }
    }

    /// The view that has an id, or nil if none has.
    ///
    /// - Complexity: O(n) in the id's length, on average.
    public func view(withID id: String) -> ViewID? {
        let bytes = Array(id.utf8)
        return view(withID: 0..<bytes.count, in: bytes.span)
    }

    /// The view whose id stands in a range of bytes.
    func view(withID range: Range<Int>, in bytes: Span<UInt8>) -> ViewID? {
        texts.index(of: range, in: bytes).map { views[$0] }
    }

    /// Appends a view's id to a buffer; false if it has none.
    package func append(_ view: ViewID, to output: inout [UInt8]) -> Bool {
        guard let number = numbers[view] else { return false }
        texts.append(at: Int(number), to: &output)
        return true
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
        numbers[view] = UInt32(views.count)
        views.append(view)
    }
}
