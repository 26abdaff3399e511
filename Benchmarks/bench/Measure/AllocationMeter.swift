import CAllocationCounter

/// What the process has allocated on the heap.
enum AllocationMeter {
    /// How the counting is done, for a person to read; nil if nothing is counted here.
    static var source: String? {
        switch allocation_counter_active_source() {
        case ALLOCATION_COUNTER_GLIBC: "calls of malloc and its kin"
        case ALLOCATION_COUNTER_JEMALLOC: "jemalloc's statistics"
        default: nil
        }
    }

    /// How many blocks have been allocated so far.
    static var allocations: UInt64 { allocation_counter_allocations() }

    /// How many bytes the blocks that are allocated now take.
    static var liveBytes: UInt64 { allocation_counter_live_bytes() }
}
