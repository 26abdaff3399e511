#include "CPictureRasterizer.h"

#if PNG

#include <librsvg/rsvg.h>
#include <math.h>

/// What cairo hands to its writing function.
struct destination {
    picture_write_function write;
    void *context;
};

static cairo_status_t write_bytes(void *context, const unsigned char *bytes, unsigned int count) {
    const struct destination *destination = context;
    return destination->write(destination->context, bytes, count) == 0
        ? CAIRO_STATUS_SUCCESS
        : CAIRO_STATUS_WRITE_ERROR;
}

static picture_result draw(RsvgHandle *handle, cairo_surface_t *surface, double width, double height) {
    cairo_t *cairo = cairo_create(surface);
    const RsvgRectangle viewport = { .x = 0, .y = 0, .width = width, .height = height };
    gboolean is_drawn = rsvg_handle_render_document(handle, cairo, &viewport, NULL)
        && cairo_status(cairo) == CAIRO_STATUS_SUCCESS;
    cairo_destroy(cairo);
    return is_drawn ? picture_drawn : picture_not_drawn;
}

picture_result picture_draw_png(
    const uint8_t *svg, size_t length, double width, double height, double scale,
    picture_write_function write, void *context) {
    // Cairo's own limit for a surface of pixels.
    const double largest = 32767;
    double columns = ceil(width * scale);
    double rows = ceil(height * scale);
    if (!(columns >= 1 && columns <= largest && rows >= 1 && rows <= largest)) {
        return picture_too_large;
    }
    RsvgHandle *handle = rsvg_handle_new_from_data(svg, length, NULL);
    if (handle == NULL) {
        return picture_text_invalid;
    }
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)columns, (int)rows);
    picture_result result = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        ? draw(handle, surface, columns, rows)
        : picture_too_large;
    if (result == picture_drawn) {
        struct destination destination = { write, context };
        if (cairo_surface_write_to_png_stream(surface, write_bytes, &destination)
            != CAIRO_STATUS_SUCCESS) {
            result = picture_not_written;
        }
    }
    cairo_surface_destroy(surface);
    g_object_unref(handle);
    return result;
}

#else

/// Without the trait PNG this file holds nothing that is called.
typedef int picture_rasterizer_is_not_built;

#endif
