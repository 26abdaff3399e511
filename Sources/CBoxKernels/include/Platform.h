// What the operating system is asked, and memory that threads share.

#ifndef C_BOX_KERNELS_PLATFORM_H
#define C_BOX_KERNELS_PLATFORM_H

#include "Processor.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

#if defined(__linux__) || defined(__APPLE__)
#include <sched.h>
#endif

/// Asks the system to back memory with large pages, where it can be asked: a dependent read beyond
/// the caches then costs about half.
static inline void advise_large_pages(void *_Nonnull memory, size_t byteCount) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    (void)madvise(memory, byteCount, MADV_HUGEPAGE);
#else
    (void)memory;
    (void)byteCount;
#endif
}

/// Takes the next number of a counter that several threads share.
static inline int64_t take_number(int64_t *_Nonnull counter) {
    return __atomic_fetch_add(counter, 1, __ATOMIC_RELAXED);
}

/// Adds to a counter that several threads share; what was written before is seen by whoever reads the
/// sum by `shared_number`.
static inline void add_number(int64_t *_Nonnull counter, int64_t amount) {
    __atomic_fetch_add(counter, amount, __ATOMIC_RELEASE);
}

/// Reads a counter that several threads share.
static inline int64_t shared_number(const int64_t *_Nonnull counter) {
    return __atomic_load_n(counter, __ATOMIC_ACQUIRE);
}

/// Lets other threads run, where there are some.
static inline void let_others_run(void) {
#if defined(__linux__) || defined(__APPLE__)
    (void)sched_yield();
#elif defined(__x86_64__)
    __builtin_ia32_pause();
#endif
}

/// Starts to bring a cache line closer.
static inline void prefetch_line(const void *_Nonnull address) {
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(address, 0, 3);
#else
    (void)address;
#endif
}

#endif
