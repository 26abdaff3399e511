// Tests of one point against a block of boxes, for the places where plain Swift SIMD cannot turn a
// comparison into a bit mask in one instruction. Everything is inline; there is nothing to link.

#ifndef C_BOX_KERNELS_H
#define C_BOX_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#if defined(__linux__)
#include <sys/mman.h>
#endif

/// The lanes, lowest bit first, of a block of four boxes that contain the point; edges count.
/// The block is minX[4], minY[4], maxX[4], maxY[4], aligned to 16 bytes.
static inline uint32_t box_block4_containing(const float *_Nonnull block, float x, float y) {
#if defined(__SSE2__)
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

/// The lanes of a node of eight boxes that contain the point and whose order is above a bound.
/// The node is minX[8], minY[8], maxX[8], maxY[8], then the orders, aligned to 16 bytes.
static inline uint32_t box_node8_containing(
    const float *_Nonnull boxes, const int32_t *_Nonnull orders, float x, float y, int32_t above) {
#if defined(__SSE2__)
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

/// A point of a map in quanta, each coordinate from 0 to the greatest quantum: what lies beyond the
/// window counts as its edge. Each coordinate is monotone in the point's, whatever the rounding.
typedef struct quantized_point {
    int32_t x;
    int32_t y;
} quantized_point;

/// The quantum of one coordinate; an infinite one is at the edge.
static inline int32_t quantize_coordinate(
    double coordinate, double origin, double scale, double greatest) {
    double quantum = (coordinate - origin) * scale;
    quantum = quantum > 0 ? quantum : 0;
    return (int32_t)(quantum < greatest ? quantum : greatest);
}

/// The lanes of a line of four boxes in a tile: those whose box contains the point in bits 0 to 3,
/// those where the point lies more than one step inside in bits 8 to 11.
///
/// The line is minX[4], minY[4], maxX[4], maxY[4], in 16 bits each, aligned to 16 bytes.
static inline uint32_t tile_line_lanes(const int16_t *_Nonnull line, int16_t x, int16_t y) {
#if defined(__SSE2__)
    const __m128i point = _mm_set_epi16(y, y, y, y, x, x, x, x);
    const __m128i one = _mm_set1_epi16(1);
    const __m128i low = _mm_load_si128((const __m128i *)(const void *)line);
    const __m128i high = _mm_load_si128((const __m128i *)(const void *)(line + 8));
    const __m128i outside = _mm_or_si128(_mm_cmpgt_epi16(low, point), _mm_cmpgt_epi16(point, high));
    const __m128i within = _mm_and_si128(
        _mm_cmpgt_epi16(_mm_sub_epi16(point, one), low),
        _mm_cmpgt_epi16(high, _mm_add_epi16(point, one)));
    const uint32_t bits = (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(outside, within));
    return (~(bits | bits >> 4) & 15) | (bits & bits >> 4 & 0xf00);
#else
    uint32_t lanes = 0;
    for (uint32_t lane = 0; lane < 4; lane++) {
        const int lowX = line[lane], lowY = line[lane + 4];
        const int highX = line[lane + 8], highY = line[lane + 12];
        const uint32_t inside = (uint32_t)(lowX <= x) & (uint32_t)(x <= highX)
            & (uint32_t)(lowY <= y) & (uint32_t)(y <= highY);
        const uint32_t within = (uint32_t)(lowX < x - 1) & (uint32_t)(x + 1 < highX)
            & (uint32_t)(lowY < y - 1) & (uint32_t)(y + 1 < highY);
        lanes |= (inside | within << 8) << lane;
    }
    return lanes;
#endif
}

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

/// Starts to bring a cache line closer.
static inline void prefetch_line(const void *_Nonnull address) {
#if defined(__GNUC__) || defined(__clang__)
    __builtin_prefetch(address, 0, 3);
#else
    (void)address;
#endif
}

#endif
