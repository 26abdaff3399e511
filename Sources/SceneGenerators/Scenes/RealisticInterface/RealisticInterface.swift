import HitTesting

/// The screens of an app, or of as many apps as it takes: ``SceneKind/realistic``.
///
/// A screen of a few hundred views is made as such screens are: bars with buttons, a scroller with
/// lists of rows and with cards, wrapper containers of one subview, now and then a hidden badge or a
/// layer that lets touches through. Screens stand side by side in groups of groups, so that leaves
/// keep the size of a finger whatever the number of views.
///
///     window ─ group ─ … ─ group ─ screen ┬ scroller ─ content ─ section ─ row ─ … ─ label
///                                         ├ navigation bar ─ button ─ icon
///                                         └ tab bar ─ tab ─ label
struct RealisticInterface {
    /// Decides everything that differs between screens, rows and cards.
    var random: SplitMix64

    /// How many views the part under construction may still add.
    var budget = 0

    static func makeTree(views: Int, random: inout SplitMix64) -> ViewTree {
        let plan = ScreenGroups(views: views)
        var interface = RealisticInterface(random: random.split())
        return ViewTree.build(expectedCount: views) { builder in
            let world = ViewDescription(frame: Rect2D(origin: .zero, size: plan.size))
            var container = builder.addRoot(world)
            for _ in 0..<plan.wrappers {
                container = builder.addSubview(world, to: container)
            }
            var allotment = ScreenAllotment(plan: plan, views: views - 1 - plan.wrappers)
            interface.addContents(
                ofLevel: plan.levels, screens: plan.screens, to: container, by: plan,
                allotment: &allotment, in: &builder)
        }
    }

    /// Fills a group with groups of the level below, or with screens.
    private mutating func addContents(
        ofLevel level: Int, screens: Int, to group: ViewID, by plan: ScreenGroups,
        allotment: inout ScreenAllotment, in builder: inout ViewTreeBuilder
    ) {
        let grid = plan.grid(ofLevel: level)
        for (index, share) in plan.shares(of: screens, level: level).enumerated() {
            var frame = grid.frame(of: index)
            frame.origin.x += ScreenGroups.margin
            frame.origin.y += ScreenGroups.margin
            if level > 1 {
                let subgroup = builder.addSubview(ViewDescription(frame: frame), to: group)
                addContents(
                    ofLevel: level - 1, screens: share, to: subgroup, by: plan,
                    allotment: &allotment, in: &builder)
            } else {
                budget = allotment.nextShare(using: &random)
                addScreen(in: frame.insetEvenly(by: 5), to: group, in: &builder)
            }
        }
    }
}

extension RealisticInterface {
    /// Adds a view, unless the budget is spent.
    @discardableResult
    mutating func add(
        _ description: ViewDescription, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) -> ViewID? {
        guard budget > 0 else { return nil }
        budget -= 1
        return builder.addSubview(description, to: superview)
    }

    /// Adds a plain view, unless the budget is spent.
    @discardableResult
    mutating func add(
        _ frame: Rect2D, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) -> ViewID? {
        add(ViewDescription(frame: frame), to: superview, in: &builder)
    }
}
