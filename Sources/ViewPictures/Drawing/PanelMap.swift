import HitTesting

/// From the space of the roots to that of a panel of the picture.
struct PanelMap: Sendable {
    /// What the panel shows of the space of the roots.
    let extent: Rect2D

    /// So many units of the panel are a point.
    let scale: Double

    /// The widest and the highest that a panel may be, in its units.
    private static let largest = Size2D(width: 460, height: 720)

    /// Fits a rectangle of the space of the roots into a panel.
    init(showing extent: Rect2D) {
        self.extent = extent
        scale = min(
            Self.largest.width / extent.width, Self.largest.height / extent.height)
    }

    /// The panel's size, in its units.
    var size: Size2D { Size2D(width: extent.width * scale, height: extent.height * scale) }

    /// The panel's own rectangle.
    var bounds: Rect2D { Rect2D(origin: .zero, size: size) }

    /// The map as a transform.
    var transform: AffineTransform2D {
        AffineTransform2D(
            a: scale, b: 0, c: 0, d: scale, tx: -extent.minX * scale, ty: -extent.minY * scale)
    }

    /// A point of the space of the roots in the panel.
    func callAsFunction(_ worldPoint: Point2D) -> Point2D { transform.apply(to: worldPoint) }

    /// A rectangle of the space of the roots in the panel.
    func callAsFunction(_ worldRect: Rect2D) -> Rect2D { transform.apply(to: worldRect) }
}
