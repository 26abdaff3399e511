/// What a sweep found out about one view.
struct ReachTally {
    /// Where the view surely gets touches, in square points of the world.
    var innerArea = 0.0

    /// Where the view may get touches.
    var outerArea = 0.0

    /// How much of the inner and the outer area comes from views that redirect to the view.
    var redirectedInnerArea = 0.0
    var redirectedOuterArea = 0.0

    /// Where the view or a view below it surely gets touches.
    var innerAreaWithSubviews = 0.0

    /// Where the view or a view below it may get touches.
    var outerAreaWithSubviews = 0.0

    /// A point of the world at which a hit test answered with the view.
    var witness: Point2D?

    /// The area of the patch that the witness lies in.
    var witnessArea = -1.0

    /// Whether some patch may be the view's.
    var hasPatches = false

    /// A view because of which it is not known whether touches arrive; the world if there is none.
    var doubt = ViewStore.world

    /// Why the view gets no touch; nil if nothing keeps it from being asked.
    var reason: UnreachableReason<ViewID>?
}

extension ReachTally {
    /// Adds patches that the view gets touches in.
    ///
    /// - Parameters:
    ///   - scale: How many square points of the world one of the patches' space is.
    ///   - isRedirected: Whether the touches come from a view that redirects to the view.
    mutating func add(_ touches: TakenPatches, scale: Double, isRedirected: Bool) {
        var (inner, outer) = (touches.unlistedArea, touches.unlistedArea)
        for patch in touches.patches {
            hasPatches = true
            inner += patch.innerArea
            outer += patch.outerArea
            if !patch.isCertain && patch.doubt != Patch.roundings { doubt = patch.doubt }
        }
        innerArea += inner * scale
        outerArea += outer * scale
        guard isRedirected else { return }
        redirectedInnerArea += inner * scale
        redirectedOuterArea += outer * scale
    }
}
