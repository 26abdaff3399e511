import CBoxKernels

/// The part of the world that a map divides into tiles, in steps called *quanta*.
///
/// Each coordinate becomes a whole number from 0 to ``greatest`` by one function, which is monotone:
/// of two points, the one farther right never gets the smaller number. So comparing numbers never
/// contradicts comparing coordinates, whatever was rounded; only *equal* numbers tell nothing. What
/// lies outside the window counts as its outermost quanta.
struct MapWindow: BitwiseCopyable {
    /// The number of quanta of a side is two to this power: for a screen, a millionth of a point each.
    ///
    /// Few enough that inner and outer boxes differ by less than a quantum after long ways down and
    /// far scrolling, many enough that hardly any point shares one with an edge that it is not on.
    static let sideBits = Int32(MAP_SIDE_BITS)
    /// The greatest quantum.
    static let greatest = Int32(1) << sideBits - 1

    /// The corner of the window.
    private(set) var origin: SIMD2<Double>
    /// How many quanta a point is, in each direction.
    private(set) var scale: SIMD2<Double>
    /// What a quantum is multiplied by to make its column, or its row, and 2³² parts of it below.
    private(set) var cellScale = SIMD2<UInt64>(repeating: 0)
    /// By how much the number of a cell differs from that of the next in its row, and in its column.
    private(set) var cellStride = SIMD2<UInt64>(repeating: 0)
    /// The number of columns of the grid is two to this power.
    var columnBits: Int32
    /// The number of rows of the grid is two to this power.
    var rowBits: Int32
    /// How many times as wide as high the window is, as a power of two.
    private var aspect: Int32

    /// Makes a window over a box, with a grid of about as many cells as given.
    init(over box: Box, cells: Int) {
        func clamped(_ edge: Double) -> Double { min(max(edge, -0x1p200), 0x1p200) }
        let isUsable = !box.isEmpty && !(box.minX.isNaN || box.minY.isNaN)
        origin = isUsable ? SIMD2(clamped(box.minX), clamped(box.minY)) : .zero
        let width = isUsable ? max(clamped(box.maxX) - origin.x, 0x1p-200) : 1
        let height = isUsable ? max(clamped(box.maxY) - origin.y, 0x1p-200) : 1
        scale = SIMD2(Double(Self.greatest) / width, Double(Self.greatest) / height)
        aspect = Int32(width.exponent - height.exponent)
        columnBits = 0
        rowBits = 0
        self = dividing(intoCells: cells)
    }

    /// The window with a grid of about as many cells, as square as powers of two allow.
    func dividing(intoCells cells: Int) -> MapWindow {
        let bits = Int32(cells < 2 ? 0 : min(Int.bitWidth - (cells - 1).leadingZeroBitCount, 24))
        var window = self
        window.columnBits = min(max((bits + aspect) / 2, 0), bits)
        window.rowBits = bits - window.columnBits
        // A coordinate as a share of the window, in 2³² parts, multiplied by the number of columns: the
        // upper half is the column, the lower one how far into it the point is.
        let unit = UInt64(1) << UInt64(32 - Self.sideBits)
        window.cellScale = SIMD2(unit << UInt64(window.columnBits), unit << UInt64(window.rowBits))
        window.cellStride = SIMD2(1, 1 << UInt64(window.columnBits))
        return window
    }

    /// The quanta of a point.
    @inline(__always)
    func quanta(of point: Point2D) -> quantized_point {
        quantized_point(x: x(point.x), y: y(point.y))
    }

    /// The quantum of a horizontal coordinate that is not NaN.
    @inline(__always)
    func x(_ coordinate: Double) -> Int32 {
        quantize_coordinate(coordinate, origin.x, scale.x, Double(Self.greatest))
    }

    /// The quantum of a vertical coordinate that is not NaN.
    @inline(__always)
    func y(_ coordinate: Double) -> Int32 {
        quantize_coordinate(coordinate, origin.y, scale.y, Double(Self.greatest))
    }

    /// How many bits of a quantum are below the number of its column.
    @inline(__always)
    var columnShift: Int32 { Self.sideBits &- columnBits }

    /// How many bits of a quantum are below the number of its row.
    @inline(__always)
    var rowShift: Int32 { Self.sideBits &- rowBits }

    /// The number of cells of the grid.
    var cellCount: Int { 1 << Int(columnBits + rowBits) }

    /// The tile of the whole window.
    var wholeTile: MapTile {
        MapTile(x: 0, y: 0, xBits: MapWindow.sideBits, yBits: MapWindow.sideBits)
    }

    /// The columns and rows of the grid that a closed box, which is not empty, reaches into.
    @inline(__always)
    func cells(
        overlapping box: QuantizedBox
    ) -> (columns: ClosedRange<Int32>, rows: ClosedRange<Int32>) {
        (
            (box.minX &>> columnShift)...(box.maxX &>> columnShift),
            (box.minY &>> rowShift)...(box.maxY &>> rowShift)
        )
    }

    /// The number of a cell of the grid; they are counted row by row.
    @inline(__always)
    func cell(column: Int32, row: Int32) -> UInt32 {
        UInt32(bitPattern: row &<< columnBits | column)
    }

    /// The tile of a cell of the grid.
    func tile(column: Int32, row: Int32) -> MapTile {
        MapTile(
            x: column &<< columnShift, y: row &<< rowShift, xBits: columnShift,
            yBits: rowShift)
    }
}

extension MapWindow {
    /// The quanta of the edges of a closed box that is not empty and has no NaN.
    func quantized(_ box: Box) -> QuantizedBox {
        QuantizedBox(minX: x(box.minX), minY: y(box.minY), maxX: x(box.maxX), maxY: y(box.maxY))
    }

    /// The quanta between which every point lies in a box; those of the edges tell nothing, so no box
    /// makes the outermost quanta certain.
    func interior(_ box: Box) -> QuantizedBox {
        box.isEmpty ? .empty : quantized(box)
    }

    /// A box of the world around all points of some quanta; the outermost quanta reach to infinity.
    func worldBox(around quanta: QuantizedBox) -> Box {
        func low(_ quantum: Int32, _ origin: Double, _ scale: Double) -> Double {
            if quantum <= 0 { return -.infinity }
            let edge = origin + (Double(quantum) - 1) / scale
            return edge - (abs(edge) + abs(origin)) * 0x1p-48
        }
        func high(_ quantum: Int32, _ origin: Double, _ scale: Double) -> Double {
            if quantum >= Self.greatest { return .infinity }
            let edge = origin + (Double(quantum) + 2) / scale
            return edge + (abs(edge) + abs(origin)) * 0x1p-48
        }
        return Box(
            minX: low(quanta.minX, origin.x, scale.x), minY: low(quanta.minY, origin.y, scale.y),
            maxX: high(quanta.maxX, origin.x, scale.x), maxY: high(quanta.maxY, origin.y, scale.y))
    }
}
