import HitTesting

/// The kinds of tree that engines are measured on and compared over.
public enum SceneKind: String, CaseIterable, Sendable {
    /// Screens of an app: bars, lists of rows, cards, scrollers, buttons with icons and labels.
    case realistic

    /// One container with cells in rows and columns that touch but do not overlap.
    case grid

    /// One container with rectangles of mixed size at random places, some of which overlap.
    case scattered

    /// Each view has one subview, a little smaller.
    case deepChain = "deep-chain"

    /// Panels, their parts and the parts' leaves, each turned and scaled about its own middle.
    case rotated

    /// Turned and scaled leaves at random places in three containers, each turned in the one before.
    case rotatedLeaves = "rotated-leaves"

    /// A scroller with rows far beyond its viewport, scrolled to the middle.
    case longList = "long-list"

    /// Full-size layers that let touches through, each with a few buttons, over panels of controls.
    case overlays

    /// One container with siblings nearly as large as itself.
    case overlapping

    /// One container with siblings about one middle, each a little smaller than the one behind it.
    case stack

    /// Each view has one subview, turned by two degrees and a little smaller.
    case rotatedChain = "rotated-chain"

    /// A dialog of ten views.
    case tenViews = "ten-views"

    /// The kind in a few words, for a table of scenes.
    public var summary: String {
        switch self {
        case .realistic: "an app's screens: bars, lists, cards, scrollers; 10 to 14 deep"
        case .grid: "cells side by side in one container"
        case .scattered: "rectangles at random places in one container"
        case .deepChain: "each view in the one before"
        case .rotated: "turned and scaled, nested three deep"
        case .rotatedLeaves: "turned leaves in three turned containers"
        case .longList: "a list in a scroller, most rows out of sight"
        case .overlays: "pass-through layers over panels of controls"
        case .overlapping: "siblings nearly as large as their container"
        case .stack: "siblings, each a little smaller than the one behind"
        case .rotatedChain: "each view turned in the one before"
        case .tenViews: "a dialog of ten views"
        }
    }

    /// The only number of views there is of this kind, or nil if any number will do.
    public var fixedViews: Int? { self == .tenViews ? DialogScene.viewCount : nil }

    /// The smallest number of views that makes a tree of this kind.
    public var minimumViews: Int { fixedViews ?? 10 }

    /// Makes the tree of a scene of this kind.
    ///
    /// - Precondition: `views` is at least ``minimumViews``, and equals ``fixedViews`` if there is
    ///   one.
    func makeTree(views: Int, seed: UInt64) -> ViewTree {
        precondition(
            views >= minimumViews && views == fixedViews ?? views,
            """
            A scene of kind \(rawValue) has \(fixedViews == nil ? "at least " : "")\
            \(minimumViews) views, and \(views) were asked for
            """)
        var random = SplitMix64(seed: seed)
        return switch self {
        case .realistic: RealisticInterface.makeTree(views: views, random: &random)
        case .grid: GridScene.makeTree(views: views)
        case .scattered: ScatteredScene.makeTree(views: views, random: &random)
        case .deepChain: ChainScene.makeTree(views: views)
        case .rotated: RotatedScene.makeTree(views: views, random: &random)
        case .rotatedLeaves: RotatedLeavesScene.makeTree(views: views, random: &random)
        case .longList: LongListScene.makeTree(views: views)
        case .overlays: OverlaysScene.makeTree(views: views, random: &random)
        case .overlapping: OverlappingScene.makeTree(views: views, random: &random)
        case .stack: StackScene.makeTree(views: views)
        case .rotatedChain: ChainScene.makeRotatedTree(views: views)
        case .tenViews: DialogScene.makeTree()
        }
    }
}
