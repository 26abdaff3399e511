extension ViewStore {
    /// The memory that the columns use and reserve, in bytes; side tables included, names excluded.
    var byteCount: Int {
        records.byteCount + parents.byteCount + extrasRows.byteCount + places.byteCount
            + runs.lines.byteCount + wides.byteCount + inverses.byteCount
            + extras.rows.capacity * MemoryLayout<ViewExtras>.stride
            + extras.queryRowsByteCount
    }

    /// Gives back memory that is reserved and not in use.
    mutating func trim() {
        records.trim()
        parents.trim()
        extrasRows.trim()
        places.trim()
        runs.lines.trim()
        inverses.trim()
    }
}
