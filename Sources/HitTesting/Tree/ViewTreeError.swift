/// Why a tree refused an edit; the tree is then unchanged.
public enum ViewTreeError: Error, Hashable {
    /// The view would have become its own ancestor.
    case superviewIsDescendant(view: ViewID, superview: ViewID)

    /// The objects to mirror form a loop or a diamond: one object was met in two places.
    case objectHasTwoSuperviews(description: String)
}

extension ViewTreeError: CustomStringConvertible {
    /// What was refused, naming the views.
    public var description: String {
        switch self {
        case .superviewIsDescendant(let view, let superview):
            "View \(view) cannot become a subview of \(superview), which is the view or lies below it"
        case .objectHasTwoSuperviews(let description):
            "\(description) occurs twice below the root to mirror; a view has one superview"
        }
    }
}
