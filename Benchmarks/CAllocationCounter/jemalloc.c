#include "CAllocationCounter.h"
#include "backend.h"

#if ALLOCATION_COUNTER_BACKEND_JEMALLOC

#include <jemalloc/jemalloc.h>
#include <stddef.h>

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

/// Brings jemalloc's statistics up to date; what the thread's cache has handed out is known to them
/// only once the cache is emptied.
static void refresh(void) {
    uint64_t epoch = 1;
    mallctl("thread.tcache.flush", NULL, NULL, NULL, 0);
    mallctl("epoch", NULL, NULL, &epoch, sizeof epoch);
}

/// Reads a number over all arenas; zero if jemalloc was built without statistics.
static uint64_t requests(const char *name) {
    uint64_t value = 0;
    size_t size = sizeof value;
    return mallctl(name, &value, &size, NULL, 0) == 0 ? value : 0;
}

enum allocation_counter_source allocation_counter_active_source(void) {
    return ALLOCATION_COUNTER_JEMALLOC;
}

uint64_t allocation_counter_allocations(void) {
    refresh();
    return requests("stats.arenas." TEXT(MALLCTL_ARENAS_ALL) ".small.nrequests") +
           requests("stats.arenas." TEXT(MALLCTL_ARENAS_ALL) ".large.nrequests");
}

uint64_t allocation_counter_live_bytes(void) {
    size_t value = 0;
    size_t size = sizeof value;
    refresh();
    return mallctl("stats.allocated", &value, &size, NULL, 0) == 0 ? value : 0;
}

#endif
