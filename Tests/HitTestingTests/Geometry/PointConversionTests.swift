import HitTesting
import SceneGenerators
import Testing

/// The frozen arithmetic, to the last bit.
@Suite struct PointConversionTests {
    @Test func `decimal frames keep their minimum edge`() throws {
        for tenths in 1...999 {
            let x = Double(tenths) / 10
            let geometry = ViewGeometry(frame: Rect2D(x: x, y: x, width: 0.7, height: 0.7))
            let conversion = try #require(geometry.pointConversion(under: .uiKit))
            let local = conversion.localPoint(of: Point2D(x, x))
            #expect(local == .zero)
            #expect(geometry.bounds.contains(local))
        }
    }

    @Test func `a translation subtracts first and adds the scroll offset last`() throws {
        var source = SplitMix64(seed: 7)
        for _ in 0..<1000 {
            let numbers = (0..<6).map { _ in (source.unit() - 0.5) * 1e6 }
            let geometry = ViewGeometry(
                frame: Rect2D(x: numbers[0], y: numbers[1], width: 10, height: 10),
                boundsOrigin: Point2D(numbers[2], numbers[3]))
            let conversion = try #require(geometry.pointConversion(under: .uiKit))
            let local = conversion.localPoint(of: Point2D(numbers[4], numbers[5]))
            #expect(local.x.bitPattern == ((numbers[4] - numbers[0]) + numbers[2]).bitPattern)
            #expect(local.y.bitPattern == ((numbers[5] - numbers[1]) + numbers[3]).bitPattern)
        }
    }

    @Test func `any other transform is inverted by division and applied in the frozen order`()
        throws
    {
        var source = SplitMix64(seed: 8)
        for _ in 0..<1000 {
            let n = (0..<14).map { _ in (source.unit() - 0.5) * 100 }
            let (a, b, c, d, tx, ty) = (n[0], n[1], n[2], n[3], n[4], n[5])
            let geometry = ViewGeometry(
                bounds: Rect2D(x: n[6], y: n[7], width: n[8], height: n[9]),
                center: Point2D(n[10], n[11]), anchorPoint: Point2D(0.25, 0.75),
                transform: AffineTransform2D(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
            let conversion = try #require(geometry.pointConversion(under: .uiKit))
            let determinant = a * d - b * c
            let qx = n[12] - (n[10] + tx)
            let qy = n[13] - (n[11] + ty)
            let x = ((d / determinant) * qx + (-c / determinant) * qy) + (n[6] + 0.25 * n[8])
            let y = ((-b / determinant) * qx + (a / determinant) * qy) + (n[7] + 0.75 * n[9])
            let local = conversion.localPoint(of: Point2D(n[12], n[13]))
            #expect(local.x.bitPattern == x.bitPattern && local.y.bitPattern == y.bitPattern)
        }
    }

    @Test func `the way up is the forward map`() {
        let transform = AffineTransform2D(a: 2, b: 0.1, c: 0.3, d: 3, tx: 5, ty: 7)
        let geometry = ViewGeometry(
            bounds: Rect2D(x: 1, y: 2, width: 10, height: 20), center: Point2D(100.1, 200.2),
            transform: transform)
        let (mx, my) = (4.7 - 6.0, 9.9 - 12.0)
        let x = ((2 * mx + 0.3 * my) + 5) + 100.1
        let y = ((0.1 * mx + 3 * my) + 7) + 200.2
        #expect(geometry.superPoint(of: Point2D(4.7, 9.9)) == Point2D(x, y))
        let plain = ViewGeometry(
            frame: Rect2D(x: 0.1, y: 0.2, width: 1, height: 1), boundsOrigin: Point2D(0.3, 0.4))
        #expect(
            plain.superPoint(of: Point2D(0.7, 0.9)) == Point2D((0.7 - 0.3) + 0.1, (0.9 - 0.4) + 0.2)
        )
    }

    @Test func `a pure translation is not the identity`() throws {
        let geometry = ViewGeometry(
            bounds: Rect2D(x: 0, y: 0, width: 10, height: 10), center: Point2D(5, 5),
            transform: AffineTransform2D(translationX: 100, y: 0))
        let conversion = try #require(geometry.pointConversion(under: .uiKit))
        guard case .affine(let inverse) = conversion else {
            Issue.record("A translation by a transform became \(conversion)")
            return
        }
        #expect(inverse.anchor == Point2D(105, 5))
        #expect(conversion.localPoint(of: Point2D(100, 0)) == .zero)
    }
}
