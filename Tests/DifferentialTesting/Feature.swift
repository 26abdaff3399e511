import HitTesting

/// What a view can have that may decide an answer; each must have decided enough of them.
public enum Feature: Int, CaseIterable, Sendable {
    case bounds, inset, rects, ellipse, roundedRect, polygonsNonZero, polygonsEvenOdd, mask
    case excluding, boundsOrSubviews, everywhere, nowhere, customRegion
    case normal, passthrough, absorbing, transparent, redirect, customBehavior, overridden
    case scrolled, anchored, translated, scaled, quarterTurned, otherTransform, singular
    case translucent, behindWindow, amongMany, deep
}

/// A set of features.
struct FeatureSet: OptionSet, Sendable {
    let rawValue: UInt64

    /// The set of one feature.
    init(_ feature: Feature) { rawValue = 1 << UInt64(feature.rawValue) }

    init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension FeatureSet {
    /// What a view of a tree has.
    init(of view: ViewID, in tree: ViewTree) {
        self = [
            FeatureSet(region: tree.hitRegion(of: view)),
            FeatureSet(Self.feature(tree.hitBehavior(of: view))),
            FeatureSet(geometry: tree.geometry(of: view)),
        ]
        if tree.alpha(of: view) != 1 { insert(FeatureSet(.translucent)) }
    }

    /// A region's kind, and those of the regions it is made of.
    private init(region: HitRegion) {
        switch region {
        case .bounds: self.init(.bounds)
        case .inset: self.init(.inset)
        case .rects: self.init(.rects)
        case .ellipse: self.init(.ellipse)
        case .roundedRect: self.init(.roundedRect)
        case .polygons(_, .nonZero): self.init(.polygonsNonZero)
        case .polygons(_, .evenOdd): self.init(.polygonsEvenOdd)
        case .mask: self.init(.mask)
        case .excluding(let region, let hole):
            self = [
                FeatureSet(.excluding), FeatureSet(region: region), FeatureSet(region: hole),
            ]
        case .boundsOrSubviews: self.init(.boundsOrSubviews)
        case .everywhere: self.init(.everywhere)
        case .nowhere: self.init(.nowhere)
        case .custom: self.init(.customRegion)
        }
    }

    /// A behaviour's kind.
    private static func feature(_ behavior: HitBehavior) -> Feature {
        switch behavior {
        case .normal: .normal
        case .passthrough: .passthrough
        case .absorbing: .absorbing
        case .transparent: .transparent
        case .redirect: .redirect
        case .custom: .customBehavior
        case .overridden: .overridden
        }
    }

    /// What is unusual about a geometry.
    private init(geometry: ViewGeometry) {
        self = []
        if geometry.bounds.origin != .zero { insert(FeatureSet(.scrolled)) }
        if geometry.anchorPoint != Point2D(0.5, 0.5) { insert(FeatureSet(.anchored)) }
        let transform = geometry.transform
        if transform.isIdentity { return }
        if transform.isSingular {
            insert(FeatureSet(.singular))
        } else if transform.b == 0 && transform.c == 0 {
            let isScaled = transform.a != 1 || transform.d != 1
            insert(FeatureSet(isScaled ? .scaled : .translated))
        } else if transform.a == 0 && transform.d == 0 {
            insert(FeatureSet(.quarterTurned))
        } else {
            insert(FeatureSet(.otherTransform))
        }
    }
}
