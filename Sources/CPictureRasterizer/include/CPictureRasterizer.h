#ifndef C_PICTURE_RASTERIZER_H
#define C_PICTURE_RASTERIZER_H

#include <stddef.h>
#include <stdint.h>

/// Takes the next bytes of a PNG file; what is returned is 0, or ends the writing.
typedef int (*picture_write_function)(void *context, const uint8_t *bytes, size_t count);

/// Why a picture could not be drawn.
typedef enum {
    picture_drawn = 0,
    picture_text_invalid = 1,
    picture_too_large = 2,
    picture_not_drawn = 3,
    picture_not_written = 4,
} picture_result;

/// Draws an SVG document of `length` bytes, `scale` pixels to a unit, and writes it as a PNG file.
///
/// The document's width and height are in units.
picture_result picture_draw_png(
    const uint8_t *svg, size_t length, double width, double height, double scale,
    picture_write_function write, void *context);

#endif
