import CBoxKernels

extension MapStorage {
    /// Starts to fetch what the map knows of a view.
    @inline(__always)
    func fetchRow(of slot: UInt32) {
        guard let page = unsafe rows.base(Int(slot) / RowPage.slotCount) else { return }
        let offset = Int(slot) % RowPage.slotCount
        unsafe prefetch_line(RowPage.boxes(page) + offset)
        unsafe prefetch_line(RowPage.rows(page) + offset)
        unsafe prefetch_line(RowPage.generations(page) + offset)
    }
}
