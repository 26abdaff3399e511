import CBoxKernels

extension MapStorage {
    /// How many views or lanes ahead memory is fetched.
    static let lookahead = 8

    /// Starts to fetch what the map knows of a view.
    @inline(__always)
    func fetchRow(of slot: UInt32) {
        guard let page = unsafe rows.base(Int(slot) / RowPage.slotCount) else { return }
        let offset = Int(slot) % RowPage.slotCount
        unsafe prefetch_line(RowPage.boxes(page) + offset)
        unsafe prefetch_line(RowPage.rows(page) + offset)
        unsafe prefetch_line(RowPage.generations(page) + offset)
    }

    /// Starts to fetch a line.
    @inline(__always)
    func fetchLine(_ line: UInt32) {
        unsafe prefetch_line(lookup.line(line))
    }
}
