/// Why a map cannot be made of a tree, or brought up to date with it.
///
/// Closures and overrides may answer anything, which a map cannot know beforehand; it refuses them
/// where a touch can reach them, and never differs from the tree in silence. Ask the tree itself, or
/// declare the behaviour or the region as data.
public enum HitMapError: Error, Hashable {
    /// The view's behaviour is ``HitBehavior/custom(bounds:_:)`` or
    /// ``HitBehavior/overridden(bounds:)``.
    case behaviorIsClosure(ViewID)

    /// The view's region is, or contains, ``HitRegion/custom(bounds:_:)``.
    case regionIsClosure(ViewID)
}

extension HitMapError: CustomStringConvertible {
    /// What was refused, naming the view and what to do.
    public var description: String {
        switch self {
        case .behaviorIsClosure(let view):
            "View \(view) is reachable and a closure or an override decides what it answers; "
                + "a map cannot hold it: hit-test the tree, or declare the behaviour as data"
        case .regionIsClosure(let view):
            "View \(view) is reachable and a closure decides where it is; "
                + "a map cannot hold it: hit-test the tree, or declare the region as data"
        }
    }
}
