/// What a search for the nearest view has found.
struct NearestSearch {
    /// The point that views are to be near, in the world.
    let point: Point2D

    /// The square of the distance that a view must not exceed: the best one's, once there is one.
    private(set) var limit: Double

    /// The best view so far.
    private(set) var best: ViewID?

    /// Starts a search.
    init(point: Point2D, limit: Double) {
        self.point = point
        self.limit = limit
    }

    /// Whether something at a distance may still be, or contain, the answer.
    ///
    /// - Parameter isEarlier: Whether it comes before the best view in hit order.
    func accepts(_ squaredDistance: Double, isEarlier: Bool) -> Bool {
        squaredDistance < limit || (squaredDistance == limit && (best == nil || isEarlier))
    }

    /// Notes a view that was accepted.
    mutating func take(_ view: ViewID, _ squaredDistance: Double) {
        best = view
        limit = squaredDistance
    }
}
