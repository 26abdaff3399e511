import HitTesting

/// The mark of the touch: a ring and a cross, light around so that it is seen on every ground.
enum TouchMark {
    /// Adds the mark.
    ///
    /// - Parameter point: The touch, in the panel.
    static func add(at point: Point2D, to markup: inout MarkupText) {
        let (x, y) = (point.x.drawn, point.y.drawn)
        for look in ["vp-ring", "vp-touch"] {
            markup.element("circle", ["class": look, "cx": x, "cy": y, "r": "7"])
        }
        markup.element("circle", ["class": "vp-dot", "cx": x, "cy": y, "r": "2"])
    }
}
