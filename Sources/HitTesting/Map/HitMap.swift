/// A tree flattened for questions alone: which view gets this touch, in less time than it takes to go
/// down the tree.
///
/// A map knows the views that touches can reach, where they lie in the world, and for every part of
/// the world the few views that can win there, topmost first. It answers exactly what
/// ``ViewTree/hitTest(_:)`` answers for the tree it was made of, bit for bit. It does not change
/// when the tree does: give it to other threads, and bring it up to date when you want to.
///
///     var map = try HitMap(tree)
///     map.hitTest(Point2D(20, 80))
///     tree.setHidden(true, of: button)
///     try map.update(from: tree)             // only where the button was
///
/// A map is a value. Copies share their memory; an update of one copies what it changes, so a reader
/// that holds the version before is not disturbed.
///
/// What cannot be reached is not there at all: of a list of a million rows of which fifteen are in
/// sight, a map holds fifteen. Closures and overridden views that touches can reach are refused; see
/// ``HitMapError``.
///
/// A tree of which a view in reach has more than some forty superviews, or a region that *excludes*
/// something from ``HitRegion/boundsOrSubviews``, is kept with the map, for the rare points that only
/// the exact way down decides; the tree's first change after an update then copies its columns.
public struct HitMap: Sendable {
    /// What copies share.
    var storage: MapStorage

    /// Makes the map of a tree.
    ///
    /// - Parameters:
    ///   - tree: The tree; it is not changed.
    ///   - root: The only window to ask, or nil for all. Any view will do: the points are then in its
    ///     superview's space, and its superviews are not asked. A removed view leaves no answers.
    /// - Throws: ``HitMapError``, if a touch can reach a closure.
    /// - Complexity: O(r log r) in the r views in reach, about; those out of reach cost nothing, but
    ///   for a pointer to every 128 views of the tree.
    public init(_ tree: ViewTree, root: ViewID? = nil) throws(HitMapError) {
        storage = try MapBuilder.build(tree, root: root)
    }

    /// The version of the tree that the map answers for; compare it with ``ViewTree/version``.
    public var version: TreeVersion { storage.version }

    /// The memory that the map alone uses and reserves, in bytes; regions excluded.
    ///
    /// - Complexity: O(number of crowded tiles).
    public var byteCount: Int { storage.byteCount }
}
