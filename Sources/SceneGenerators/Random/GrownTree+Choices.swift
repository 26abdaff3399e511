import HitTesting

extension GrownTree {
    /// Some view that exists, or nil if there is none.
    ///
    /// Numbers of removed views are passed over; should all that are tried be of such, a window.
    public func anyView(_ source: inout RandomSource) -> Int? {
        for _ in 0..<8 where nextNumber > 0 {
            let number = source.below(nextNumber)
            if model.contains(number) { return number }
        }
        return model.windows.first?.number ?? model.subviews.keys.min()
    }

    /// Some sibling of a view; the view itself if there is no other.
    func anySibling(of view: Int, _ source: inout RandomSource) -> Int {
        let siblings =
            model.superviews[view].map { model.subviews[$0, default: []] } ?? model.roots
        if siblings.isEmpty { return view }
        return siblings[source.below(siblings.count)]
    }

    /// A view that was taken out of the tree and waits to be put back.
    func detachedView(_ source: inout RandomSource) -> Int? {
        model.detached.isEmpty ? nil : source.pick(model.detached.sorted())
    }
}
