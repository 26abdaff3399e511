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

#if defined(__linux__) || defined(__APPLE__)
#include <sched.h>
#endif

/// Two floats.
typedef struct float_pair {
    float x;
    float y;
} float_pair;

/// The difference of two points, rounded to doubles and then to floats.
static inline float_pair float_difference(double x, double y, double originX, double originY) {
#if defined(__SSE2__)
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

/// How many steps a side of a tile has, and the number of the first: 8 bits, but for a number at each
/// end, which no point has.
#define TILE_STEP_COUNT 254
#define TILE_FIRST_STEP (-127)

/// The step of a point so many of 2^32 parts into a tile: monotone, so that comparing steps never
/// contradicts comparing points.
static inline int8_t tile_step(uint32_t parts) {
    return (int8_t)((int32_t)((uint64_t)parts * TILE_STEP_COUNT >> 32) + TILE_FIRST_STEP);
}

#if defined(__SSE2__)
/// The steps of a point: that of x in the lower eight bytes, that of y in the upper ones.
static inline __m128i tile_steps(uint32_t x, uint32_t y) {
    const __m128i parts = _mm_set_epi32(0, (int32_t)y, 0, (int32_t)x);
    const __m128i steps =
        _mm_srli_epi64(_mm_mul_epu32(parts, _mm_set1_epi64x(TILE_STEP_COUNT)), 32);
    const __m128i bytes = _mm_mul_epu32(steps, _mm_set1_epi64x(0x01010101));
    return _mm_add_epi8(
        _mm_shuffle_epi32(bytes, _MM_SHUFFLE(2, 2, 0, 0)), _mm_set1_epi8(TILE_FIRST_STEP));
}
#endif

/// The lanes of a line of eight boxes in a tile: those whose box contains the point in bits 0 to 7,
/// those where the point lies strictly inside in bits 16 to 23.
///
/// The line is minX[8], minY[8], maxX[8], maxY[8], in 8 bits each, aligned to 16 bytes. The point is
/// given in 2^32 parts of the tile's sides.
static inline uint32_t tile_line_lanes(const void *_Nonnull line, uint32_t x, uint32_t y) {
#if defined(__SSE2__)
    const __m128i point = tile_steps(x, y);
    const __m128i low = _mm_load_si128((const __m128i *)line);
    const __m128i high = _mm_load_si128((const __m128i *)line + 1);
    const __m128i outside = _mm_or_si128(_mm_cmpgt_epi8(low, point), _mm_cmpgt_epi8(point, high));
    const __m128i within = _mm_and_si128(_mm_cmpgt_epi8(point, low), _mm_cmpgt_epi8(high, point));
    const uint32_t out = (uint32_t)_mm_movemask_epi8(outside);
    const uint32_t in = (uint32_t)_mm_movemask_epi8(within);
    return (~(out | out >> 8) & 255) | (in & in >> 8) << 16;
#else
    const int8_t stepX = tile_step(x), stepY = tile_step(y);
    const int8_t *edges = (const int8_t *)line;
    uint32_t lanes = 0;
    for (uint32_t lane = 0; lane < 8; lane++) {
        const int lowX = edges[lane], lowY = edges[lane + 8];
        const int highX = edges[lane + 16], highY = edges[lane + 24];
        const uint32_t inside = (uint32_t)(lowX <= stepX) & (uint32_t)(stepX <= highX)
            & (uint32_t)(lowY <= stepY) & (uint32_t)(stepY <= highY);
        const uint32_t within = (uint32_t)(lowX < stepX) & (uint32_t)(stepX < highX)
            & (uint32_t)(lowY < stepY) & (uint32_t)(stepY < highY);
        lanes |= (inside | within << 16) << lane;
    }
    return lanes;
#endif
}

/// The same of two lines of a block, eight bits a line; the second may be the first again, which
/// changes nothing about the lowest lane.
///
/// No branch depends on how many lines there are, or on what they hold: a processor that guesses wrong
/// would throw away the work on the queries that follow, for which memory is on its way already.
static inline uint32_t tile_lines_lanes(
    const void *_Nonnull line, const void *_Nonnull second, uint32_t x, uint32_t y) {
#if defined(__SSE2__)
    const __m128i point = tile_steps(x, y);
    const __m128i low1 = _mm_load_si128((const __m128i *)line);
    const __m128i high1 = _mm_load_si128((const __m128i *)line + 1);
    const __m128i low2 = _mm_load_si128((const __m128i *)second);
    const __m128i high2 = _mm_load_si128((const __m128i *)second + 1);
    const __m128i out1 = _mm_or_si128(_mm_cmpgt_epi8(low1, point), _mm_cmpgt_epi8(point, high1));
    const __m128i out2 = _mm_or_si128(_mm_cmpgt_epi8(low2, point), _mm_cmpgt_epi8(point, high2));
    const __m128i in1 = _mm_and_si128(_mm_cmpgt_epi8(point, low1), _mm_cmpgt_epi8(high1, point));
    const __m128i in2 = _mm_and_si128(_mm_cmpgt_epi8(point, low2), _mm_cmpgt_epi8(high2, point));
    // Each has the answers for x in its lower half, those for y in its upper one.
    const __m128i out = _mm_or_si128(_mm_unpacklo_epi64(out1, out2), _mm_unpackhi_epi64(out1, out2));
    const __m128i in = _mm_and_si128(_mm_unpacklo_epi64(in1, in2), _mm_unpackhi_epi64(in1, in2));
    return ((uint32_t)_mm_movemask_epi8(out) ^ 0xffff) | (uint32_t)_mm_movemask_epi8(in) << 16;
#else
    return tile_line_lanes(line, x, y) | tile_line_lanes(second, x, y) << 8;
#endif
}

/// By how many steps the limits of a view's outline differ for points outside and inside.
enum { outline_unknown_steps = 3 };

/// On which side of a view's outline a point of a map is: 1 if surely inside, -1 if surely outside, 0
/// if that is not known.
///
/// The outline is its corner as two numbers of 32 bits, two shifts of 16 bits and a word that is not
/// looked at; then the normals of eight edges, as pairs of 16 bits, and at byte 48 their limits of 16
/// bits. Aligned to 16 bytes. Steps are what is left of a sum of two products without its lower half.
static inline int32_t outline_side(const void *_Nonnull outline, quantized_point point) {
    const int32_t *corner = (const int32_t *)outline;
    const int16_t *shifts = (const int16_t *)outline + 4;
    const uint32_t x = ((uint32_t)point.x - (uint32_t)corner[0]) >> shifts[0];
    const uint32_t y = ((uint32_t)point.y - (uint32_t)corner[1]) >> shifts[1];
    if ((x | y) > 32767) return -1;
#if defined(__SSE2__)
    const __m128i *values = (const __m128i *)outline;
    const __m128i place = _mm_set1_epi32((int32_t)(y << 16 | x));
    const __m128i steps = _mm_packs_epi32(
        _mm_srai_epi32(_mm_madd_epi16(_mm_load_si128(values + 1), place), 16),
        _mm_srai_epi32(_mm_madd_epi16(_mm_load_si128(values + 2), place), 16));
    const __m128i limits = _mm_load_si128(values + 3);
    const __m128i inner = _mm_subs_epi16(limits, _mm_set1_epi16(outline_unknown_steps));
    const int out = _mm_movemask_epi8(_mm_cmpgt_epi16(steps, limits));
    const int in = _mm_movemask_epi8(_mm_cmpgt_epi16(inner, steps));
    return (int32_t)(in == 0xffff) - (int32_t)(out != 0);
#else
    const int16_t *normals = (const int16_t *)outline + 8;
    const int16_t *limits = (const int16_t *)outline + 24;
    uint32_t out = 0, in = 1;
    for (uint32_t edge = 0; edge < 8; edge++) {
        // At most 2 * 32767 * 32767 each way; the shift rounds down.
        const int32_t sum =
            normals[2 * edge] * (int32_t)x + normals[2 * edge + 1] * (int32_t)y;
        const int32_t step = sum >> 16;
        out |= (uint32_t)(step > limits[edge]);
        in &= (uint32_t)(step < limits[edge] - outline_unknown_steps);
    }
    return (int32_t)in - (int32_t)out;
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
