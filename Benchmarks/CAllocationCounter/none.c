#include "CAllocationCounter.h"
#include "backend.h"

#if ALLOCATION_COUNTER_BACKEND_NONE

enum allocation_counter_source allocation_counter_active_source(void) { return ALLOCATION_COUNTER_NONE; }

uint64_t allocation_counter_allocations(void) { return 0; }

uint64_t allocation_counter_live_bytes(void) { return 0; }

#endif
