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
        }
    }
}
