import HitTesting

extension RealisticInterface {
    /// How many views a card has, on average.
    private static let viewsPerCard = 11

    /// Adds a section of cards in two columns.
    mutating func addCards(
        in frame: Rect2D, to content: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let section = add(frame, to: content, in: &builder) else { return }
        let columns = 2
        let rows = max(1, budget / Self.viewsPerCard / columns)
        let size = Size2D(
            width: frame.width / Double(columns), height: frame.height / Double(rows))
        let grid = FlatGrid(columns: columns, rows: rows, cell: size)
        for index in 0..<rows * columns {
            addCard(in: grid.frame(of: index).insetEvenly(by: 4), to: section, in: &builder)
        }
    }

    /// Adds a section of cards side by side that scrolls sideways.
    mutating func addCarousel(
        in frame: Rect2D, to content: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let section = add(frame, to: content, in: &builder) else { return }
        let cards = max(1, (budget - 1) / Self.viewsPerCard)
        let cardWidth = max(frame.width / Double(cards), 140)
        let beyond = max(0, cardWidth * Double(cards) - frame.width)
        let geometry = ViewGeometry(
            frame: frame.interior(), boundsOrigin: Point2D((beyond * random.unit()).rounded(), 0))
        guard let scroller = add(ViewDescription(geometry: geometry), to: section, in: &builder)
        else { return }
        for index in 0..<cards {
            let place = Rect2D(
                x: Double(index) * cardWidth, y: 0, width: cardWidth, height: frame.height)
            addCard(in: place.insetEvenly(by: 4), to: scroller, in: &builder)
        }
    }

    /// Adds a card: a picture over text and buttons, in a wrapper with rounded corners.
    private mutating func addCard(
        in frame: Rect2D, to section: ViewID, in builder: inout ViewTreeBuilder
    ) {
        guard let card = add(frame, to: section, in: &builder),
            let wrapper = add(frame.interior(), to: card, in: &builder)
        else { return }
        let parts = frame.interior(margin: 4)
        add(
            Rect2D(x: parts.minX, y: parts.minY, width: parts.width, height: parts.height * 0.5),
            to: wrapper, in: &builder)
        addText(
            in: Rect2D(
                x: parts.minX, y: parts.minY + parts.height * 0.5, width: parts.width,
                height: parts.height * 0.25),
            to: wrapper, in: &builder)
        addButtonStack(
            in: Rect2D(
                x: parts.minX, y: parts.minY + parts.height * 0.75, width: parts.width,
                height: parts.height * 0.25),
            buttons: random.integer(in: 1...3), to: wrapper, in: &builder)
    }
}
