extension ViewTree {
    /// The views that may answer touches in a rectangle of the world, in hit order: a marquee.
    ///
    /// The rectangle around a view's region lies in the world as a convex quadrilateral, of which those
    /// of its superviews leave a part. A region that reaches everywhere has no rectangle of its own and
    /// takes what its superviews leave. Clipping is done in doubles, by the same function in all engines.
    ///
    /// A view may answer if it is `.normal`, `.absorbing`, `.overridden`, or redirects to a view that
    /// exists; its gates and those of its superviews are open, and none of these is `.absorbing` or
    /// `.transparent`. A redirecting view is listed itself (*chosen*). A view whose closure decides
    /// about points is not listed, and nothing below it is (*chosen*).
    ///
    ///     let selection = tree.views(in: marquee, mode: .contained)
    ///
    /// - Parameters:
    ///   - worldRect: A rectangle in the windows' superspace, the screen, in points. An empty one, or
    ///     one with a NaN, has no views.
    ///   - mode: How much of a view has to lie in it.
    /// - Returns: The views from front to back; each before the superview that it lies in.
    /// - Complexity: O(m + v · log k) for v views that reach into the rectangle, in containers of k
    ///   subviews; m is the number of index nodes around its edges.
    public func views(in worldRect: Rect2D, mode: RectSelection) -> [ViewID] {
        guard let area = ConvexPolygon(Box(worldRect).limitedForAreas) else { return [] }
        let rect = Box(worldRect)
        var views: [ViewID] = []
        store.forEachArea(within: area) { found in
            if mode == .intersecting || found.whole.lies(in: rect) {
                views.append(store.id(of: found.slot))
            }
        }
        return views
    }
}

/// A container in a search over an area, whose subviews are gone through from the front.
private struct AreaFrame {
    /// The container.
    var view: ViewStore.Area
    /// How the container's own space lies in the world.
    var world: ForwardMap
    /// Where its subviews' share of the candidates starts.
    var firstCandidate: Int
}

extension ViewStore {
    /// Calls a closure with every view that may answer and of which its ancestors leave something in
    /// an area, in hit order; in bounded stack.
    fileprivate func forEachArea(within area: ConvexPolygon, _ body: (Area) -> Void) {
        var rectangles = RegionRectangles()
        var candidates: [OrderedSubview] = []
        let world = Area(
            slot: Self.world, role: AreaRole(asksSubviews: true, answers: false),
            placement: .identity, whole: .everything, rest: area)
        var frames = [AreaFrame(view: world, world: .identity, firstCandidate: 0)]
        appendCandidates(of: frames[0], to: &candidates)
        while let frame = frames.last {
            guard candidates.count > frame.firstCandidate else {
                if frame.view.role.answers { body(frame.view) }
                frames.removeLast()
                continue
            }
            let slot = candidates.removeLast().slot
            guard let found = self.area(of: slot, within: frame.view.rest, frame.world, &rectangles)
            else { continue }
            if found.role.asksSubviews && records[slot].flags.subviewStorage != .none {
                let inner = AreaFrame(
                    view: found, world: frame.world.appending(found.placement),
                    firstCandidate: candidates.count)
                frames.append(inner)
                appendCandidates(of: inner, to: &candidates)
            } else if found.role.answers {
                body(found)
            }
        }
    }

    /// Adds the subviews of a container that may reach into what is left of it, the frontmost last.
    private func appendCandidates(of frame: AreaFrame, to candidates: inout [OrderedSubview]) {
        let box = frame.view.rest.box
        appendEntries(of: frame.view.slot, to: &candidates) { entry in
            !frame.world.box(of: entry).isApart(from: box)
        }
    }
}
