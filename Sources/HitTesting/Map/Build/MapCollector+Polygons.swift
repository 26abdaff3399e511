extension MapCollector {
    /// Below more superviews, what rounding moves corners by might add up to a slack.
    private static var deepestPolygon: Int32 { 16_384 }

    /// Appends the polygon of a view that lies askew, or in one that does; returns whether it has one.
    ///
    /// The views that it is made for lie in superviews whose own regions are known to contain the
    /// points in it: one that follows its subviews is not.
    mutating func appendPolygon(
        of slot: UInt32, _ place: inout MapPlace, in superview: inout Frame,
        of store: borrowing ViewStore
    ) -> Bool {
        let follows = ViewFlags.regionFollowsSubviews
        let inner = store.mapInnerRegion(of: slot)
        let outer = store.regionBox(of: slot)
        guard place.depth <= Self.deepestPolygon, !inner.isEmpty,
            !store.records[slot].flags.contains(follows),
            superview.slot == ViewStore.world
                || !store.records[superview.slot].flags.contains(follows),
            let sides = OutlineSides(of: place, reach: outer.reach, window)
        else { return false }
        if superview.polygon >= 0 {
            polygons.append(polygons[superview.polygon])
        } else {
            guard let polygon = OutlinePolygon(within: superview.place, window) else {
                return false
            }
            polygons.append(polygon)
        }
        if polygons[polygons.count - 1].cut(sides.edges(outer: outer, inner: inner)) { return true }
        polygons.removeLast()
        return false
    }
}
