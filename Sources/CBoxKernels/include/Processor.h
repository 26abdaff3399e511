// What the kernels know of the processor that they are compiled for.

#ifndef C_BOX_KERNELS_PROCESSOR_H
#define C_BOX_KERNELS_PROCESSOR_H

#include <stddef.h>
#include <stdint.h>

// BOX_KERNELS_PORTABLE asks for plain C where there would be instructions of the processor's own.
#if defined(__SSE2__) && !defined(BOX_KERNELS_PORTABLE)
#define BOX_KERNELS_SSE2 1
#include <emmintrin.h>
#endif

#endif
