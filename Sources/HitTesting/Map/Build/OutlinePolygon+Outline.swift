import CBoxKernels

extension OutlinePolygon {
    /// The edges in 16 bits, for a view whose box is known; nil if there are too many.
    ///
    /// Limits leave room for what rounds: docs/design/0006-hit-map.md derives it.
    func outline(in box: QuantizedBox) -> Outline? {
        guard edgeCount <= Outline.mostEdges else { return nil }
        let shiftX = Self.shift(Int64(box.maxX) - Int64(box.minX))
        let shiftY = Self.shift(Int64(box.maxY) - Int64(box.minY))
        var outline = Outline(minX: box.minX, minY: box.minY, shiftX: shiftX, shiftY: shiftY)
        let corner = Point2D(x: Double(box.minX), y: Double(box.minY))
        for index in 0..<edgeCount {
            let edge = self[index]
            let x = edge.normal.x * Double(1 << Int(shiftX))
            let y = edge.normal.y * Double(1 << Int(shiftY))
            // As large as 16 bits allow, and as a margin of four tenths of a step does.
            let scale = min(32_767 / max(abs(x), abs(y)), 0.4 * Self.step / edge.margin)
            let normal = (x: Self.floor(scale * x + 0.5), y: Self.floor(scale * y + 0.5))
            // A point is anywhere in the square that begins at its numbers.
            let error =
                (abs(normal.x) + abs(normal.y)) * (0.5 + 0x1p-10)
                + (abs(scale * x - normal.x) + abs(scale * y - normal.y)) * 32_769 + 1
            let middle = scale * edge.depth(of: corner) - (normal.x + normal.y) / 2
            let limit = Self.floor((middle + scale * edge.margin + error) / Self.step)
            outline.setEdge(
                index, normal: (Int16(normal.x), Int16(normal.y)),
                limit: Int16(limit))
        }
        return outline
    }

    /// What the lower half of a sum counts, which is left out.
    private static var step: Double { 65_536 }

    /// The greatest whole number up to a number, within 16 bits: limits beyond exclude nothing, or
    /// accept nothing.
    ///
    /// By way of `Int`, because `rounded` needs the C library.
    private static func floor(_ number: Double) -> Double {
        let bounded = max(min(number, Double(Int16.max)), Double(Int16.min))
        return Double(Int(bounded + 0x1p16) - 1 << 16)
    }

    /// How many bits of a side have to be left out to leave fifteen.
    private static func shift(_ side: Int64) -> Int16 {
        Int16(max(Int64.bitWidth - side.leadingZeroBitCount - 15, 0))
    }
}
