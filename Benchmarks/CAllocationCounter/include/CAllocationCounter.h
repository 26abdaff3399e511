#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// Counts what the process allocates on the heap.
///
/// On Linux with glibc the target defines `malloc` and its kin over glibc's own, and counts each
/// call. With the package trait `Jemalloc` the program runs on jemalloc, whose statistics are read.
/// Elsewhere, and under a sanitizer, nothing is counted.
enum allocation_counter_source {
    ALLOCATION_COUNTER_NONE = 0,
    ALLOCATION_COUNTER_GLIBC = 1,
    ALLOCATION_COUNTER_JEMALLOC = 2,
};

/// Where the numbers come from; with `ALLOCATION_COUNTER_NONE` they are all zero.
enum allocation_counter_source allocation_counter_active_source(void);

/// How many blocks have been allocated since the program began, freed ones included.
uint64_t allocation_counter_allocations(void);

/// How many bytes the blocks that are allocated now take, as the allocator rounds them.
uint64_t allocation_counter_live_bytes(void);

#endif
