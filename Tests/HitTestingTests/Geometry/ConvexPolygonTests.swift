import SceneGenerators
import Testing

@testable import HitTesting

@Suite struct ConvexPolygonTests {
    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Box {
        Box(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// A square of side 2 about a point, turned by 45 degrees.
    private func diamond(_ x: Double, _ y: Double) throws -> ConvexPolygon {
        let half = 0.5.squareRoot()
        let turn = ForwardMap(
            a: half, b: half, c: -half, d: half, pivot: .zero, anchor: Point2D(x, y))
        return try #require(
            ConvexPolygon(box(-1, -1, 2, 2), placement: turn, world: .identity))
    }

    @Test func `upright rectangles share a rectangle, exactly`() throws {
        let first = try #require(ConvexPolygon(box(0.1, 0.2, 0.7, 0.7)))
        let second = try #require(ConvexPolygon(box(0.3, 0.1, 9, 0.3)))
        let shared = try #require(first.clipped(to: second))
        #expect(shared.isUpright)
        #expect(shared.box == Box(minX: 0.3, minY: 0.2, maxX: 0.1 + 0.7, maxY: 0.1 + 0.3))
        let beside = try #require(ConvexPolygon(box(0.1 + 0.7, 0, 1, 1)))
        #expect(first.clipped(to: beside) == nil)
    }

    @Test func `a turned square is cut to the area that geometry says`() throws {
        let square = try #require(ConvexPolygon(box(0, 0, 10, 10)))
        let whole = try #require(square.clipped(to: diamond(5, 5)))
        #expect(abs(ConvexPolygon.area(of: whole.corners) / 2 - 4) < 1e-12)
        let half = try #require(square.clipped(to: diamond(0, 5)))
        #expect(abs(ConvexPolygon.area(of: half.corners) / 2 - 2) < 1e-12)
        #expect(half.box.minX == 0)
        let octagon = try #require(
            ConvexPolygon(box(-1, -1, 2, 2))?.clipped(to: diamond(0, 0)))
        #expect(octagon.corners.count == 8)
        #expect(try square.clipped(to: diamond(-1.5, -0.5)) == nil)
    }

    @Test func `mirrored rectangles are cut like others`() throws {
        let mirror = ForwardMap(
            a: -0.6, b: 0.8, c: 0.8, d: 0.6, pivot: .zero, anchor: Point2D(5, 5))
        let mirrored = try #require(
            ConvexPolygon(box(-1, -1, 2, 2), placement: mirror, world: .identity))
        let square = try #require(ConvexPolygon(box(5, 0, 10, 10)))
        let rest = try #require(square.clipped(to: mirrored))
        #expect(abs(ConvexPolygon.area(of: rest.corners) / 2 - 2) < 1e-12)
        #expect(mirrored.squaredDistance(to: Point2D(5, 5)) == 0)
    }

    @Test func `nothing has no area`() {
        #expect(ConvexPolygon(box(0, 0, 0, 10)) == nil)
        let flat = ForwardMap(a: 1, b: 2, c: 2, d: 4, pivot: .zero, anchor: .zero)
        #expect(ConvexPolygon(box(0, 0, 5, 5), placement: flat, world: .identity) == nil)
    }

    @Test func `distances are those to the nearest edge or corner`() throws {
        let polygon = try diamond(0, 0)
        #expect(
            abs(polygon.squaredDistance(to: Point2D(2, 2)).squareRoot() - (8.0.squareRoot() - 1))
                < 1e-12)
        let tip = 2.0.squareRoot()
        #expect(abs(polygon.squaredDistance(to: Point2D(3, 0)).squareRoot() - (3 - tip)) < 1e-12)
        #expect(polygon.squaredDistance(to: Point2D(0.9, 0.4)) == 0)
        #expect(polygon.squaredDistance(to: Point2D(0.9, 0.6)) > 0)
        #expect(ConvexPolygon.everything.squaredDistance(to: Point2D(1e9, 0)) == 0)
    }

    @Test func `what is left lies in both boxes to the last bit`() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2_000 {
            func polygon() -> ConvexPolygon? {
                let turn = ForwardMap(
                    a: random.double(in: -1...1), b: random.double(in: -1...1),
                    c: random.double(in: -1...1), d: random.double(in: -1...1),
                    pivot: Point2D(random.double(in: 0...9), 3.3),
                    anchor: Point2D(random.double(in: 0...3), 0.1))
                return ConvexPolygon(
                    box(0.1, 0.2, random.double(in: 0...9), 7.7), placement: turn,
                    world: .identity)
            }
            guard let first = polygon(), let second = polygon(),
                let rest = first.clipped(to: second)
            else { continue }
            #expect(first.box.contains(rest.box) && second.box.contains(rest.box))
            let point = Point2D(random.double(in: -9...9), random.double(in: -9...9))
            #expect(rest.squaredDistance(to: point) >= rest.box.squaredDistance(to: point))
        }
    }
}
