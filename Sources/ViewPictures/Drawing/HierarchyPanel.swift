import HitTesting

/// The panel that shows the views, each over those behind it.
struct HierarchyPanel {
    private let picture: ViewPicture
    private let scene: PictureScene
    private let map: PanelMap

    /// What is defined before it is used: clips and masks.
    private var definitions = MarkupText()

    /// The shapes.
    private var shapes = MarkupText()

    /// The ids of the clips that are defined, by their path.
    private var clips: [String: String] = [:]

    /// How many masks are defined.
    private var maskCount = 0

    /// No more views are drawn than these; views smaller than half a unit of the panel are not.
    private static let mostViews = 20_000

    /// Draws the views.
    ///
    /// - Parameter isMarked: Whether the view that gets the touch and the wanted view are marked.
    init(of picture: ViewPicture, in map: PanelMap, isMarked: Bool) {
        self.picture = picture
        self.map = map
        scene = picture.scene
        drawViews()
        if isMarked {
            drawWantedParts()
            drawSpecialViews()
        }
    }

    /// The panel's markup.
    var markup: MarkupText {
        var markup = MarkupText()
        markup.open("defs")
        markup.append(definitions)
        markup.close()
        markup.append(shapes)
        return markup
    }

    /// Draws every view with its own look, behind what is special.
    private mutating func drawViews() {
        let smallest = 0.5 / map.scale
        let visible = scene.views.indices.filter { number in
            let box = scene.views[number].worldBox
            return max(box.width, box.height) >= smallest && min(box.width, box.height) > 0
                && box.intersects(map.extent)
        }
        for number in visible.prefix(Self.mostViews) {
            let view = scene.views[number]
            if view.superview == nil { draw(number, "vp-window", isFound: false) }
            draw(number, lookOfView(number), isFound: true)
            if !view.region.isBounds { drawBounds(of: view) }
        }
    }

    /// The class that a view is drawn with.
    private func lookOfView(_ number: Int) -> String {
        let view = scene.views[number]
        if view.isInvisible { return "vp-unseen" }
        guard view.isReachable else { return "vp-off" }
        // A view that fills its superview would only make it darker.
        let fillsSuperview = view.superview.map {
            scene.views[$0].worldCorners == view.worldCorners
        }
        return fillsSuperview ?? false ? "vp-frame" : "vp-view"
    }

    /// Draws the rectangle of a view whose region is another.
    private mutating func drawBounds(of view: PlacedView) {
        var path = PathData(map.transform)
        path.add(polygon: view.worldCorners)
        shapes.element("path", ["class": "vp-bounds", "d": path.text])
    }

    /// Draws what becomes of touches in the wanted view's region.
    private mutating func drawWantedParts() {
        guard let parts = picture.wantedParts else { return }
        for part in parts.largestFirst {
            var path = PathData(map.transform)
            for rect in parts.rectangles[part] ?? [] { path.add(rect) }
            shapes.element("path", ["class": "\(part.look) vp-cell", "d": path.text])
        }
    }

    /// Draws the view that is hit and the one that should be.
    private mutating func drawSpecialViews() {
        if let answer = scene.answer { draw(answer, "vp-hit", isFound: false) }
        if let wanted = scene.wanted { draw(wanted, "vp-wanted", isFound: false) }
    }

    /// Draws a view's region.
    ///
    /// - Parameter isFound: Whether a page finds the view by this shape.
    private mutating func draw(_ number: Int, _ look: String, isFound: Bool) {
        let view = scene.views[number]
        let outline = RegionOutline(of: view, in: map)
        guard !outline.data.isEmpty else { return }
        // What is looked for is shown even where it is cut off.
        let clip = number == scene.wanted && !isFound ? nil : view.clip.map { clipID(for: $0) }
        let mask = maskID(for: outline.holes)
        if let clip { shapes.open("g", ["clip-path": "url(#\(clip))"]) }
        if let mask { shapes.open("g", ["mask": "url(#\(mask))"]) }
        let rule = outline.isEvenOdd ? "evenodd" : "nonzero"
        if isFound {
            shapes.open(
                "path",
                [
                    "class": look, "d": outline.data, "fill-rule": rule,
                    "data-view": "\(view.paintNumber)",
                ])
            shapes.element("title", characters: view.label.text)
            shapes.close()
        } else {
            shapes.element("path", ["class": look, "d": outline.data, "fill-rule": rule])
        }
        if clip != nil { shapes.close() }
        if mask != nil { shapes.close() }
    }

    /// The id of the clip that keeps drawing in a polygon, defined if it is new.
    private mutating func clipID(for polygon: [Point2D]) -> String {
        var path = PathData(map.transform)
        path.add(polygon: polygon)
        if let id = clips[path.text] { return id }
        let id = "vp-clip-\(clips.count)"
        clips[path.text] = id
        definitions.open("clipPath", ["id": id])
        definitions.element("path", ["d": path.text.isEmpty ? "M0 0" : path.text])
        definitions.close()
        return id
    }

    /// The id of a mask with holes, defined here; nil without holes.
    private mutating func maskID(for holes: [RegionOutline]) -> String? {
        guard !holes.isEmpty else { return nil }
        let own = holes.map { maskID(for: $0.holes) }
        let id = "vp-mask-\(maskCount)"
        maskCount += 1
        let panel = map.bounds
        definitions.open(
            "mask",
            [
                "id": id, "maskUnits": "userSpaceOnUse", "x": "0", "y": "0",
                "width": panel.width.drawn, "height": panel.height.drawn,
            ])
        definitions.element(
            "rect", ["width": panel.width.drawn, "height": panel.height.drawn, "fill": "#fff"])
        for (hole, mask) in zip(holes, own) {
            if let mask { definitions.open("g", ["mask": "url(#\(mask))"]) }
            definitions.element(
                "path",
                [
                    "d": hole.data, "fill": "#000",
                    "fill-rule": hole.isEvenOdd ? "evenodd" : "nonzero",
                ])
            if mask != nil { definitions.close() }
        }
        definitions.close()
        return id
    }
}

extension WantedParts.Part {
    /// The class that a part of the wanted view is drawn with.
    var look: String {
        switch self {
        case .wanted: "vp-reacts"
        case .subview: "vp-inside"
        case .cover: "vp-covered"
        case .behind, .nobody: "vp-through"
        }
    }
}
