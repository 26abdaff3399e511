import HitTesting

/// The ids that a file gives its views, in both directions.
///
/// Ids are unique and compared byte for byte: Swift's `==` on strings would merge texts that are
/// only canonically equivalent.
public struct ViewDumpIDs: Sendable {
    /// The ids and views, by number.
    private let rows: ViewDumpIDRows

    /// The numbers, by view.
    private let numbers: ViewColumn<UInt32>

    /// Takes over ids, once every one has its view.
    init(_ rows: ViewDumpIDRows) {
        self.rows = rows
        var numbers = ViewColumn<UInt32>()
        // From the last one on, so that the column grows once.
        for number in rows.views.indices.reversed() {
            numbers[rows.views[number]] = UInt32(number)
        }
        self.numbers = numbers
    }

    /// Numbers the views of a tree in paint order, from 0; detached ones get no id.
    ///
    /// - Complexity: O(n) in the number of views.
    public init(numbering tree: ViewTree) {
        var rows = ViewDumpIDRows(minimumCapacity: tree.count)
        tree.forEachView { view in
            // The numbers differ, so each is new.
            _ = rows.reserve(String(rows.views.count))
            rows.assign(to: view)
        }
        self.init(rows)
    }

    /// The number of views.
    public var count: Int { rows.views.count }

    /// The id that the file gives a view, or nil if the view is not from the file.
    ///
    /// - Complexity: O(n) in the id's length.
    public subscript(view: ViewID) -> String? {
        numbers[view].map { rows.texts.text(at: Int($0)) }
    }

    /// The view that has an id, or nil if none has.
    ///
    /// - Complexity: O(n) in the id's length, on average.
    public func view(withID id: String) -> ViewID? { rows.view(withID: id) }

    /// The id that the file gives a view, as UTF-8, or nil if the view is not from the file.
    func utf8(of view: ViewID) -> ArraySlice<UInt8>? {
        numbers[view].map { rows.texts.utf8(at: Int($0)) }
    }
}
