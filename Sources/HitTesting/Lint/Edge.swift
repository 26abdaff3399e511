/// An edge of a box: where points begin to be beyond it, exactly, and where it is meant to be.
///
/// Roundings of the conversion move edges: of a view that starts at 4 in a container scrolled by 120,
/// the points a hair less than 4 belong to it too. Such a hair decides who gets a touch there, so edges
/// are compared as they are; but it is no part of anybody's area, so areas are measured as meant.
struct Edge: BitwiseCopyable, Comparable {
    /// The least double beyond the edge.
    let exact: Double

    /// The edge without the roundings of conversions.
    let nominal: Double

    /// Creates an edge where the view's own space has it.
    init(_ coordinate: Double) {
        exact = coordinate
        nominal = coordinate
    }

    /// Creates an edge from both coordinates.
    init(exact: Double, nominal: Double) {
        self.exact = exact
        self.nominal = nominal
    }

    static func < (lhs: Edge, rhs: Edge) -> Bool { lhs.exact < rhs.exact }

    static func == (lhs: Edge, rhs: Edge) -> Bool { lhs.exact == rhs.exact }

    /// How far it is to another edge, as meant; never negative.
    func distance(to other: Edge) -> Double { max(other.nominal - nominal, 0) }
}
