// What the live tree tests: one point against the boxes of subviews.

#ifndef C_BOX_KERNELS_TREE_H
#define C_BOX_KERNELS_TREE_H

#include "Processor.h"

/// Two floats.
typedef struct float_pair {
    float x;
    float y;
} float_pair;

/// The difference of two points, rounded to doubles and then to floats.
static inline float_pair float_difference(double x, double y, double originX, double originY) {
#if defined(BOX_KERNELS_SSE2)
    const __m128 difference =
        _mm_cvtpd_ps(_mm_sub_pd(_mm_set_pd(y, x), _mm_set_pd(originY, originX)));
    const float_pair pair = {
        _mm_cvtss_f32(difference),
        _mm_cvtss_f32(_mm_shuffle_ps(difference, difference, _MM_SHUFFLE(1, 1, 1, 1)))};
#else
    const float_pair pair = {(float)(x - originX), (float)(y - originY)};
#endif
    return pair;
}

/// The lanes, lowest bit first, of a block of four boxes that contain the point; edges count.
/// The block is minX[4], minY[4], maxX[4], maxY[4], aligned to 16 bytes.
static inline uint32_t box_block4_containing(const float *_Nonnull block, float x, float y) {
#if defined(BOX_KERNELS_SSE2)
    const __m128 px = _mm_set1_ps(x);
    const __m128 py = _mm_set1_ps(y);
    const __m128 insideX =
        _mm_and_ps(_mm_cmple_ps(_mm_load_ps(block), px), _mm_cmple_ps(px, _mm_load_ps(block + 8)));
    const __m128 insideY = _mm_and_ps(
        _mm_cmple_ps(_mm_load_ps(block + 4), py), _mm_cmple_ps(py, _mm_load_ps(block + 12)));
    return (uint32_t)_mm_movemask_ps(_mm_and_ps(insideX, insideY));
#else
    uint32_t lanes = 0;
    for (uint32_t lane = 0; lane < 4; lane++) {
        const uint32_t inside = (uint32_t)(block[lane] <= x) & (uint32_t)(x <= block[lane + 8])
            & (uint32_t)(block[lane + 4] <= y) & (uint32_t)(y <= block[lane + 12]);
        lanes |= inside << lane;
    }
    return lanes;
#endif
}

#if defined(__GNUC__) || defined(__clang__)
/// Ends a branch that is to stay one: compilers neither compute what different texts stand behind, nor
/// join them.
#define KEEP_BRANCH(name) __asm__ volatile("# " name)
#else
#define KEEP_BRANCH(name)
#endif

/// A lane, and the lower ones.
typedef struct lane_choice {
    uint32_t lane;
    uint32_t lower;
} lane_choice;

/// The highest of four lanes, of which there is one, by branches that the processor foretells: what
/// follows need not wait for the comparison of boxes.
static inline lane_choice highest_of_four_lanes(uint32_t lanes) {
    lane_choice choice = {0, 0};
    if (lanes & 8) {
        choice.lane = 3;
        choice.lower = lanes & 7;
        KEEP_BRANCH("lane 3");
    } else if (lanes & 4) {
        choice.lane = 2;
        choice.lower = lanes & 3;
        KEEP_BRANCH("lane 2");
    } else if (lanes & 2) {
        choice.lane = 1;
        choice.lower = lanes & 1;
        KEEP_BRANCH("lane 1");
    } else {
        KEEP_BRANCH("lane 0");
    }
    return choice;
}

/// Whether a rectangle contains a point; its upper edges do not count, and nothing contains a NaN.
static inline int rectangle_contains(
    double x, double y, double minX, double minY, double width, double height) {
#if defined(BOX_KERNELS_SSE2)
    const __m128d point = _mm_set_pd(y, x), low = _mm_set_pd(minY, minX);
    const __m128d high = _mm_add_pd(low, _mm_set_pd(height, width));
    return _mm_movemask_pd(_mm_and_pd(_mm_cmple_pd(low, point), _mm_cmplt_pd(point, high))) == 3;
#else
    return minX <= x && x < minX + width && minY <= y && y < minY + height;
#endif
}

/// The lanes of a node of eight boxes that contain the point and whose order is above a bound.
/// The node is minX[8], minY[8], maxX[8], maxY[8], then the orders, aligned to 16 bytes.
static inline uint32_t box_node8_containing(
    const float *_Nonnull boxes, const int32_t *_Nonnull orders, float x, float y, int32_t above) {
#if defined(BOX_KERNELS_SSE2)
    const __m128 px = _mm_set1_ps(x);
    const __m128 py = _mm_set1_ps(y);
    const __m128i bound = _mm_set1_epi32(above);
    uint32_t lanes = 0;
    for (int half = 0; half < 2; half++) {
        const float *block = boxes + 4 * half;
        const __m128 insideX = _mm_and_ps(
            _mm_cmple_ps(_mm_load_ps(block), px), _mm_cmple_ps(px, _mm_load_ps(block + 16)));
        const __m128 insideY = _mm_and_ps(
            _mm_cmple_ps(_mm_load_ps(block + 8), py), _mm_cmple_ps(py, _mm_load_ps(block + 24)));
        const __m128i higher = _mm_cmpgt_epi32(
            _mm_load_si128((const __m128i *)(const void *)(orders + 4 * half)), bound);
        const __m128 all = _mm_and_ps(_mm_and_ps(insideX, insideY), _mm_castsi128_ps(higher));
        lanes |= (uint32_t)_mm_movemask_ps(all) << (4 * half);
    }
    return lanes;
#else
    uint32_t lanes = 0;
    for (uint32_t lane = 0; lane < 8; lane++) {
        const uint32_t inside = (uint32_t)(boxes[lane] <= x) & (uint32_t)(x <= boxes[lane + 16])
            & (uint32_t)(boxes[lane + 8] <= y) & (uint32_t)(y <= boxes[lane + 24])
            & (uint32_t)(orders[lane] > above);
        lanes |= inside << lane;
    }
    return lanes;
#endif
}

#endif
