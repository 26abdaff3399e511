/// Values that a user attaches to views: one column more, kept beside the tree.
///
///     var labels = ViewColumn<String>()
///     labels[button] = "Send"
///     labels[button]      // "Send", until the slot is used by another view
///
/// A value belongs to one ``ViewID``: once a view is removed and its slot is used again, the new view
/// has no value until one is set.
///
/// - Complexity: O(1) to read; O(1) amortised to set. Memory goes with the highest slot used.
public struct ViewColumn<Value> {
    // Inlinable, because the values' type is another module's: unspecialised, setting one took a
    // quarter of the time of loading a file.
    @usableFromInline var rows: ContiguousArray<(generation: UInt32, value: Value)?>

    /// Creates a column without values.
    @inlinable
    public init() {
        rows = []
    }

    /// The value of a view; nil if it has none.
    ///
    /// Setting nil takes it away.
    @inlinable
    public subscript(view: ViewID) -> Value? {
        get {
            guard Int(view.slot) < rows.count, let row = rows[Int(view.slot)] else { return nil }
            return row.generation == view.generation ? row.value : nil
        }
        set {
            let slot = Int(view.slot)
            if slot >= rows.count {
                if newValue == nil { return }
                rows.append(contentsOf: repeatElement(nil, count: slot + 1 - rows.count))
            }
            if let newValue {
                rows[slot] = (view.generation, newValue)
            } else if rows[slot]?.generation == view.generation {
                rows[slot] = nil
            }
        }
    }
}

extension ViewColumn: Sendable where Value: Sendable {}
