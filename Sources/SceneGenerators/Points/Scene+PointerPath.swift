import HitTesting

extension Scene {
    /// The places of a pointer that moves over the scene, in world space, one for each event.
    ///
    /// The pointer wanders from one target to the next, at most `reach` points away, in steps of 1
    /// to 8 points that shake a little, as a hand does. Neighbouring points mostly lie in the same
    /// view or in the next one.
    ///
    /// - Parameters:
    ///   - count: How many points.
    ///   - seed: Any number; it decides the way.
    /// - Complexity: O(count).
    public func pointerPath(count: Int, seed: UInt64) -> [Point2D] {
        let reach = 600.0
        var random = SplitMix64(seed: seed)
        var worldPoint = random.point(in: world)
        var target = worldPoint
        var speed = 0.0
        return (0..<count).map { _ in
            let toTarget = Point2D(x: target.x - worldPoint.x, y: target.y - worldPoint.y)
            let distance = (toTarget.x * toTarget.x + toTarget.y * toTarget.y).squareRoot()
            if distance <= speed {
                let around = Rect2D(
                    x: worldPoint.x - reach, y: worldPoint.y - reach,
                    width: 2 * reach, height: 2 * reach)
                target = random.point(in: around.intersection(world) ?? world)
                speed = random.double(in: 1...8)
            } else {
                worldPoint.x += toTarget.x / distance * speed + random.double(in: -0.5...0.5)
                worldPoint.y += toTarget.y / distance * speed + random.double(in: -0.5...0.5)
                worldPoint = nearestPointOfWorld(to: worldPoint)
            }
            return worldPoint
        }
    }

    /// The point itself if it lies in the world, else one on the world's edge, just inside.
    private func nearestPointOfWorld(to point: Point2D) -> Point2D {
        Point2D(
            x: min(max(point.x, world.minX), world.maxX.nextDown),
            y: min(max(point.y, world.minY), world.maxY.nextDown))
    }
}
