// Tests of one point against a block of boxes, for the places where plain Swift SIMD cannot turn a
// comparison into a bit mask in one instruction. Everything is inline; there is nothing to link.

#ifndef C_BOX_KERNELS_H
#define C_BOX_KERNELS_H

#include "MapKernels.h"
#include "Platform.h"
#include "TreeKernels.h"

#endif
