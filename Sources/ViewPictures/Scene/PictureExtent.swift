import HitTesting

/// How much of the space of the roots a picture shows.
///
/// The windows, with a margin for what sticks out of them, and the touch and the wanted view, if they
/// are not too far away to leave anything else to be seen.
struct PictureExtent {
    /// What is shown.
    let rect: Rect2D

    /// Views that stick out are shown up to this share of the windows' longer side.
    private static let margin = 0.12

    /// The touch and the wanted view are shown up to this many of the windows' longer sides away.
    private static let reach = 2.0

    /// Chooses what to show.
    init(of views: [PlacedView], touch: Point2D?, wanted: Int?) {
        let windows = Self.windows(of: views)
        let longer = max(windows.width, windows.height)
        let near = windows.outset(by: Self.margin * longer)
        let far = windows.outset(by: Self.reach * longer)
        var rect = windows
        for view in views where !view.isInvisible {
            let box = view.clip.map { Rect2D(around: $0 + [$0.first ?? .zero]) } ?? view.worldBox
            if let part = box.intersection(view.worldBox)?.intersection(near) {
                rect = rect.union(part)
            }
        }
        if let touch, far.contains(touch) {
            rect = rect.union(Rect2D(x: touch.x, y: touch.y, width: 0, height: 0).outset(by: 1))
        }
        if let wanted, let part = views[wanted].worldBox.intersection(far) {
            rect = rect.union(part)
        }
        self.rect = rect.outset(by: 0.02 * max(rect.width, rect.height))
    }

    /// The box around the windows, or around what lies in them where they have no extent.
    private static func windows(of views: [PlacedView]) -> Rect2D {
        var rect = Rect2D.zero
        var shallowest = Int.max
        for view in views where !view.worldBox.isEmpty && view.depth <= shallowest {
            rect = view.depth < shallowest ? view.worldBox : rect.union(view.worldBox)
            shallowest = view.depth
        }
        return rect.isEmpty ? Rect2D(x: 0, y: 0, width: 100, height: 100) : rect
    }
}

extension Rect2D {
    /// The rectangle with each edge moved outward.
    func outset(by distance: Double) -> Rect2D {
        Rect2D(
            minX: minX - distance, minY: minY - distance, maxX: maxX + distance,
            maxY: maxY + distance)
    }
}
