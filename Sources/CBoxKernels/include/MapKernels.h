// What a map tests: one point against the cells, the lines and the outlines of its tiles.

#ifndef C_BOX_KERNELS_MAP_H
#define C_BOX_KERNELS_MAP_H

#include "Processor.h"

/// The number of quanta of a side of a map's window is two to this power.
#define MAP_SIDE_BITS 28

/// A point of a map in quanta, each coordinate from 0 to the greatest quantum: what lies beyond the
/// window counts as its edge. Each coordinate is monotone in the point's, whatever the rounding.
typedef struct quantized_point {
    int32_t x;
    int32_t y;
} quantized_point;

/// Two doubles, of a point or of both directions.
typedef double double_pair __attribute__((vector_size(16)));
/// Two whole numbers, for both directions.
typedef uint64_t uint64_pair __attribute__((vector_size(16)));

/// The quantum of one coordinate; an infinite one is at the edge.
static inline int32_t quantize_coordinate(
    double coordinate, double origin, double scale, double greatest) {
    double quantum = (coordinate - origin) * scale;
    quantum = quantum > 0 ? quantum : 0;
    return (int32_t)(quantum < greatest ? quantum : greatest);
}

/// The cell of a grid that a point is in, and how far into it, in 2^32 parts of its sides; what is in
/// the parts' upper halves does not count.
typedef struct cell_position {
    uint64_pair parts;
    uint32_t cell;
    /// Whether the point is beyond the window, or not a number: then the rest means nothing, unless
    /// such points were taken for the window's edge.
    uint32_t is_outside;
} cell_position;

#if defined(BOX_KERNELS_SSE2)
/// The quanta of a point as real numbers: both are zero or more but beyond the window.
static inline __m128d real_quanta(double x, double y, double_pair origin, double_pair scale) {
    return _mm_mul_pd(_mm_sub_pd(_mm_set_pd(y, x), (__m128d)origin), (__m128d)scale);
}

/// The cell of quanta within a window.
static inline cell_position cell_of_quanta(
    __m128i quanta, uint64_pair cell_scale, uint64_pair cell_stride) {
    const __m128i parts = _mm_mul_epu32(
        _mm_shuffle_epi32(quanta, _MM_SHUFFLE(1, 1, 0, 0)), (__m128i)cell_scale);
    const __m128i cells = _mm_mul_epu32(_mm_srli_epi64(parts, 32), (__m128i)cell_stride);
    const cell_position position = {
        (uint64_pair)parts,
        (uint32_t)_mm_cvtsi128_si32(
            _mm_add_epi32(cells, _mm_shuffle_epi32(cells, _MM_SHUFFLE(2, 2, 2, 2)))),
        0};
    return position;
}
#endif

/// Where in the grid of a map's window a point lies. What is beyond the window counts as its edge.
///
/// The window has a corner, a number of quanta a point in each direction, factors that turn a quantum
/// into a column, or a row, and 2^32 parts of it below, and the differences between a cell's number and
/// that of the next in its row, and in its column.
static inline cell_position locate_cell(
    double x, double y, double_pair origin, double_pair scale, uint64_pair cell_scale,
    uint64_pair cell_stride, double greatest) {
#if defined(BOX_KERNELS_SSE2)
    // Of a NaN, the greatest of it and zero is zero: the second operand.
    return cell_of_quanta(
        _mm_cvttpd_epi32(_mm_min_pd(
            _mm_max_pd(real_quanta(x, y, origin, scale), _mm_setzero_pd()),
            _mm_set1_pd(greatest))),
        cell_scale, cell_stride);
#else
    const uint64_t column =
        (uint64_t)quantize_coordinate(x, origin[0], scale[0], greatest) * cell_scale[0];
    const uint64_t row =
        (uint64_t)quantize_coordinate(y, origin[1], scale[1], greatest) * cell_scale[1];
    const cell_position position = {
        {column, row},
        (uint32_t)((column >> 32) * cell_stride[0] + (row >> 32) * cell_stride[1]),
        0};
    return position;
#endif
}

