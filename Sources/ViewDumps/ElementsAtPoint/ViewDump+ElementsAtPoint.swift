import HitTesting

extension ViewDump {
    /// What the order of siblings says in this dump.
    public var order: ViewDumpOrder { format.order }

    /// Everything that the dump can tell of a touch.
    ///
    /// - Parameter worldPoint: A point of the space in which the roots' frames are written.
    /// - Complexity: O(n log n) in the number of views.
    public func elements(at worldPoint: Point2D) -> ElementsAtPoint {
        let found = elementsContaining(worldPoint)
        let plainAnswer = tree.hitTest(worldPoint)
        let android = androidAnswer(of: found, plainAnswer)
        let preferred: ViewID? =
            if let clickable = android?.topmostClickable {
                clickable
            } else if order == .accessibility {
                found.map { (view: $0.view, rank: rank(of: $0)) }
                    .max { $0.rank.isLess(than: $1.rank) }?.view
            } else {
                plainAnswer
            }
        return ElementsAtPoint(
            order: order, elements: found.sorted { $0.isDeeper(than: $1) }.map(\.view),
            preferred: preferred, plainAnswer: plainAnswer, android: android)
    }

    /// The views whose own rectangle contains a point, in paint order.
    private func elementsContaining(_ worldPoint: Point2D) -> [ElementAtPoint] {
        var found: [ElementAtPoint] = []
        var pending: [(view: ViewID, superview: ElementAtPoint.Superview)] =
            tree.roots.reversed().map { ($0, .init(localPoint: worldPoint)) }
        while let (view, superview) = pending.popLast() {
            guard !tree.isHidden(view),
                let conversion = tree.geometry(of: view).pointConversion(under: tree.rules)
            else { continue }
            let localPoint = conversion.localPoint(of: superview.localPoint)
            let bounds = tree.bounds(of: view)
            let isInside = bounds.contains(localPoint) || tree.hitRegion(of: view).isEverywhere
            if isInside {
                found.append(
                    ElementAtPoint(
                        view: view, depth: superview.depth, area: bounds.width * bounds.height,
                        paintOrder: found.count, isInsideAncestors: superview.containsPoint))
            }
            let own = ElementAtPoint.Superview(
                localPoint: localPoint, depth: superview.depth + 1,
                containsPoint: superview.containsPoint && isInside)
            for subview in tree.subviews(of: view).reversed() { pending.append((subview, own)) }
        }
        return found
    }

    /// Android's answer, or nil if the dump does not say what takes clicks.
    private func androidAnswer(
        of found: [ElementAtPoint], _ plainAnswer: ViewID?
    ) -> ElementsAtPoint.AndroidAnswer? {
        guard isOfAndroid else { return nil }
        // Hit order is paint order backwards.
        let topmost = found.last { $0.isInsideAncestors && isClickable($0.view) }?.view
        return ElementsAtPoint.AndroidAnswer(
            topmostClickable: topmost,
            ancestorOfTopmost: topmost.flatMap { tree.superview(of: $0) }
                .flatMap(nearestClickable),
            nearestToPlainAnswer: plainAnswer.flatMap(nearestClickable))
    }

    /// The nearest view that takes clicks, from a view outward.
    private func nearestClickable(from view: ViewID) -> ViewID? {
        var candidate: ViewID? = view
        while let current = candidate, !isClickable(current) {
            candidate = tree.superview(of: current)
        }
        return candidate
    }

    /// Whether this dump is of Android, and says what takes clicks.
    private var isOfAndroid: Bool {
        switch format {
        case .uiAutomator, .espresso, .activityTop: true
        case .maestro: isAnyClickable
        default: false
        }
    }

    /// Whether any view takes clicks; Maestro does not say so of apps on iOS.
    private var isAnyClickable: Bool {
        var isAny = false
        tree.forEachView { isAny = isAny || isClickable($0) }
        return isAny
    }

    private func isClickable(_ view: ViewID) -> Bool { elements[view]?.isClickable == true }
}

extension HitRegion {
    /// Whether this is the region of a view whose frame is not known.
    fileprivate var isEverywhere: Bool {
        if case .everywhere = self { true } else { false }
    }
}
