import HitTesting

extension Scene {
    /// Why a view does, or does not, get a touch, by names.
    func explain(
        _ name: String, _ x: Double, _ y: Double, options: HitTestOptions = HitTestOptions()
    ) -> Explanation<String> {
        tree.explain(self[name], at: Point2D(x, y), options: options)
            .mapViews { self.name(of: $0) ?? "\($0)" }
    }

    /// The whole story of a touch, by names.
    func story(_ x: Double, _ y: Double) -> TouchStory<String> {
        tree.explain(at: Point2D(x, y)).mapViews { self.name(of: $0) ?? "\($0)" }
    }
}

extension ExplanationReason {
    /// How far outside a region the point is, if that is the reason.
    var missedBy: Point2D? {
        if case .outside(_, let miss) = self { miss.offset } else { nil }
    }
}
