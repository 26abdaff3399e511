extension ViewTree {
    /// Where a view lies, as one value.
    ///
    /// - Complexity: O(1).
    public func geometry(of view: ViewID) -> ViewGeometry {
        store.geometry(of: requiredSlot(view))
    }

    /// Lays a view out anew.
    ///
    /// What lies below it is not touched.
    ///
    /// - Complexity: O(1), and O(log k) in each superview of many subviews whose box changes.
    public mutating func setGeometry(_ geometry: ViewGeometry, of view: ViewID) {
        let slot = requiredSlot(view)
        uniqueStore.storeGeometry(geometry, of: slot)
        uniqueStore.entryBoxChanged(of: slot)
        uniqueStore.noteChange(of: slot, isGeometry: true)
    }

    /// Changes a view's geometry in place.
    private mutating func updateGeometry(of view: ViewID, _ change: (inout ViewGeometry) -> Void) {
        var geometry = geometry(of: view)
        change(&geometry)
        setGeometry(geometry, of: view)
    }

    /// The view's rectangle in its superview's space; see ``ViewGeometry/frame``.
    public func frame(of view: ViewID) -> Rect2D { geometry(of: view).frame }

    /// Changes the view's rectangle in its superview's space.
    ///
    /// - Precondition: The transform keeps axes; see ``ViewGeometry/frame``.
    public mutating func setFrame(_ frame: Rect2D, of view: ViewID) {
        updateGeometry(of: view) { $0.frame = frame }
    }

    /// Where the view's anchor point lies in its superview's space.
    public func center(of view: ViewID) -> Point2D { geometry(of: view).center }

    /// Moves the view's anchor point, in its superview's space.
    public mutating func setCenter(_ center: Point2D, of view: ViewID) {
        updateGeometry(of: view) { $0.center = center }
    }

    /// The view's rectangle in its own space.
    public func bounds(of view: ViewID) -> Rect2D { geometry(of: view).bounds }

    /// Changes the view's rectangle in its own space: its scroll offset and its size.
    public mutating func setBounds(_ bounds: Rect2D, of view: ViewID) {
        updateGeometry(of: view) { $0.bounds = bounds }
    }

    /// The view's scroll offset, in its own space.
    public func boundsOrigin(of view: ViewID) -> Point2D {
        store.records[requiredSlot(view)].boundsOrigin
    }

    /// Scrolls the view: all that lies below it moves, and nothing of it is touched.
    ///
    /// - Complexity: As ``setGeometry(_:of:)``.
    public mutating func setBoundsOrigin(_ origin: Point2D, of view: ViewID) {
        updateGeometry(of: view) { $0.bounds.origin = origin }
    }

    /// The point of the bounds, in unit coordinates, that `center` places and `transform` turns about.
    public func anchorPoint(of view: ViewID) -> Point2D { geometry(of: view).anchorPoint }

    /// Changes the anchor point; the centre stays, so the view moves.
    public mutating func setAnchorPoint(_ anchorPoint: Point2D, of view: ViewID) {
        updateGeometry(of: view) { $0.anchorPoint = anchorPoint }
    }

    /// The view's transform about its anchor point.
    public func transform(of view: ViewID) -> AffineTransform2D { geometry(of: view).transform }

    /// Changes the view's transform about its anchor point.
    public mutating func setTransform(_ transform: AffineTransform2D, of view: ViewID) {
        updateGeometry(of: view) { $0.transform = transform }
    }
}
