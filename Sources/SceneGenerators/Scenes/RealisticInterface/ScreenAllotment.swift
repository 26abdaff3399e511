/// Divides the views of an interface among its screens, so that all of them are used.
struct ScreenAllotment {
    /// How many views the screens to come have together.
    private var views: Int

    /// How many screens are still to come.
    private var screens: Int

    /// Prepares to divide so many views among the screens, after the groups have had theirs.
    init(plan: ScreenGroups, views: Int) {
        screens = plan.screens
        self.views = views - plan.subgroups(ofLevel: plan.levels, screens: plan.screens)
    }

    /// How many views the next screen has: a fair share give or take a third, or all that is left.
    mutating func nextShare(using random: inout SplitMix64) -> Int {
        let fairShare = Double(views) / Double(screens)
        let share = screens == 1 ? views : Int(fairShare * random.double(in: 0.67...1.33))
        screens -= 1
        views -= share
        return share
    }
}
