import HitTesting

extension RealisticInterface {
    /// How many views a row has, on average.
    private static let viewsPerRow = 9

    /// Adds a section of rows, one below the other, with a header.
    mutating func addList(
        in frame: Rect2D, to content: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let section = add(frame, to: content, in: &builder) else { return }
        let places = frame.rows(max(1, budget / Self.viewsPerRow))
        for place in places {
            addRow(in: place, to: section, in: &builder)
        }
    }

    /// Adds a row: an icon, one or two lines of text, sometimes a switch or buttons, a separator.
    private mutating func addRow(
        in frame: Rect2D, to section: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let row = add(frame, to: section, in: &builder),
            let content = add(frame.interior(), to: row, in: &builder)
        else { return }
        let height = frame.height
        let icon = Rect2D(x: 8, y: height * 0.1, width: 44, height: height * 0.8)
        add(icon, to: content, in: &builder)
        let text = Rect2D(x: 60, y: height * 0.1, width: frame.width - 170, height: height * 0.8)
        addText(in: text, to: content, in: &builder)
        let accessory = Rect2D(
            x: frame.width - 100, y: height * 0.1, width: 92, height: height * 0.8)
        switch random.index(below: 4) {
        case 0: break
        case 1: addDisclosure(in: accessory, to: content, in: &builder)
        case 2: addButton(in: accessory, hasLabel: true, to: content, in: &builder)
        default: addButtonStack(in: accessory, buttons: 2, to: content, in: &builder)
        }
        add(Rect2D(x: 60, y: height - 1, width: frame.width - 60, height: 1), to: row, in: &builder)
    }

    /// Adds one or two lines of text, and now and then a badge that is hidden or faded out.
    mutating func addText(
        in frame: Rect2D, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let stack = add(frame, to: superview, in: &builder) else { return }
        for line in frame.rows(random.integer(in: 1...2)) {
            add(line, to: stack, in: &builder)
        }
        guard random.isOnce(in: 4) else { return }
        var badge = ViewDescription(
            frame: Rect2D(x: frame.width - 24, y: 0, width: 24, height: frame.height))
        switch random.index(below: 3) {
        case 0: badge.isHidden = true
        case 1: badge.alpha = 0
        default: badge.alpha = 0.8
        }
        add(badge, to: stack, in: &builder)
    }

    /// Adds buttons side by side, in a stack of their own.
    mutating func addButtonStack(
        in frame: Rect2D, buttons: Int, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let stack = add(frame, to: superview, in: &builder) else { return }
        for place in frame.columns(buttons) {
            addButton(in: place, hasLabel: false, to: stack, in: &builder)
        }
    }

    /// Adds a chevron; one in four is turned by a quarter, as in a row that is unfolded.
    private mutating func addDisclosure(
        in frame: Rect2D, to superview: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let control = add(frame, to: superview, in: &builder) else { return }
        var geometry = ViewGeometry(frame: frame.interior(margin: 12))
        if random.isOnce(in: 4) {
            geometry.transform = AffineTransform2D(cosine: 0, sine: 1)
        }
        add(ViewDescription(geometry: geometry), to: control, in: &builder)
    }
}
