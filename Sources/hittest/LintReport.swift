import HitTesting
import ViewDumps

/// What a lint found, sorted into groups.
struct LintReport {
    /// A view with what is said of it.
    typealias Reach = ViewReach<ViewID>

    let dump: ViewDump
    let minimumSize: Double

    /// The views that can never be hit although nothing says that they are not meant to be.
    let unreachable: [Reach]

    /// The views that are not meant to be hit.
    let untouchable: [Reach]

    /// The views that can be hit, and offer less than a target should, subviews counted in.
    let smallTargets: [Reach]

    /// The views that can be hit, but not in their middle.
    let misdirected: [Reach]

    /// The views of which it is not known whether they can be hit.
    let undecided: [Reach]

    /// Sorts.
    init(_ lint: TouchLint<ViewID>, of dump: ViewDump, minimumSize: Double) {
        self.dump = dump
        self.minimumSize = minimumSize
        untouchable = lint.unreachable.filter { Self.isUntouchable($0, in: dump) }
        unreachable = lint.unreachable.filter { !Self.isUntouchable($0, in: dump) }
        smallTargets = lint.smallTargets.filter {
            $0.areaWithSubviews.upperBound < lint.smallTargetArea
                && dump.element(of: $0.view)?.isClickable != false
                && !Self.isSmallBecauseScrolled($0, than: lint.smallTargetArea, in: dump)
        }
        misdirected = lint.misdirectedCenters.filter { reach in
            guard reach.verdict.point != nil, let center = reach.center else { return false }
            return !dump.isScrolledAway(center.point, of: reach.view)
        }
        undecided = lint.undecided
    }

    /// Whether a view would offer enough, were it not scrolled out of sight in part.
    private static func isSmallBecauseScrolled(
        _ reach: Reach, than area: Double, in dump: ViewDump
    ) -> Bool {
        guard let whole = reach.regionArea, whole.lowerBound >= area else { return false }
        return dump.isPartlyScrolledAway(reach.view)
    }

    /// Whether a view that cannot be hit is not meant to be: by its own gates, whatever else keeps
    /// touches away, by its reason, or because it is scrolled out of sight.
    static func isUntouchable(_ reach: Reach, in dump: ViewDump) -> Bool {
        let tree = dump.tree
        if case .outside(_, let ancestor) = reach.reason, dump.scrolls(ancestor) { return true }
        let isGated =
            tree.isHidden(reach.view) || !tree.isUserInteractionEnabled(reach.view)
            || !tree.rules.allows(alpha: tree.alpha(of: reach.view))
        return isGated || reach.reason?.isIntended == true
    }

    /// Whether anything was found.
    var hasFindings: Bool {
        ![unreachable, smallTargets, misdirected, undecided].allSatisfy(\.isEmpty)
    }

    /// The views that can never be hit, without those that lie in another one of these, or share its
    /// reason; with how many those are.
    func outermost(of views: [Reach]) -> [(reach: Reach, inner: Int)] {
        let found = Set(views.map(\.view))
        var indices: [ViewID: Int] = [:]
        var result: [(reach: Reach, inner: Int)] = []
        for reach in views {
            let superview = dump.tree.superview(of: reach.view)
            if let superview, found.contains(superview), let index = indices[superview] {
                indices[reach.view] = index
                result[index].inner += 1
            } else {
                indices[reach.view] = result.count
                result.append((reach, 0))
            }
        }
        return result
    }
}

extension UnreachableReason {
    /// Whether the view, or one around it, says that it is not to be touched.
    fileprivate var isIntended: Bool {
        switch self {
        case .hidden, .interactionDisabled, .tooTransparent, .takenBySubviews, .passesThrough,
            .redirects, .transparent, .detached:
            true
        case .nonFiniteGeometry, .singularTransform, .emptyRegion, .outside, .covered, .absorbed:
            false
        }
    }

    /// The reason's kind, as programs read it.
    var kind: String {
        switch self {
        case .hidden: "hidden"
        case .interactionDisabled: "interactionDisabled"
        case .tooTransparent: "tooTransparent"
        case .nonFiniteGeometry: "nonFiniteGeometry"
        case .singularTransform: "singularTransform"
        case .emptyRegion: "emptyRegion"
        case .outside: "outside"
        case .covered: "covered"
        case .absorbed: "absorbed"
        case .transparent: "transparent"
        case .passesThrough: "passesThrough"
        case .redirects: "redirects"
        case .takenBySubviews: "takenBySubviews"
        case .detached: "detached"
        }
    }
}
