import HitTesting

extension View {
    /// Where the view is: what ``point(inside:with:)`` answers; the bounds by default.
    ///
    ///     smallIcon.hitRegion = .inset(EdgeInsets2D(-10))      // ten points more on each side
    ///     roundKnob.hitRegion = .ellipse
    ///
    /// In a subclass that overrides ``point(inside:with:)``, what `super` answers. The closure of a
    /// custom region is given a ``HitTestQuery`` as its event.
    public final var hitRegion: HitRegion {
        get { state.hitRegion }
        set {
            state.hitRegion = newValue
            updateRegion()
        }
    }

    /// A promise that the class's overrides answer nil, and false, outside of a rectangle in the
    /// view's own space; nil by default, for no promise.
    ///
    /// UIKit asks an override about every touch in its superview. Where a superview has very many
    /// overriding subviews, a promise spares asking those that are elsewhere. It means nothing for
    /// views whose class overrides nothing and says so. Debug builds check it.
    public final var hitTestBounds: Rect2D? {
        get { promisedBounds }
        set {
            let tally = self.tally
            promisedBounds = newValue
            node?.space.count(from: tally, to: self.tally)
            updateRegion()
        }
    }

    /// What a person calls the view; it is in descriptions and traces.
    public final var name: String? {
        get { state.name }
        set { state.name = newValue }
    }

    /// Whether subviews are drawn only inside the bounds; hit tests ignore it, as UIKit's do.
    public final var clipsToBounds: Bool {
        get { state.clipsToBounds }
        set { state.clipsToBounds = newValue }
    }
}
