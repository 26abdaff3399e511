import HitTesting

@testable import ViewPictures

/// A small tree under construction, and the pictures of it.
struct TestTree {
    var tree = ViewTree()
    let window: ViewID

    /// A window of 100 × 100 points.
    init() {
        window = tree.addRoot(
            ViewDescription(frame: Rect2D(x: 0, y: 0, width: 100, height: 100), name: "window"))
    }

    /// Adds a view in the window or another view.
    mutating func add(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        in superview: ViewID? = nil, region: HitRegion = .bounds,
        behavior: HitBehavior = .normal, transform: AffineTransform2D = .identity
    ) -> ViewID {
        var description = ViewDescription(
            frame: Rect2D(x: x, y: y, width: width, height: height), name: name)
        description.hitRegion = region
        description.hitBehavior = behavior
        let view = tree.addSubview(description, to: superview ?? window)
        if transform != .identity { tree.setTransform(transform, of: view) }
        return view
    }

    /// A picture of the tree.
    func picture(
        touch: Point2D? = nil, wanted: ViewID? = nil, caption: [String] = []
    ) -> ViewPicture {
        ViewPicture(
            of: tree, touch: touch, wanted: wanted, caption: caption,
            resolution: HitMapResolution(finePixels: 200)
        ) { view in
            ViewLabel(name: tree.name(of: view) ?? "")
        }
    }

    /// The areas of a picture's hit map, by the views' names.
    func areas(_ picture: ViewPicture) -> [String: Double] {
        let areas = HitMapAreas(of: picture.hitMap).areas.map { area in
            (picture.scene.views[area.view].label.name, area.size)
        }
        return Dictionary(uniqueKeysWithValues: areas)
    }
}
