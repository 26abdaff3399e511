/// The lines above a picture: its title, then what there is to say.
struct PictureHeader {
    /// The header's markup, from its upper left corner.
    private(set) var markup = MarkupText()

    /// The header's height.
    private(set) var height = 0.0

    /// Writes lines, broken to fit.
    init(_ caption: [String], width: Double) {
        for (index, paragraph) in caption.enumerated() {
            let (size, look) = index == 0 ? (17.0, "vp-text vp-title") : (11.0, "vp-text")
            for line in TextWidth.lines(of: paragraph, width: width, fontSize: size) {
                height += size * 1.45
                markup.element(
                    "text", ["class": look, "x": "0", "y": (height - size * 0.3).drawn],
                    characters: line)
            }
        }
        if height > 0 { height += 10 }
    }
}
