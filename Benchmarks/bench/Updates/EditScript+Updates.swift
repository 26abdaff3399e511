import HitTesting

extension EditScript {
    /// The edits before the next update of a map, each with a point that they change something about.
    ///
    /// - Parameter number: How many updates of the kind came before, in a row.
    /// - Precondition: There is a viewport, if it is to be scrolled.
    mutating func next(_ kind: UpdateKind, number: Int) -> [Step] {
        switch kind {
        case .leaf, .leafShared: return next(.moveLeaf, count: 1)
        case .onePercent: return next(.moveLeaf, count: max(1, viewCount / 100))
        case .scroll:
            guard let viewport else { preconditionFailure("There is no viewport to scroll") }
            let shift = Point2D(Double(number % 5) - 2, Double(number % 7) - 3)
            return [(scroll(viewport.index, by: shift), viewport.worldCenter)]
        }
    }
}
