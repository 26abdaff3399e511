/// Why a tree of views cannot be written.
public struct ViewTreeWritingError: Error, Hashable, Sendable {
    /// The id of the view at fault.
    public let view: String

    /// What cannot be written of it.
    public let problem: Problem

    /// What cannot be written.
    public enum Problem: Hashable, Sendable {
        /// A closure, or a view that a handler answers for: no file can hold code.
        case closure(String)

        /// A region that only JSON can say: a mask, or one region without another.
        case regionNeedsJSON

        /// A redirection to a view of a detached subtree, which is not written.
        case targetIsDetached

        /// The view is not among those that were given ids.
        case viewWithoutID
    }
}

extension ViewTreeWritingError: CustomStringConvertible {
    /// The view, and what to do.
    public var description: String {
        switch problem {
        case .closure(let what):
            "The \(what) of view '\(view)' is a closure, which no file can hold"
        case .regionNeedsJSON: "The region of view '\(view)' can be written as JSON, but not as CSV"
        case .targetIsDetached: "View '\(view)' redirects to a view of a detached subtree"
        case .viewWithoutID: "View \(view) has no id; it was added after the ids were made"
        }
    }
}
