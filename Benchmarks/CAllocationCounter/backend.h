#ifndef ALLOCATION_COUNTER_BACKEND_H
#define ALLOCATION_COUNTER_BACKEND_H

// Which of the three sources is compiled. Exactly one of the macros below is 1.

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define ALLOCATION_COUNTER_SANITIZED 1
#endif
#endif

#if defined(ALLOCATION_COUNTER_USES_JEMALLOC)
#define ALLOCATION_COUNTER_BACKEND_JEMALLOC 1
#elif defined(__GLIBC__) && !defined(ALLOCATION_COUNTER_SANITIZED)
#define ALLOCATION_COUNTER_BACKEND_GLIBC 1
#else
#define ALLOCATION_COUNTER_BACKEND_NONE 1
#endif

#endif
