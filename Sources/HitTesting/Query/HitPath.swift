/// The way that a touch takes: from a root down to the view that answered it.
public struct HitPath: Hashable, Sendable {
    /// One view on the way.
    public struct Step: Hashable, Sendable {
        /// The view.
        public let view: ViewID

        /// The point in the view's own space.
        public let localPoint: Point2D
    }

    /// The view that gets the touch: the last of the steps, unless a redirection or a closure names
    /// another one.
    public let answer: ViewID

    /// The views from the root down to the one whose behaviour answered.
    public let steps: [Step]
}