/// The same, but for points that are not beyond the window: nothing waits for whether they are.
static inline cell_position locate_cell_within(
    double x, double y, double_pair origin, double_pair scale, uint64_pair cell_scale,
    uint64_pair cell_stride) {
#if defined(BOX_KERNELS_SSE2)
    // What is no number of 32 bits becomes the least one, whose highest bit tells.
    const __m128i quanta = _mm_cvttpd_epi32(real_quanta(x, y, origin, scale));
    cell_position position = cell_of_quanta(quanta, cell_scale, cell_stride);
    const uint64_t beyond = UINT64_C(0x100000001) * (UINT32_MAX << MAP_SIDE_BITS);
    position.is_outside = ((uint64_t)_mm_cvtsi128_si64(quanta) & beyond) != 0;
    return position;
#else
    const double end = (double)(UINT32_C(1) << MAP_SIDE_BITS);
    cell_position position = locate_cell(x, y, origin, scale, cell_scale, cell_stride, end - 1);
    const double quantumX = (x - origin[0]) * scale[0], quantumY = (y - origin[1]) * scale[1];
    position.is_outside = (uint32_t)!(
        quantumX > -1 && quantumX < end && quantumY > -1 && quantumY < end);
    return position;
#endif
}

/// How many steps a side of a tile has. An edge takes 8 bits, and three numbers are not steps.
#define TILE_STEP_COUNT 252
/// The number of a tile's first step.
#define TILE_FIRST_STEP 1
/// What is added to an upper edge's step, and twice what is added to a point's: so the differences of a
/// point to both edges are 0 outside, 1 in the edge's own step, and more within.
#define TILE_HIGH_EDGE_OFFSET 2

/// The lanes of one or two lines that contain a point, lowest bit first, eight a line.
typedef struct tile_lanes {
    /// Those whose box contains the point, edges included.
    uint32_t around;
    /// Of these, those where the point lies in no step of an edge.
    uint32_t within;
} tile_lanes;

#if defined(BOX_KERNELS_SSE2)
/// The steps of a point, with their offset: that of x in the lower eight bytes, that of y in the upper
/// ones. Monotone, so that comparing steps never contradicts comparing points.
static inline __m128i tile_steps(uint64_pair parts) {
    const __m128i steps = _mm_srli_epi64(
        _mm_mul_epu32((__m128i)parts, _mm_set1_epi64x(TILE_STEP_COUNT)), 32);
    const __m128i bytes = _mm_mul_epu32(steps, _mm_set1_epi64x(0x01010101));
    return _mm_add_epi8(
        _mm_shuffle_epi32(bytes, _MM_SHUFFLE(2, 2, 0, 0)),
        _mm_set1_epi8(TILE_FIRST_STEP + TILE_HIGH_EDGE_OFFSET / 2));
}

/// By how many steps, and one, the point is within each pair of edges of a line; 0 if it is outside.
static inline __m128i tile_line_margins(const void *_Nonnull line, __m128i point) {
    const __m128i *edges = (const __m128i *)line;
    return _mm_min_epu8(
        _mm_subs_epu8(point, _mm_load_si128(edges)), _mm_subs_epu8(_mm_load_si128(edges + 1), point));
}
#endif

/// The lanes of two lines of a block in which a point lies; the second may be the first again, which
/// changes nothing about the lowest lane. The point is given in 2^32 parts of the tile's sides, the
/// upper half of each number not being looked at.
///
/// A line is minX[8], minY[8], maxX[8], maxY[8], in 8 bits each, aligned to 16 bytes. No branch depends
/// on how many lines there are, or on what they hold: a processor that guesses wrong would throw away
/// the work on the queries that follow, for which memory is on its way already.
static inline tile_lanes tile_lines_lanes(
    const void *_Nonnull line, const void *_Nonnull second, uint64_pair parts) {
    tile_lanes lanes;
#if defined(BOX_KERNELS_SSE2)
    const __m128i point = tile_steps(parts);
    const __m128i margins1 = tile_line_margins(line, point);
    const __m128i margins2 = tile_line_margins(second, point);
    // Each has the margins for x in its lower half, those for y in its upper one.
    const __m128i margins = _mm_min_epu8(
        _mm_unpacklo_epi64(margins1, margins2), _mm_unpackhi_epi64(margins1, margins2));
    lanes.around = (uint32_t)_mm_movemask_epi8(_mm_adds_epu8(margins, _mm_set1_epi8(127)));
    lanes.within = (uint32_t)_mm_movemask_epi8(_mm_adds_epu8(margins, _mm_set1_epi8(126)));
#else
    const uint8_t *lines[2] = {(const uint8_t *)line, (const uint8_t *)second};
    const int offset = TILE_FIRST_STEP + TILE_HIGH_EDGE_OFFSET / 2;
    const int x = (int)((uint64_t)(uint32_t)parts[0] * TILE_STEP_COUNT >> 32) + offset;
    const int y = (int)((uint64_t)(uint32_t)parts[1] * TILE_STEP_COUNT >> 32) + offset;
    lanes.around = lanes.within = 0;
    for (uint32_t lane = 0; lane < 16; lane++) {
        const uint8_t *edges = lines[lane >> 3] + (lane & 7);
        const uint32_t around = (uint32_t)(edges[0] < x) & (uint32_t)(x < edges[16])
            & (uint32_t)(edges[8] < y) & (uint32_t)(y < edges[24]);
        const uint32_t within = (uint32_t)(edges[0] + 1 < x) & (uint32_t)(x + 1 < edges[16])
            & (uint32_t)(edges[8] + 1 < y) & (uint32_t)(y + 1 < edges[24]);
        lanes.around |= around << lane;
        lanes.within |= within << lane;
    }
#endif
    return lanes;
}

