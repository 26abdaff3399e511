import HitTesting

extension ViewPicture {
    /// The picture as an SVG document: the views, the hit map, and what looks and colours mean.
    ///
    /// One document needs no other file. The same picture gives the same text, byte for byte.
    ///
    /// - Complexity: O(n) in the number of views and cells.
    public func svg() -> String { document.text }

    /// The document, and its size.
    var document: (text: String, size: Size2D) {
        let map = PanelMap(showing: scene.extent)
        let areas = HitMapAreas(of: hitMap)
        let legend = Legend(of: self, areas)
        let (margin, gap) = (20.0, 24.0)
        let secondLeft = margin + map.size.width + gap
        let legendLeft = secondLeft + map.size.width + gap
        let width = legendLeft + Legend.width + margin
        let header = PictureHeader(caption, width: width - 2 * margin)
        let top = margin + header.height
        let height = top + max(map.size.height + 18, legend.height) + margin
        var markup = MarkupText()
        markup.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "width": width.drawn,
                "height": height.drawn,
                "viewBox": "0 0 \(width.drawn) \(height.drawn)",
            ])
        markup.element("title", characters: caption.first ?? "Views and who gets a touch")
        markup.style(PictureStyle.sheet)
        markup.open("defs")
        PictureStyle.addPatterns(to: &markup)
        Self.addPanelClip(map, to: &markup)
        markup.close()
        markup.element(
            "rect", ["width": width.drawn, "height": height.drawn, "fill": "#fff"])
        Self.add(header.markup, x: margin, y: margin, to: &markup)
        Self.add(
            panel("Views", hierarchyLayer(map, isMarked: true), map), x: margin, y: top, to: &markup
        )
        Self.add(
            panel("Who gets a touch", hitMapLayer(areas, map), map), x: secondLeft, y: top,
            to: &markup)
        Self.add(legend.markup, x: legendLeft, y: top, to: &markup)
        markup.close()
        return (markup.text, Size2D(width: width, height: height))
    }

    /// The views with their names.
    ///
    /// - Parameter isMarked: Whether the touch, the view that gets it and the wanted view are marked.
    func hierarchyLayer(_ map: PanelMap, isMarked: Bool) -> MarkupText {
        var layer = HierarchyPanel(of: self, in: map, isMarked: isMarked).markup
        for name in NamePlacement(of: scene, in: map).names {
            let isSpecial = isMarked && (name.view == scene.answer || name.view == scene.wanted)
            layer.element(
                "text",
                [
                    "class": isSpecial ? "vp-text vp-name vp-strong" : "vp-text vp-name",
                    "x": name.start.x.drawn, "y": name.start.y.drawn,
                ],
                characters: name.text)
        }
        if let touch, isMarked { TouchMark.add(at: map(touch), to: &layer) }
        return layer
    }

    /// The hit map with the touch and the outline of the wanted view.
    func hitMapLayer(_ areas: HitMapAreas, _ map: PanelMap) -> MarkupText {
        var layer = HitMapPanel(
            of: areas, in: map, numbered: Legend.mostAreas, touch: touch.map { map($0) }
        ).markup
        if let wanted = scene.wanted {
            let outline = RegionOutline(of: scene.views[wanted], in: map)
            layer.element("path", ["class": "vp-wanted", "d": outline.data])
        }
        if let touch { TouchMark.add(at: map(touch), to: &layer) }
        return layer
    }

    /// A panel with its heading.
    private func panel(_ heading: String, _ layer: MarkupText, _ map: PanelMap) -> MarkupText {
        var markup = MarkupText()
        markup.element(
            "text", ["class": "vp-text vp-heading", "x": "0", "y": "12"], characters: heading)
        markup.open("g", ["transform": "translate(0 18)"])
        markup.element(
            "rect",
            [
                "class": "vp-panel", "width": map.size.width.drawn,
                "height": map.size.height.drawn,
            ])
        markup.open("g", ["clip-path": "url(#vp-panel-clip)"])
        markup.append(layer)
        markup.close()
        markup.close()
        return markup
    }

    /// Defines the clip that keeps drawing in a panel.
    static func addPanelClip(_ map: PanelMap, to markup: inout MarkupText) {
        markup.open("clipPath", ["id": "vp-panel-clip"])
        markup.element(
            "rect", ["width": map.size.width.drawn, "height": map.size.height.drawn])
        markup.close()
    }

    /// Adds markup at a place.
    private static func add(
        _ part: MarkupText, x: Double, y: Double, to markup: inout MarkupText
    ) {
        markup.open("g", ["transform": "translate(\(x.drawn) \(y.drawn))"])
        markup.append(part)
        markup.close()
    }
}
