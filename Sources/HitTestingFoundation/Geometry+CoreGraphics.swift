public import Foundation
public import HitTesting

extension Point2D {
    /// Creates a point from Foundation's, of the same coordinates.
    public init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}

extension Size2D {
    /// Creates a size from Foundation's, of the same extents.
    public init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension Rect2D {
    /// Creates a rectangle from Foundation's, of the same origin and size.
    public init(_ rect: CGRect) {
        self.init(origin: Point2D(rect.origin), size: Size2D(rect.size))
    }
}

extension CGPoint {
    /// Creates a point of the same coordinates.
    public init(_ point: Point2D) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGSize {
    /// Creates a size of the same extents.
    public init(_ size: Size2D) {
        self.init(width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Creates a rectangle of the same origin and size.
    public init(_ rect: Rect2D) {
        self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
}

extension AffineTransform2D {
    /// Creates a transform from Foundation's, of the same six numbers.
    public init(_ transform: AffineTransform) {
        self.init(
            a: Double(transform.m11), b: Double(transform.m12), c: Double(transform.m21),
            d: Double(transform.m22), tx: Double(transform.tX), ty: Double(transform.tY))
    }
}

extension AffineTransform {
    /// Creates a transform of the same six numbers.
    public init(_ transform: AffineTransform2D) {
        self.init(
            m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
            tX: transform.tx, tY: transform.ty)
    }
}

#if canImport(CoreGraphics)
    public import CoreGraphics

    extension AffineTransform2D {
        /// Creates a transform from Core Graphics', of the same six numbers.
        public init(_ transform: CGAffineTransform) {
            self.init(
                a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
                d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
        }
    }

    extension CGAffineTransform {
        /// Creates a transform of the same six numbers.
        public init(_ transform: AffineTransform2D) {
            self.init(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d,
                tx: transform.tx, ty: transform.ty)
        }
    }
#endif
