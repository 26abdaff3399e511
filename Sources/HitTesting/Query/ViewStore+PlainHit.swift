extension ViewStore {
    /// What becomes of a touch at one subview, in a query without options.
    enum Entrance {
        /// Not here: the next subview behind is asked.
        case missed
        /// The answer is the subview, or lies below it.
        case entered
        /// The answer is the subview.
        case absorbed
        /// The subview may answer nil, or a closure decides: the search may have to come back.
        case undecided
    }

    /// Where a plain descent ended.
    enum PlainHit {
        /// At the view that answers.
        case answered(UInt32)
        /// Before a subview that needs the general search: its container, which answers if nothing
        /// below does, the point in the container's space, and the cursor just in front.
        case undecided(container: UInt32, point: Point2D, cursor: Int32)
    }

    /// Goes down from a view that contains a point, as long as no view may send the search back.
    ///
    /// The first subview, from the front, that is eligible and contains the point contains the
    /// answer, so this is a loop without a stack. Nothing is allocated and no reference counted.
    ///
    /// - Parameters:
    ///   - start: The view, or the world.
    ///   - startPoint: The point in its own space.
    func plainHit(from start: UInt32, at startPoint: Point2D) -> PlainHit {
        var container = start
        var point = startPoint
        descent: while true {
            var cursor = Int32.max
            while let subview = subview(of: container, containing: point, behind: &cursor) {
                var local = point
                switch enter(subview, at: point, &local) {
                case .missed: continue
                case .entered: break
                case .absorbed: return .answered(subview)
                case .undecided:
                    return .undecided(container: container, point: point, cursor: cursor + 1)
                }
                container = subview
                point = local
                continue descent
            }
            guard records[container].flags.subviewStorage == .wide,
                let found = enterWide(container, at: point)
            else { return .answered(container) }
            switch found.entrance {
            case .missed: return .answered(container)
            case .entered: break
            case .absorbed: return .answered(found.slot)
            case .undecided:
                return .undecided(container: container, point: point, cursor: found.order + 1)
            }
            container = found.slot
            point = found.local
        }
    }

    /// A subview of a wide container that does not miss a point.
    private struct WideEntrance {
        var slot: UInt32
        /// Its label, if the search may have to come back.
        var order: Int32
        var entrance: Entrance
        /// The point in its own space.
        var local: Point2D
    }

    /// Finds the frontmost subview of a wide container that does not miss a point, but for the very
    /// first one, which the caller has tried.
    @inline(never)
    private func enterWide(_ container: UInt32, at point: Point2D) -> WideEntrance? {
        if records[container].flags.contains(.largeFront),
            let found = enterFrontOfWide(container, at: point)
        {
            return found
        }
        var visits: UInt32 = 0
        var result = WideEntrance(slot: container, order: 0, entrance: .missed, local: point)
        let found = wides[records[container].first].last(
            containing: point, below: .max, visits: &visits
        ) { subview in
            var local = point
            let entrance = enter(subview, at: point, &local)
            if case .missed = entrance { return false }
            result.entrance = entrance
            result.local = local
            return true
        }
        guard let found else { return nil }
        result.slot = found.slot
        result.order = found.order
        return result
    }

    /// How many subviews behind a large frontmost one are looked at in order.
    private static let largeFrontScan = 15

    /// Looks at the frontmost subviews of a wide container in order, from the second on.
    ///
    /// Their records are in the cache, and where siblings overlap much one of them contains the point.
    @inline(__always)
    private func enterFrontOfWide(_ container: UInt32, at point: Point2D) -> WideEntrance? {
        let row = records[container].first
        var position = wides[row].order.endPosition
        position.offset -= 1
        for _ in 0..<Self.largeFrontScan {
            guard let next = wides[row].order.position(before: position) else { return nil }
            position = next
            let slot = wides[row].order.slot(position)
            var local = point
            let entrance = enter(slot, at: point, &local)
            switch entrance {
            case .missed: continue
            // Nobody comes back here, so the order, which may be far away, is not needed.
            case .entered, .absorbed:
                return WideEntrance(slot: slot, order: 0, entrance: entrance, local: local)
            case .undecided:
                let order = wides[row].label(of: slot, places: places)
                return WideEntrance(slot: slot, order: order, entrance: entrance, local: local)
            }
        }
        return nil
    }
}
