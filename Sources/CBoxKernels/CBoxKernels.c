// The kernels are inline; this file lets the package manager build the target.
#include "CBoxKernels.h"
