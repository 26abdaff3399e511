/// Whether a view can be hit anywhere.
///
/// A closure may answer with any view, so every verdict leaves out what closures answer.
public enum TouchVerdict: Hashable, Sendable, Codable {
    /// A touch at this point of the world reaches the view, and a hit test confirmed it.
    case reachable(at: Point2D)

    /// No touch reaches the view: it was proved that no point of the world is left for it.
    case unreachable

    /// No point was found and there is no proof that there is none; if touches reach the view, then in
    /// less than this area, in square points of the world.
    ///
    /// Slanted edges are exact up to the rounding of conversions, curves up to a tolerance, and what
    /// closures decide is not known at all.
    case undecided(below: Double)

    /// The point that reaches the view, if one was found.
    public var point: Point2D? {
        if case .reachable(let point) = self { point } else { nil }
    }
}
