#if PNG
    import CPictureRasterizer
    import HitTesting
#endif

extension ViewPicture {
    /// Whether pictures can be drawn as PNG: the package is built with its trait `PNG`.
    public static var canDrawPNG: Bool {
        #if PNG
            true
        #else
            false
        #endif
    }

    /// The picture as a PNG file: the SVG document, drawn by librsvg.
    ///
    /// - Parameter scale: So many pixels are a unit of the document, along each side.
    /// - Throws: ``PictureError/pngNotBuilt`` unless the package is built with its trait `PNG`;
    ///   ``PictureError/tooLarge`` if a side would have more than 32767 pixels;
    ///   ``PictureError/notDrawn`` if librsvg gives up.
    /// - Precondition: The scale is positive.
    /// - Complexity: O(n) in the number of views, cells and pixels.
    public func png(scale: Double = 2) throws(PictureError) -> [UInt8] {
        precondition(scale > 0, "The scale of a picture must be positive, and is \(scale)")
        #if PNG
            let (text, size) = document
            let svg = Array(text.utf8)
            var bytes: [UInt8] = []
            // SAFETY: Both buffers outlive the call, which does not keep their addresses; the
            // context that comes back to the closure is the address of `bytes`, given here.
            let result = unsafe svg.withUnsafeBufferPointer { svg in
                unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
                    unsafe picture_draw_png(
                        svg.baseAddress, svg.count, size.width, size.height, scale,
                        { context, chunk, count in
                            guard let context = unsafe context else { return 1 }
                            let bytes = unsafe context.assumingMemoryBound(to: [UInt8].self)
                            unsafe bytes.pointee.append(
                                contentsOf: UnsafeBufferPointer(start: chunk, count: count))
                            return 0
                        }, bytes)
                }
            }
            switch result {
            case picture_drawn: return bytes
            case picture_too_large: throw .tooLarge
            default: throw .notDrawn
            }
        #else
            throw .pngNotBuilt
        #endif
    }
}
