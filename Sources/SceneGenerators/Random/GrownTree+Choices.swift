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

    /// An edit that opens a gate that keeps some view from being hit; nil if none is met.
    func reopening(_ source: inout RandomSource) -> EditRecipe? {
        for _ in 0..<16 where nextNumber > 0 {
            let number = source.below(nextNumber)
            guard let id = liveID(number) else { continue }
            if tree.isHidden(id) { return .set(number, .isHidden(false)) }
            if !tree.isUserInteractionEnabled(id) {
                return .set(number, .isUserInteractionEnabled(true))
            }
            if !tree.rules.allows(alpha: tree.alpha(of: id)) { return .set(number, .alpha(1)) }
        }
        return nil
    }

    /// A view that was taken out of the tree and waits to be put back.
    func detachedView(_ source: inout RandomSource) -> Int? {
        model.detached.isEmpty ? nil : source.pick(model.detached.sorted())
    }
}
