import HitTesting

/// How many screens an interface has, and how they stand in groups of groups.
struct ScreenGroups {
    /// How many screens the interface has.
    let screens: Int

    /// How many levels of groups stand above the screens, the window's own contents included.
    let levels: Int

    /// How many groups of the level below stand in one group.
    private let fanOut: Int

    /// How many screens stand in one group of the lowest level.
    private let lowestFanOut: Int

    /// How many containers of one subview stand between the window and the topmost group.
    let wrappers: Int

    /// How many views each screen has, on average.
    private static let viewsPerScreen = 200

    /// How deep every screen lies, the window counting as 1; its views reach nine levels further.
    ///
    /// Wrappers stand in for the groups that a small tree does not need.
    static let screenDepth = 5

    /// The room for one screen, margins included, in points.
    static let screenRoom = Size2D(width: 400, height: 820)

    /// The room around the contents of a group, in points.
    static let margin = 10.0

    /// Plans an interface of so many views.
    init(views: Int) {
        let screens = max(1, views / ScreenGroups.viewsPerScreen)
        let levels =
            switch screens {
            case ...16: 1
            case ...256: 2
            case ...4_096: 3
            default: 4
            }
        self.screens = screens
        self.levels = levels
        // The smallest fan-out whose power is enough, and no more room in the lowest groups than that.
        var fanOut = 1
        while ScreenGroups.power(fanOut, levels) < screens { fanOut += 1 }
        self.fanOut = fanOut
        let lowestGroups = ScreenGroups.power(fanOut, levels - 1)
        lowestFanOut = (screens + lowestGroups - 1) / lowestGroups
        // A tree of a few views is not all wrappers.
        wrappers = views < 40 ? 0 : ScreenGroups.screenDepth - 1 - levels
    }

    /// The size of the window.
    var size: Size2D { size(ofLevel: levels) }

    /// The size of a group, or of a screen's room at level 0.
    func size(ofLevel level: Int) -> Size2D {
        guard level > 0 else { return ScreenGroups.screenRoom }
        let contents = grid(ofLevel: level).size
        return Size2D(
            width: contents.width + 2 * ScreenGroups.margin,
            height: contents.height + 2 * ScreenGroups.margin)
    }

    /// How the contents of a group stand, within its margins.
    func grid(ofLevel level: Int) -> FlatGrid {
        FlatGrid(cells: fanOut(ofLevel: level), cell: size(ofLevel: level - 1))
    }

    /// How many groups of the level below, or screens, there is room for in a group.
    private func fanOut(ofLevel level: Int) -> Int { level == 1 ? lowestFanOut : fanOut }

    /// How a group divides its screens among its subgroups.
    func shares(of screens: Int, level: Int) -> [Int] {
        let parts = min(fanOut(ofLevel: level), screens)
        return (0..<parts).map { screens * ($0 + 1) / parts - screens * $0 / parts }
    }

    /// How many groups stand below a group of a level with so many screens.
    func subgroups(ofLevel level: Int, screens: Int) -> Int {
        guard level > 1 else { return 0 }
        return shares(of: screens, level: level).reduce(0) {
            $0 + 1 + subgroups(ofLevel: level - 1, screens: $1)
        }
    }

    /// A whole power.
    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }
}
