/// A part of a space: a box, whose edges are exact, and perhaps slanted or curved boundaries within
/// it, which are known up to a tolerance.
struct Patch {
    /// The box around the patch.
    var box: HalfOpenBox

    /// What bounds the patch within the box; nil if the box is all of it.
    var outline: PatchOutline?

    /// The view because of which it is not known whether a touch in the patch arrives; the world if
    /// it is known.
    ///
    /// A closure that may take the touch, for one. ``roundings`` stands for no view.
    var doubt = ViewStore.world

    /// Whether a touch in the patch surely arrives.
    var isCertain: Bool { doubt == ViewStore.world }

    /// Creates a box-shaped patch.
    init(_ box: HalfOpenBox, doubt: UInt32 = ViewStore.world) {
        self.box = box
        self.doubt = doubt
    }

    /// The least area that touches surely arrive in.
    var innerArea: Double {
        guard isCertain else { return 0 }
        guard let outline else { return box.area }
        return outline.inner.polygonArea
    }

    /// The greatest area that touches may arrive in.
    var outerArea: Double {
        outline?.outer.polygonArea ?? (isCertain ? box.area : max(box.area, box.exactArea))
    }

    /// A point well inside, if there is one.
    var middle: Point2D {
        guard let outline else { return box.middle }
        return outline.inner.polygonCentroid ?? outline.outer.polygonCentroid ?? box.middle
    }

    /// The corners of the polygon that contains all of the patch.
    var outerCorners: [Point2D] { outline?.outer ?? box.corners }
}

/// The slanted boundaries of a patch, and the two polygons that enclose what they leave open.
///
/// An object, so that handing a patch on counts one reference and not three.
final class PatchOutline: Sendable {
    /// The boundaries that cut the box.
    let lines: [OutlineLine]

    /// A convex polygon that contains every point of the patch.
    let outer: [Point2D]

    /// A convex polygon whose points all lie in the patch; empty if none surely does.
    let inner: [Point2D]

    /// Creates an outline from its parts.
    init(lines: [OutlineLine], outer: [Point2D], inner: [Point2D]) {
        self.lines = lines
        self.outer = outer
        self.inner = inner
    }
}
