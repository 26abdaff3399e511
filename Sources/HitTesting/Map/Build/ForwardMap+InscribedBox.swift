extension ForwardMap {
    /// A box with the sides along the axes within the image of a box, about the image's middle.
    func inscribedBox(in box: Box) -> Box {
        let determinant = abs(a * d - b * c)
        // The inverse's entries without their signs: how much of the image's inside a step takes.
        let (p, q) = (abs(d) / determinant, abs(c) / determinant)
        let (r, s) = (abs(b) / determinant, abs(a) / determinant)
        let width = (box.maxX - box.minX) / 2
        let height = (box.maxY - box.minY) / 2
        // Half sides x and y with p·x + q·y ≤ width and r·x + s·y ≤ height, and x·y large: the best
        // under one condition if it meets the other, else where both are equalities.
        var x = width / (2 * p)
        var y = width / (2 * q)
        if !(r * x + s * y <= height) {
            x = height / (2 * r)
            y = height / (2 * s)
            if !(p * x + q * y <= width) {
                let cross = p * s - q * r
                x = (width * s - height * q) / cross
                y = (height * p - width * r) / cross
            }
        }
        let middle = point(
            of: Point2D(x: box.minX + width, y: box.minY + height))
        // A little less: the sides were rounded too.
        let slack = 1 - 0x1p-30
        let inner = Box(
            minX: middle.x - x * slack, minY: middle.y - y * slack,
            maxX: middle.x + x * slack, maxY: middle.y + y * slack)
        return x >= 0 && y >= 0 && x.isFinite && y.isFinite ? inner : .empty
    }
}
