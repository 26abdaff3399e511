import HitTesting

extension RealisticInterface {
    /// Adds a screen that takes the whole budget: a body with a bar above and one below it.
    mutating func addScreen(
        in frame: Rect2D, to group: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let screen = add(frame, to: group, in: &builder) else { return }
        let tabs = random.integer(in: 3...5)
        let hasNotice = random.isOnce(in: 8)
        let chrome =
            Self.navigationBarViews + Self.tabBarViews(tabs: tabs)
            + (hasNotice ? Self.noticeViews : 0)
        // A screen of a few views has no bars.
        let hasChrome = budget >= 2 * chrome
        let barHeight = hasChrome ? 56.0 : 0
        let body = Rect2D(
            x: 0, y: barHeight, width: frame.width, height: frame.height - 2 * barHeight)
        if hasChrome { budget -= chrome }
        addBody(in: body, to: screen, in: &builder)
        guard hasChrome else { return }
        budget += chrome
        let bar = Size2D(width: frame.width, height: barHeight)
        addNavigationBar(in: Rect2D(origin: .zero, size: bar), to: screen, in: &builder)
        addTabBar(
            in: Rect2D(origin: Point2D(0, body.maxY), size: bar), tabs: tabs, to: screen,
            in: &builder)
        if hasNotice { addNotice(over: frame.size, to: screen, in: &builder) }
    }

    /// Adds a scroller whose sections take the whole budget.
    private mutating func addBody(
        in frame: Rect2D, to screen: ViewID, in builder: inout ViewTreeBuilder
    ) {
        // Some screens fit, others scroll; a third of those that scroll are scrolled.
        let overflow = random.isOnce(in: 2) ? 1 : random.double(in: 1...1.5)
        let contentHeight = frame.height * overflow
        let offset = random.isOnce(in: 3) ? (contentHeight - frame.height) * random.unit() : 0
        let geometry = ViewGeometry(frame: frame, boundsOrigin: Point2D(0, offset.rounded()))
        guard let scroller = add(ViewDescription(geometry: geometry), to: screen, in: &builder),
            let content = add(
                Rect2D(x: 0, y: 0, width: frame.width, height: contentHeight), to: scroller,
                in: &builder)
        else { return }
        let heightPerView = contentHeight / Double(max(1, budget))
        var y = 0.0
        while budget > 0 {
            let remaining = budget
            let share = min(remaining, random.integer(in: 20...60))
            let section = Rect2D(
                x: 0, y: y, width: frame.width, height: Double(share) * heightPerView)
            budget = share
            addSection(in: section, to: content, in: &builder)
            // A section may leave part of its share to the next.
            budget += remaining - share
            y = section.maxY
        }
    }

    /// Adds a list, a table of cards, or a row of cards that scrolls sideways.
    private mutating func addSection(
        in frame: Rect2D, to content: ViewID, in builder: inout ViewTreeBuilder
    ) {
        switch random.index(below: 5) {
        case 0: addCards(in: frame, to: content, in: &builder)
        case 1: addCarousel(in: frame, to: content, in: &builder)
        default: addList(in: frame, to: content, in: &builder)
        }
    }
}
