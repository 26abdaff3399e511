/// How the parts of a picture look; every class begins with `vp-`, so that a page keeps its own.
enum PictureStyle {
    /// The style sheet.
    static let sheet = """
        .vp-text { font: 11px Helvetica, Arial, "DejaVu Sans", sans-serif; fill: #1c2733; }
        .vp-title { font-size: 17px; font-weight: bold; }
        .vp-heading { font-size: 12px; font-weight: bold; fill: #4a5968; }
        .vp-small { font-size: 10px; fill: #5c6b7a; }
        .vp-name { font-size: 9.5px; fill: #20344d; stroke: #fff; stroke-width: 2.4px;
            stroke-opacity: .75; stroke-linejoin: round; paint-order: stroke; }
        .vp-strong { font-weight: bold; }
        .vp-panel { fill: #f3f5f7; stroke: #c3ccd5; stroke-width: 1; }
        .vp-window { fill: #fff; }
        .vp-view { fill: #2f6db5; fill-opacity: .085; stroke: #2c5a91; stroke-opacity: .75;
            stroke-width: .8; }
        .vp-frame { fill: #fff; fill-opacity: 0; stroke: #2c5a91; stroke-opacity: .75;
            stroke-width: .8; }
        .vp-off { fill: #8a8f98; fill-opacity: .07; stroke: #7b828c; stroke-opacity: .8;
            stroke-width: .8; stroke-dasharray: 4 2.5; }
        .vp-unseen { fill: #fff; fill-opacity: 0; stroke: #9aa1ab; stroke-width: .8;
            stroke-dasharray: 1.2 2.6; }
        .vp-bounds { fill: none; stroke: #2c5a91; stroke-opacity: .55; stroke-width: .7;
            stroke-dasharray: 2 2; }
        .vp-hit { fill: #f28e2b; fill-opacity: .16; stroke: #d35f00; stroke-width: 2.4; }
        .vp-wanted { fill: none; stroke: #6d2fa0; stroke-width: 2.2; stroke-dasharray: 7 3; }
        .vp-reacts { fill: #2e9e44; fill-opacity: .55; }
        .vp-inside { fill: #a3d977; fill-opacity: .65; }
        .vp-covered { fill: url(#vp-covered-lines); }
        .vp-through { fill: url(#vp-through-lines); }
        .vp-cell { shape-rendering: crispEdges; }
        .vp-ring { fill: none; stroke: #fff; stroke-width: 5; }
        .vp-touch { fill: none; stroke: #d1102b; stroke-width: 2; }
        .vp-dot { fill: #d1102b; }
        """

    /// The hatchings that the sheet names.
    static func addPatterns(to markup: inout MarkupText) {
        addLines("vp-covered-lines", color: "#d35f00", to: &markup)
        addLines("vp-through-lines", color: "#6b7683", to: &markup)
    }

    private static func addLines(_ id: String, color: String, to markup: inout MarkupText) {
        markup.open(
            "pattern",
            [
                "id": id, "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
                "patternTransform": "rotate(45)",
            ])
        markup.element(
            "rect",
            [
                "width": "7", "height": "7", "fill": color, "fill-opacity": ".1",
            ])
        markup.element(
            "rect", ["width": "1.8", "height": "7", "fill": color, "fill-opacity": ".6"])
        markup.close()
    }
}
