/// Where each view of a tree gets touches, and which views get none, or few.
///
///     let lint = tree.lint()
///     for reach in lint.unreachable { print(reach) }
public struct TouchLint<View: Hashable>: Hashable {
    /// One entry a view: those below the windows in paint order, then detached ones.
    public let views: [ViewReach<View>]

    /// Below how many square points a target is small.
    public let smallTargetArea: Double

    /// Views whose closures are asked about touches.
    ///
    /// What a closure answers is not known without asking it at every point; it may name any view.
    /// Where there are closures, a verdict says what holds of touches that they do not answer.
    public let closures: [View]

    /// The views that can never be hit, each with the reason.
    public var unreachable: [ViewReach<View>] {
        views.filter { $0.verdict == .unreachable }
    }

    /// The views of which it is not known whether they can be hit.
    public var undecided: [ViewReach<View>] {
        views.filter { if case .undecided = $0.verdict { true } else { false } }
    }

    /// The views that can be hit, but surely in less area than a target should have.
    ///
    /// Superviews that leave little to themselves are among them; see
    /// ``ViewReach/areaWithSubviews``.
    public var smallTargets: [ViewReach<View>] {
        views.filter { $0.verdict.point != nil && $0.area.upperBound < smallTargetArea }
    }

    /// The views in whose middle neither they nor views below them get the touch.
    public var misdirectedCenters: [ViewReach<View>] { views.filter { $0.center != nil } }

    /// The same with other names for views.
    public func mapViews<Name>(_ name: (View) -> Name) -> TouchLint<Name> {
        TouchLint<Name>(
            views: views.map { $0.mapViews(name) }, smallTargetArea: smallTargetArea,
            closures: closures.map(name))
    }
}

extension TouchLint: Sendable where View: Sendable {}
extension TouchLint: Encodable where View: Encodable {}
extension TouchLint: Decodable where View: Decodable {}
