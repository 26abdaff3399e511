/// Why a picture cannot be made.
public enum PictureError: Error, Hashable, Sendable {
    /// A closure decides about the view, and a page cannot hold it; SVG and PNG can show it.
    case closure(ViewLabel)

    /// The package is built without its trait `PNG`.
    case pngNotBuilt

    /// The picture has more pixels along a side than a PNG may have here: 32767.
    case tooLarge

    /// The drawing library failed.
    case notDrawn
}

extension PictureError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .closure(let label):
            """
            A closure decides about \(label.text), and a page cannot hold one; \
            draw an SVG or a PNG instead.
            """
        case .pngNotBuilt:
            """
            PNG needs librsvg, and this program is built without it: install librsvg2-dev (Debian) \
            or librsvg (Homebrew) and build with '--traits PNG', or draw an SVG.
            """
        case .tooLarge:
            "The picture is larger than 32767 pixels; draw an SVG, or choose a smaller scale."
        case .notDrawn: "librsvg could not draw the picture; draw an SVG instead."
        }
    }
}
