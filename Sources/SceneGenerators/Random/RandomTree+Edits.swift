import HitTesting

extension RandomTree {
    /// A random edit of a tree as it is now; rarely one that turns out impossible.
    ///
    /// - Parameters:
    ///   - grown: The tree.
    ///   - recent: Views that have lately been hit or edited; many edits are of one of them.
    ///   - source: Where the choices come from.
    public func edit(
        of grown: GrownTree, recent: [ViewID] = [], _ source: inout RandomSource
    ) -> EditRecipe {
        let edit = anyEdit(of: grown, recent: recent, &source)
        return asksClosures ? edit : edit.withoutClosures
    }

    private func anyEdit(
        of grown: GrownTree, recent: [ViewID], _ source: inout RandomSource
    ) -> EditRecipe {
        let seen = recent.isEmpty || source.chance(0.6) ? nil : grown.numbers[source.pick(recent)]
        guard let view = seen ?? grown.anyView(&source) else { return addition(to: grown, &source) }
        if let churned, grown.model.contains(churned), source.chance(0.8) {
            return churn(churned, of: grown, &source)
        }
        switch source.below(20) {
        case 0, 1:
            return addition(to: grown, &source)
        case 2, 3, 4:
            // What was taken out is soon put back, or trees would wither.
            let moved = grown.detachedView(&source) ?? view
            return .move(moved, place(in: grown, &source))
        case 5:
            return source.chance(0.5) ? .bringToFront(view) : .sendToBack(view)
        case 6:
            return .exchange(view, grown.anySibling(of: view, &source))
        case 7:
            let takesMuch = grown.model.subviews[view, default: []].count > 3
            if takesMuch && source.chance(0.9) { return .sendToBack(view) }
            return source.pick([.remove(view), .detach(view), .visitOtherTree(view)])
        case 8 where source.chance(0.3):
            return .copy
        case 9 where source.chance(0.5):
            return grown.reopening(&source) ?? .bringToFront(view)
        default:
            return .set(view, property(of: view, in: grown, &source))
        }
    }

    /// An edit of a container's subviews: for some dozens of edits mostly adding, then removing.
    private func churn(
        _ container: Int, of grown: GrownTree, _ source: inout RandomSource
    ) -> EditRecipe {
        let subviews = grown.model.subviews[container, default: []]
        let isGrowing = (grown.editCount / 90).isMultiple(of: 2)
        guard !subviews.isEmpty && source.chance(isGrowing ? 0.15 : 0.85) else {
            // Again and again at the same place, where an order kept by labels runs out of them.
            let place: EditRecipe.Place =
                subviews.isEmpty || source.chance(0.3)
                ? .index(source.below(subviews.count + 1), of: container)
                : .above(source.chance(0.6) ? subviews[0] : source.pick(subviews))
            return addition(to: grown, at: place, &source)
        }
        let subview = source.pick(subviews)
        return source.pick([.remove(subview), .remove(subview), .detach(subview)])
    }

    /// A new view, somewhere.
    private func addition(to grown: GrownTree, _ source: inout RandomSource) -> EditRecipe {
        addition(to: grown, at: place(in: grown, &source), &source)
    }

    /// A new view at a place.
    private func addition(
        to grown: GrownTree, at place: EditRecipe.Place, _ source: inout RandomSource
    ) -> EditRecipe {
        let superview = grown.model.superview(at: place)
        let siblings = superview.flatMap { grown.model.subviews[$0] } ?? []
        let extent = siblings.count > 10 ? 0.02...0.5 : 0.2...1
        return .add(
            views.view(
                grown.nextNumber, in: bounds(of: superview, in: grown), extent: extent,
                numbersBelow: grown.nextNumber + 3, isContainer: superview == nil, &source),
            place)
    }

    /// Somewhere in a tree.
    private func place(in grown: GrownTree, _ source: inout RandomSource) -> EditRecipe.Place {
        guard let view = grown.anyView(&source) else { return .root(level: 0) }
        let index = source.below(grown.model.subviews[view, default: []].count + 1)
        return switch source.below(9) {
        case 0: .root(level: source.pick([-1, 0, 0, 0.5, 1000]))
        case 1, 2: .front(of: view)
        case 3, 4: .index(index, of: view)
        case 5, 6: .above(view)
        default: .below(view)
        }
    }

    /// A new value of some property.
    private func property(
        of view: Int, in grown: GrownTree, _ source: inout RandomSource
    ) -> EditRecipe.PropertyRecipe {
        let superview = bounds(of: grown.model.superviews[view], in: grown)
        let own = bounds(of: view, in: grown)
        let geometry = views.geometry
        switch source.below(22) {
        case 0:
            return .geometry(geometry.geometry(in: superview, extent: 0.3...1, &source))
        case 1, 2:
            return .frame(geometry.frame(in: superview, extent: 0.3...1, &source))
        case 3, 4:
            return .center(geometry.point(in: superview, &source))
        case 5:
            let size = geometry.frame(in: superview, extent: 0.3...1, &source).size
            return .bounds(Rect2D(origin: own.origin, size: size))
        case 6, 7:
            // A little further, so that what was in sight stays there; or anywhere.
            let little = Point2D(x: own.minX, y: own.minY + own.height * (source.unit() - 0.5))
            return .boundsOrigin(source.chance(0.7) ? little : geometry.scrollOffset(&source))
        case 8:
            return .anchorPoint(geometry.anchorPoint(&source))
        case 9, 10:
            return .transform(source.chance(0.3) ? .identity : geometry.transform(&source))
        case 11, 12:
            return .isHidden(source.chance(0.2))
        case 13:
            return .isUserInteractionEnabled(source.chance(0.8))
        case 14:
            return .alpha(source.chance(0.5) ? 1 : views.alpha(&source))
        case 15, 16:
            let plain = RegionRecipe.declared(.bounds)
            return .region(source.chance(0.3) ? plain : geometry.region(for: own, &source))
        case 17, 18:
            guard source.chance(0.7) else { return .behavior(.normal) }
            let isLeaf = grown.model.subviews[view, default: []].isEmpty
            return .behavior(
                geometry.behavior(
                    for: own, numbersBelow: grown.nextNumber + 3, isBlocking: isLeaf, &source))
        case 19:
            return .clipsToBounds(source.chance(0.5))
        case 20:
            return .name(source.pick([nil, "a", "b"]))
        default:
            return .level(source.pick([-1, 0, 0.5, 1, 1000]))
        }
    }

    /// The bounds of a view, or what stands for the screen.
    private func bounds(of view: Int?, in grown: GrownTree) -> Rect2D {
        let unit = views.geometry.numbers.unit
        let id = view.flatMap { grown.liveID($0) }
        return id.map { grown.tree.bounds(of: $0) }
            ?? Rect2D(x: 0, y: 0, width: 400 * unit, height: 800 * unit)
    }
}
