import HitTesting

/// How random views of one tree are made.
struct RandomView: Sendable {
    /// How they lie in their superviews, and what their numbers look like.
    var geometry: RandomGeometry

    /// How likely a view has an unusual region, behaviour or gate.
    var oddity: Double

    /// Makes a view that lies in a superview's bounds.
    ///
    /// - Parameters:
    ///   - number: The view's name.
    ///   - superview: The superview's bounds.
    ///   - extent: How much of the bounds it may cover, along each axis.
    ///   - count: How many numbers views may have.
    ///   - isContainer: Whether much is to lie in the view: then nothing cuts it off.
    ///   - source: Where the choices come from.
    func view(
        _ number: Int, in superview: Rect2D, extent: ClosedRange<Double>, numbersBelow count: Int,
        isContainer: Bool, _ source: inout RandomSource
    ) -> ViewRecipe {
        var view = ViewRecipe(
            number: number,
            geometry: geometry.geometry(in: superview, extent: extent, &source))
        if !isContainer && source.chance(oddity / 4) { view.isHidden = true }
        if !isContainer && source.chance(oddity / 4) { view.isUserInteractionEnabled = false }
        if source.chance(oddity / 2) { view.alpha = alpha(isContainer: isContainer, &source) }
        if source.chance(oddity) { view.region = geometry.region(for: view.bounds, &source) }
        if isContainer && oddity > 0 && source.chance(0.15) {
            view.region = .declared(.boundsOrSubviews)
        }
        if source.chance(oddity) {
            view.behavior = geometry.behavior(
                for: view.bounds, numbersBelow: count, isBlocking: !isContainer, &source)
        }
        return view
    }

    /// An alpha on either side of the threshold.
    func alpha(isContainer: Bool = false, _ source: inout RandomSource) -> Float {
        let threshold = Float(0.01)
        let enough = [threshold.nextUp, 0.5, 0.02, threshold.nextUp.nextUp]
        let either = enough + [threshold, threshold.nextDown, 0, -0.0, 1e-30, .nan, -1, .infinity]
        return source.pick(isContainer ? enough : either)
    }
}

extension ViewRecipe {
    /// The view's bounds.
    var bounds: Rect2D { geometry.bounds }
}
