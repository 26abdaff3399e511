/// How much of a view has to lie in a rectangle that views are looked for in.
public enum RectSelection: Hashable, Sendable {
    /// Some of what its superviews leave of the view: a positive area, not just an edge.
    case intersecting

    /// All of the view, whether or not its superviews leave all of it; they have to leave some.
    case contained
}
