import HitTesting

/// Puts the names of views where they fit and do not touch each other.
struct NamePlacement {
    /// A name with the place where its text begins.
    struct Name {
        /// The text, cut to fit.
        let text: String

        /// The left end of its baseline, in the panel.
        let start: Point2D

        /// The view, by number.
        let view: Int
    }

    /// The names that found a place.
    private(set) var names: [Name] = []

    private let scene: PictureScene
    private let map: PanelMap
    private var taken: [Rect2D] = []

    private static let fontSize = 9.5
    private static let lineHeight = 12.0
    private static let mostNames = 160

    /// Places names: first those of special views, then those of small views, which have the least
    /// choice.
    init(of scene: PictureScene, in map: PanelMap) {
        self.scene = scene
        self.map = map
        if let touch = scene.touch {
            let point = map(touch)
            taken.append(Rect2D(x: point.x, y: point.y, width: 0, height: 0).outset(by: 10))
        }
        let marked = [scene.wanted, scene.answer].compactMap { $0 }
        // One view may be both.
        let special = marked.first == marked.last ? Array(marked.prefix(1)) : marked
        let others = scene.views.indices.filter { !special.contains($0) && isNamed($0) }
        let areas = others.map { number in
            let box = scene.views[number].worldBox
            return (number: number, area: box.width * box.height)
        }
        for number in special { place(number) }
        for (number, _) in areas.sorted(by: { ($0.area, $0.number) < ($1.area, $1.number) })
        where names.count < Self.mostNames {
            place(number)
        }
    }

    /// Whether a view is large enough for a name, and seen.
    private func isNamed(_ number: Int) -> Bool {
        let view = scene.views[number]
        let box = view.worldBox
        return !view.isInvisible && box.width * map.scale > 20
            && box.height * map.scale > Self.lineHeight
    }

    /// Puts a view's name on the first free line in it.
    private mutating func place(_ number: Int) {
        let view = scene.views[number]
        guard let room = room(in: view) else { return }
        // Names of special views are bold, and so a little wider.
        let isSpecial = number == scene.wanted || number == scene.answer
        let fontSize = Self.fontSize * (isSpecial ? 1.1 : 1)
        guard let text = view.label.fitted(into: room.width - 6, fontSize: fontSize) else { return }
        let width = TextWidth.width(of: text, fontSize: fontSize) + 4
        var top = room.minY + 1
        for _ in 0..<8 where top + Self.lineHeight <= room.maxY {
            let rect = Rect2D(x: room.minX + 1, y: top, width: width, height: Self.lineHeight)
            if !taken.contains(where: { $0.intersects(rect) }) {
                taken.append(rect)
                names.append(
                    Name(text: text, start: Point2D(room.minX + 3, top + 9.5), view: number))
                return
            }
            top += Self.lineHeight
        }
    }

    /// Where in the panel a view's name may stand.
    private func room(in view: PlacedView) -> Rect2D? {
        var box = view.worldBox
        if !view.worldTransform.keepsAxes {
            // A slanted rectangle is widest about its middle.
            let line = Self.lineHeight / map.scale
            box = Rect2D(
                x: box.midX - box.width * 0.3, y: box.midY - line * 0.6, width: box.width * 0.6,
                height: max(line * 1.2, box.height * 0.25))
        }
        if let clip = view.clip {
            guard clip.count >= 3, let rest = box.intersection(Rect2D(around: clip)) else {
                return nil
            }
            box = rest
        }
        return box.intersection(map.extent).map { map($0) }
    }
}
