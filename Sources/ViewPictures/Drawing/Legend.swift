import HitTesting

/// What the looks and colours of a picture mean.
struct Legend {
    /// The legend's markup, from its upper left corner.
    private(set) var markup = MarkupText()

    /// The legend's height.
    private(set) var height = 0.0

    /// The legend's width.
    static let width = 290.0

    /// So many areas of the hit map are listed.
    static let mostAreas = 22

    private let lineHeight = 17.0

    /// Writes a legend.
    init(of picture: ViewPicture, _ areas: HitMapAreas) {
        addLooks(of: picture.scene)
        if let parts = picture.wantedParts { addParts(parts, picture.scene) }
        addAreas(areas, picture)
    }

    /// Explains how views are drawn.
    private mutating func addLooks(of scene: PictureScene) {
        addHeading("Views")
        addLine("vp-view", "can get touches; darker where views overlap")
        if scene.views.contains(where: { !$0.isReachable && !$0.isInvisible }) {
            addLine("vp-off", "cannot: interaction off, behaviour or transform")
        }
        if scene.views.contains(where: \.isInvisible) {
            addLine("vp-unseen", "cannot: hidden or transparent")
        }
        if scene.views.contains(where: { !$0.region.isBounds }) {
            addLine("vp-bounds", "bounds of a view that has another region")
        }
        guard let touch = scene.touch else { return }
        addRow { markup, y in TouchMark.add(at: Point2D(11, y + 8), to: &markup) }
        addText("touch at (\(touch.x.told), \(touch.y.told))")
        if let answer = scene.answer {
            addLine("vp-hit", "gets it: \(scene.views[answer].label.text)", isStrong: true)
        } else {
            addLine(nil, "no view gets it", isStrong: true)
        }
    }

    /// Tells what becomes of touches in the wanted view.
    private mutating func addParts(_ parts: WantedParts, _ scene: PictureScene) {
        guard let wanted = scene.wanted else { return }
        addLine("vp-wanted", "should react: \(scene.views[wanted].label.text)", isStrong: true)
        if parts.areas.isEmpty {
            return addLine(nil, "nothing of it is in the picture")
        }
        if parts.areas[.wanted] == nil { addLine("vp-reacts", "reacts nowhere") }
        for part in parts.largestFirst.prefix(8) {
            let share = parts.share(of: part).percent
            switch part {
            case .wanted: addLine(part.look, "reacts: \(share) of it")
            case .nobody: addLine(part.look, "nobody gets touches: \(share) of it")
            case .subview(let view):
                addLine(part.look, "\(share) to its subview \(scene.views[view].label.text)")
            case .cover(let view):
                addLine(part.look, "\(share) to \(scene.views[view].label.text), in front of it")
            case .behind(let view):
                addLine(part.look, "\(share) to \(scene.views[view].label.text), behind it")
            }
        }
    }

    /// Lists the areas of the hit map.
    private mutating func addAreas(_ areas: HitMapAreas, _ picture: ViewPicture) {
        height += 10
        addHeading("Hit map: who gets a touch")
        for (rank, area) in areas.areas.prefix(Self.mostAreas).enumerated() {
            let label = picture.scene.views[area.view].label.text
            addRow { markup, y in
                markup.element(
                    "rect",
                    [
                        "x": "1", "y": (y + 2).drawn, "width": "20", "height": "13",
                        "fill": area.color, "stroke": "#7b8794", "stroke-width": ".6",
                    ])
                markup.element(
                    "text",
                    [
                        "class": "vp-text vp-small", "x": "11", "y": (y + 12.2).drawn,
                        "text-anchor": "middle",
                    ],
                    characters: "\(rank + 1)")
            }
            addText(label, end: (area.size / areas.size).percent)
        }
        if areas.areas.count > Self.mostAreas {
            addLine(nil, "and \(areas.areas.count - Self.mostAreas) more views")
        }
        if areas.areas.isEmpty { addLine(nil, "no view gets a touch anywhere") }
        let cellCount = picture.hitMap.answers.count
        let note =
            picture.hitMap.isExact
            ? "Asked once between all edges: no pixel is guessed."
            : "Asked in the middle of \(cellCount) cells, pixels where no upright edges bound them."
        for line in TextWidth.lines(of: note, width: Self.width - 8, fontSize: 10) {
            height += 14
            markup.element(
                "text", ["class": "vp-text vp-small", "x": "0", "y": height.drawn],
                characters: line)
        }
        height += 6
    }

    private mutating func addHeading(_ text: String) {
        height += lineHeight
        markup.element(
            "text", ["class": "vp-text vp-heading", "x": "0", "y": (height - 5).drawn],
            characters: text)
    }

    /// Adds a line with a swatch of a look, or with none.
    private mutating func addLine(_ look: String?, _ text: String, isStrong: Bool = false) {
        addRow { markup, y in
            guard let look else { return }
            markup.element(
                "rect",
                [
                    "class": look, "x": "1.5", "y": (y + 2.5).drawn, "width": "19",
                    "height": "12",
                ])
        }
        addText(text, isStrong: isStrong)
    }

    /// Begins a line with what stands before its text.
    private mutating func addRow(_ swatch: (inout MarkupText, Double) -> Void) {
        swatch(&markup, height)
        height += lineHeight
    }

    /// Adds the text of the line begun last, and what stands at its end.
    private mutating func addText(_ text: String, end: String? = nil, isStrong: Bool = false) {
        let y = (height - 5).drawn
        let endWidth = end.map { TextWidth.width(of: $0, fontSize: 11) + 10 } ?? 0
        let size = isStrong ? 12.4 : 11
        let fitted = TextWidth.fitted(text, into: Self.width - 28 - endWidth, fontSize: size)
        markup.element(
            "text", ["class": isStrong ? "vp-text vp-strong" : "vp-text", "x": "28", "y": y],
            characters: fitted ?? text)
        guard let end else { return }
        markup.element(
            "text",
            ["class": "vp-text vp-small", "x": Self.width.drawn, "y": y, "text-anchor": "end"],
            characters: end)
    }
}
