import HitTesting

extension RealisticInterface {
    /// How many views a navigation bar has.
    static let navigationBarViews = 8

    /// How many views a notice has.
    static let noticeViews = 3

    /// How many views a tab bar has.
    static func tabBarViews(tabs: Int) -> Int { 1 + 3 * tabs }

    /// Adds a bar with a background, a title and two buttons.
    mutating func addNavigationBar(
        in frame: Rect2D, to screen: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let bar = add(frame, to: screen, in: &builder) else { return }
        let height = frame.height
        add(frame.interior(), to: bar, in: &builder)
        let title = Rect2D(x: 100, y: 10, width: frame.width - 200, height: height - 20)
        add(title, to: bar, in: &builder)
        let back = Rect2D(x: 4, y: 6, width: 88, height: height - 12)
        addButton(in: back, hasLabel: true, to: bar, in: &builder)
        let action = Rect2D(x: frame.width - 48, y: 6, width: 44, height: height - 12)
        addButton(in: action, hasLabel: false, to: bar, in: &builder)
    }

    /// Adds a bar of buttons of equal width.
    mutating func addTabBar(
        in frame: Rect2D, tabs: Int, to screen: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let bar = add(frame, to: screen, in: &builder) else { return }
        for tab in frame.columns(tabs) {
            addButton(in: tab, hasLabel: true, to: bar, in: &builder)
        }
    }

    /// Adds a layer over the screen that lets touches through, but for a banner.
    mutating func addNotice(
        over size: Size2D, to screen: ViewID, in builder: inout ViewTreeBuilder
    ) {
        var layer = ViewDescription(frame: Rect2D(origin: .zero, size: size))
        layer.hitBehavior = .passthrough
        let banner = Rect2D(x: 20, y: size.height - 120, width: size.width - 40, height: 48)
        guard let layer = add(layer, to: screen, in: &builder),
            let banner = add(banner, to: layer, in: &builder)
        else { return }
        addLabel(
            in: Rect2D(x: 10, y: 10, width: size.width - 60, height: 28), to: banner, in: &builder)
    }

    /// Adds a button with an icon and perhaps a label, neither of which takes touches itself.
    mutating func addButton(
        in frame: Rect2D, hasLabel: Bool, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let button = add(frame, to: superview, in: &builder) else { return }
        let parts = frame.columns(hasLabel ? 2 : 1)
        for part in parts {
            addLabel(in: part.insetEvenly(by: 4), to: button, in: &builder)
        }
    }

    /// Adds a label or an icon as they are by default: not interactive.
    mutating func addLabel(
        in frame: Rect2D, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) {
        var description = ViewDescription(frame: frame)
        description.isUserInteractionEnabled = false
        add(description, to: superview, in: &builder)
    }
}
