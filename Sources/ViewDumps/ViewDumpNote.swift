import HitTesting

/// Something that a file does not say, or says in a way that makes answers uncertain.
public struct ViewDumpNote: Hashable, Sendable {
    /// What is uncertain.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The view's transform cannot be inverted, so the view is never hit; its size is lost.
        case degenerateTransform = "degenerate-transform"

        /// The printed frame does not determine the bounds: a square was assumed.
        case boundsNotRecoverable = "bounds-not-recoverable"

        /// The transform turns the view out of the plane; its projection without perspective is used.
        case transformOutOfPlane = "transform-out-of-plane"

        /// The view is printed without a frame, so neither it nor its subviews can be hit.
        case frameMissing = "frame-missing"

        /// The superview's line is missing: the view was put below the nearest line above it.
        case superviewMissing = "superview-missing"

        /// The line is cut off: what it would have said further on is taken to be the default.
        case lineCut = "line-cut"

        /// The dump is cut off here: views are missing, and may be what takes a touch.
        case dumpCut = "dump-cut"

        /// A view is mentioned here, in a sentence, that is not part of the hierarchy; it is left out.
        case mentionSkipped = "mention-skipped"

        /// There are several windows, and their levels are not printed: the last is taken as topmost.
        case windowLevelsMissing = "window-levels-missing"

        /// The frame of a root is not in the dump: it is taken to contain every point.
        case frameUnbounded = "frame-unbounded"

        /// The view's frame is missing: it is taken to be where its subviews are.
        case frameFromSubviews = "frame-from-subviews"

        /// Some of the rectangle's numbers are missing and taken to be 0.
        case coordinateMissing = "coordinate-missing"

        /// The rectangle is inside out, which means off screen: the view is never hit.
        case rectangleInverted = "rectangle-inverted"

        /// Which of several siblings lies on top is not in the dump.
        case orderUnknown = "order-unknown"

        /// Siblings are drawn in this order only if their elevations, which are not there, are equal.
        case elevationMissing = "elevation-missing"

        /// Lengths are pixels of the screen, not points.
        case coordinatesInPixels = "coordinates-in-pixels"

        /// Lengths are rounded to whole numbers, so neighbours may overlap or leave a gap.
        case coordinatesRounded = "coordinates-rounded"

        /// Rectangles are cut to what is visible: parts outside an ancestor are not there.
        case rectanglesClipped = "rectangles-clipped"

        /// The tool took the view to be not visible, which does not mean hidden.
        case visibilityIsNotHidden = "visibility-is-not-hidden"

        /// Transforms are not in the dump.
        case transformsMissing = "transforms-missing"

        /// Whether views are hidden, transparent or without interaction is not in the dump.
        case gatesMissing = "gates-missing"

        /// Scroll offsets are not in the dump: what a scroll view holds may lie elsewhere.
        case scrollOffsetsMissing = "scroll-offsets-missing"

        /// The subviews do not agree on how far their superview is scrolled.
        case scrollOffsetUncertain = "scroll-offset-uncertain"

        /// Elements come as a list: which lies in which is not in the dump.
        case hierarchyMissing = "hierarchy-missing"

        /// The dump says that the view has other subviews than follow here.
        case subviewsMissing = "subviews-missing"

        /// Another dump begins here; it was not read.
        case furtherDumpSkipped = "further-dump-skipped"
    }

    /// The view, or nil where the whole dump is meant or the view could not be read.
    public let view: ViewID?

    /// What is uncertain.
    public let kind: Kind

    /// The line of the file, from 1.
    public let line: Int

    /// Creates a note.
    init(_ kind: Kind, on view: ViewID?, line: Int) {
        self.kind = kind
        self.view = view
        self.line = line
    }
}

extension ViewDumpNote.Kind: CustomStringConvertible {
    /// What is uncertain, in a sentence without a full stop.
    public var description: String {
        switch self {
        case .degenerateTransform:
            "its transform cannot be inverted, so it is never hit; the dump does not tell its size"
        case .boundsNotRecoverable:
            "under its transform the frame does not tell width and height apart: a square is assumed"
        case .transformOutOfPlane:
            "its transform turns it out of the plane: the projection without perspective is used"
        case .frameMissing:
            "its frame is missing, so neither it nor its subviews can be hit"
        case .superviewMissing:
            "its superview's line is missing: it is taken to lie in the nearest view above"
        case .lineCut:
            "its line is cut off: what is missing is taken to be the default"
        case .dumpCut:
            "the dump is cut off here: views are missing"
        case .mentionSkipped:
            "a view that is mentioned here, outside the hierarchy, is left out"
        case .windowLevelsMissing:
            "several windows, and no levels: the last one is taken to be on top"
        case .frameUnbounded:
            "its frame is not in the dump: it is taken to contain every point"
        case .frameFromSubviews:
            "its frame is missing: it is taken to be where its subviews are"
        case .coordinateMissing:
            "x, y, width or height is missing and taken to be 0"
        case .rectangleInverted:
            "its rectangle is inside out, which means off screen: it is never hit"
        case .orderUnknown:
            "which of several siblings lies on top is not in this dump"
        case .elevationMissing:
            "siblings are taken to be drawn in this order; their elevations are not in this dump"
        case .coordinatesInPixels:
            "all lengths are in pixels, and so are the points to ask for"
        case .coordinatesRounded:
            "lengths are whole numbers: neighbours may overlap or leave a gap"
        case .rectanglesClipped:
            "rectangles are cut to what is visible"
        case .visibilityIsNotHidden:
            "it was not visible (off screen, covered or empty), which does not mean hidden"
        case .transformsMissing:
            "transforms are not in this dump"
        case .gatesMissing:
            "whether a view is hidden, transparent or takes no touches is not in this dump"
        case .scrollOffsetsMissing:
            "scroll offsets are not in this dump: what a scroll view holds may lie elsewhere"
        case .scrollOffsetUncertain:
            "its subviews do not agree on how far it is scrolled: the most frequent offset is used"
        case .hierarchyMissing:
            "this is a list: which element lies in which is not in this dump"
        case .subviewsMissing:
            "the dump says that it has another number of subviews than follow here"
        case .furtherDumpSkipped:
            "another dump begins here; it was not read"
        }
    }
}