/// The lanes of one line in which a point lies.
static inline tile_lanes tile_line_lanes(const void *_Nonnull line, uint64_pair parts) {
    tile_lanes lanes = tile_lines_lanes(line, line, parts);
    lanes.around &= 255;
    lanes.within &= 255;
    return lanes;
}

/// By how many steps the limits of a view's outline differ for points outside and inside.
enum { outline_unknown_steps = 3 };

/// On which side of a view's outline a point of a map is: 1 if surely inside, -1 if surely outside, 0
/// if that is not known.
///
/// The outline is the normals of two edges, as pairs of 16 bits, whose opposites are those of the other
/// two; the limits of all four, of 16 bits; the corner as two numbers of 32 bits; and for each coordinate, in
/// 16 bits, one more than how many of its bits are left out. Aligned to 8 bytes. Steps are what is left of
/// a sum of two products without its lower half.
static inline int32_t outline_side(const void *_Nonnull outline, quantized_point point) {
    const int32_t *corner = (const int32_t *)outline + 4;
    const uint16_t *shifts = (const uint16_t *)outline + 12;
    const uint32_t x = ((uint32_t)point.x - (uint32_t)corner[0]) >> (shifts[0] - 1);
    const uint32_t y = ((uint32_t)point.y - (uint32_t)corner[1]) >> (shifts[1] - 1);
    if ((x | y) > 32767) return -1;
#if defined(BOX_KERNELS_SSE2)
    const __m128i place = _mm_set1_epi32((int32_t)(y << 16 | x));
    const __m128i both = _mm_loadl_epi64((const __m128i *)outline);
    const __m128i normals = _mm_unpacklo_epi64(both, _mm_sub_epi16(_mm_setzero_si128(), both));
    const __m128i sums = _mm_srai_epi32(_mm_madd_epi16(normals, place), 16);
    const __m128i steps = _mm_packs_epi32(sums, sums);
    const __m128i limits = _mm_loadl_epi64((const __m128i *)((const int16_t *)outline + 4));
    const __m128i inner = _mm_subs_epi16(limits, _mm_set1_epi16(outline_unknown_steps));
    const int out = _mm_movemask_epi8(_mm_cmpgt_epi16(steps, limits)) & 0xff;
    const int in = _mm_movemask_epi8(_mm_cmpgt_epi16(inner, steps)) & 0xff;
    return (int32_t)(in == 0xff) - (int32_t)(out != 0);
#else
    const int16_t *normals = (const int16_t *)outline;
    const int16_t *limits = normals + 4;
    uint32_t out = 0, in = 1;
    for (uint32_t edge = 0; edge < 4; edge++) {
        // At most 2 * 32767 * 32767 each way; the shift rounds down.
        const int32_t sum = normals[2 * (edge % 2)] * (int32_t)x
            + normals[2 * (edge % 2) + 1] * (int32_t)y;
        const int32_t step = (edge < 2 ? sum : -sum) >> 16;
        out |= (uint32_t)(step > limits[edge]);
        in &= (uint32_t)(step < limits[edge] - outline_unknown_steps);
    }
    return (int32_t)in - (int32_t)out;
#endif
}

#endif
