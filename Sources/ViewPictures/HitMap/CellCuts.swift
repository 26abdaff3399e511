import HitTesting

/// Where the picture's rectangle is cut into cells.
struct CellCuts {
    /// The edges of the columns, from left to right.
    private(set) var columnEdges: [Double]

    /// The edges of the rows, from top to bottom.
    private(set) var rowEdges: [Double]

    /// Whether all regions that can be hit are upright rectangles, and all their edges are cuts.
    private(set) var isExact = true

    private let extent: Rect2D

    /// Collects the edges of all views that can be hit, and of the wanted one.
    init(of scene: PictureScene, _ resolution: HitMapResolution) {
        extent = scene.extent
        columnEdges = [extent.minX, extent.maxX]
        rowEdges = [extent.minY, extent.maxY]
        let pitch = max(extent.width, extent.height) / Double(resolution.finePixels)
        var visible: [Rect2D?] = []
        for (number, view) in scene.views.enumerated() {
            // The wanted view's edges count wherever they are.
            let isWanted = number == scene.wanted
            let superviewBox = view.superview.map { visible[$0] } ?? extent
            let around = isWanted ? extent : superviewBox
            guard view.isReachable || isWanted, let around else {
                visible.append(nil)
                continue
            }
            let footprint = RegionFootprint(of: view)
            let worldBox = footprint.box.map { view.worldTransform.apply(to: $0) }
            let inside = worldBox.map { $0.intersection(around) } ?? around
            visible.append(inside)
            add(footprint, of: view, within: around)
            if let inside, footprint.isCurved || !view.worldTransform.keepsAxes && worldBox != nil {
                addPixels(of: inside, pitch: pitch)
            }
        }
        columnEdges = Self.sorted(columnEdges)
        rowEdges = Self.sorted(rowEdges)
        if cellCount > resolution.mostCells { replaceByGrid(of: resolution.mostCells) }
    }

    /// How many cells there are.
    private var cellCount: Int { (columnEdges.count - 1) * (rowEdges.count - 1) }

    /// Gives up the edges for equal squares, about so many.
    private mutating func replaceByGrid(of count: Int) {
        let pitch = (extent.width * extent.height / Double(count)).squareRoot()
        columnEdges = Self.even(from: extent.minX, to: extent.maxX, pitch)
        rowEdges = Self.even(from: extent.minY, to: extent.maxY, pitch)
        isExact = false
    }

    /// Adds the edges of a view's region.
    private mutating func add(
        _ footprint: RegionFootprint, of view: PlacedView, within around: Rect2D
    ) {
        for localRect in footprint.edges where localRect.isFinite {
            let rect = view.worldTransform.apply(to: localRect)
            columnEdges += [rect.minX, rect.maxX].filter { around.minX < $0 && $0 < around.maxX }
            rowEdges += [rect.minY, rect.maxY].filter { around.minY < $0 && $0 < around.maxY }
        }
    }

    /// Adds cuts so close that the cells of a rectangle are no larger than a pixel.
    ///
    /// They are multiples of one pitch, so that such rectangles share their cuts where they overlap.
    private mutating func addPixels(of box: Rect2D, pitch: Double) {
        isExact = false
        let left = ((box.minX - extent.minX) / pitch).rounded(.down) * pitch + extent.minX
        let top = ((box.minY - extent.minY) / pitch).rounded(.down) * pitch + extent.minY
        columnEdges += Self.even(from: left, to: box.maxX, pitch)
        rowEdges += Self.even(from: top, to: box.maxY, pitch)
    }

    /// Edges at equal distances.
    private static func even(from first: Double, to last: Double, _ pitch: Double) -> [Double] {
        Array(stride(from: first, to: last, by: pitch)) + [last]
    }

    /// The edges in order, without those that rounding alone tells apart.
    private static func sorted(_ edges: [Double]) -> [Double] {
        let sorted = edges.sorted()
        let least = (sorted[sorted.count - 1] - sorted[0]) * 1e-9
        var kept: [Double] = []
        for edge in sorted where kept.last.map({ edge - $0 > least }) ?? true { kept.append(edge) }
        return kept
    }
}
