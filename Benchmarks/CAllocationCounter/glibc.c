#include "CAllocationCounter.h"
#include "backend.h"

#if ALLOCATION_COUNTER_BACKEND_GLIBC

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// glibc's allocator under the names that it keeps for programs which replace `malloc`.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Atomic uint64_t allocations;
static _Atomic uint64_t live_bytes;

static void *counted(void *block) {
    if (block != NULL) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&live_bytes, malloc_usable_size(block), memory_order_relaxed);
    }
    return block;
}

static void discount(size_t bytes) {
    atomic_fetch_sub_explicit(&live_bytes, bytes, memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    size_t before = block != NULL ? malloc_usable_size(block) : 0;
    void *moved = counted(__libc_realloc(block, size));
    // A failed call leaves the block as it was, but for size 0, which frees it.
    if (moved != NULL || size == 0) discount(before);
    return moved;
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
        return EINVAL;
    }
    void *block = counted(__libc_memalign(alignment, size));
    if (block == NULL) return ENOMEM;
    *result = block;
    return 0;
}

void free(void *block) {
    if (block == NULL) return;
    discount(malloc_usable_size(block));
    __libc_free(block);
}

enum allocation_counter_source allocation_counter_active_source(void) { return ALLOCATION_COUNTER_GLIBC; }

uint64_t allocation_counter_allocations(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}

uint64_t allocation_counter_live_bytes(void) {
    return atomic_load_explicit(&live_bytes, memory_order_relaxed);
}

#endif
