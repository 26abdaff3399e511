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

    /// What becomes of a touch at a subview of a common kind, which never answers nil.
    enum UsualEntrance {
        case missed, entered
        /// The subview is of another kind.
        case unusual
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
    @inline(__always)
    func plainDescent(from start: UInt32, at startPoint: Point2D) -> PlainHit {
        var container = start
        var point = startPoint
        while true {
            switch usualStep(&container, &point) {
            case .missed: return .answered(container)
            case .entered: continue
            case .unusual: break
            }
            let found = firstEntrance(of: container, at: point)
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

    /// As ``plainDescent(from:at:)``, where code is better short.
    @inline(never)
    func plainHit(from start: UInt32, at startPoint: Point2D) -> PlainHit {
        plainDescent(from: start, at: startPoint)
    }

    /// Goes down to the frontmost subview that does not miss the point, if all that are asked are of a
    /// common kind; nothing is called on the way, so nothing has to be kept in memory for it.
    ///
    /// - Parameters:
    ///   - container: The container; becomes the subview, if that is entered.
    ///   - point: The point in the container's space; becomes that in the subview's.
    @inline(__always)
    private func usualStep(_ container: inout UInt32, _ point: inout Point2D) -> UsualEntrance {
        let (first, second) = (records[container].first, records[container].second)
        let flags = records[container].flags
        if flags.keepsRun {
            var scan = RunScan(first, behind: Int(second), point, in: runs)
            while let index = scan.next(in: runs) {
                let slot = runs.slot(of: first, at: index)
                fetch(runs.hint(of: first, at: index), of: slot)
                let entrance = enterUsual(slot, &container, &point)
                if entrance != .missed { return entrance }
            }
            return .missed
        }
        if flags.keepsFront {
            let entrance = enterUsual(second, &container, &point)
            if entrance != .missed { return entrance }
            if flags.isWide { return .unusual }
        } else if flags.keepsNone {
            return .missed
        }
        return enterUsual(first, &container, &point)
    }

    /// Goes down to a subview of a common kind, unless it misses the point.
    @inline(__always)
    private func enterUsual(
        _ slot: UInt32, _ container: inout UInt32, _ point: inout Point2D
    ) -> UsualEntrance {
        var local = point
        let entrance = enterUsual(slot, at: point, &local)
        if entrance == .entered {
            container = slot
            point = local
        }
        return entrance
    }

    /// A subview that does not miss a point.
    private struct FoundEntrance {
        var slot: UInt32
        /// The cursor there, if the search may have to come back.
        var order: Int32
        var entrance: Entrance
        /// The point in its own space.
        var local: Point2D
    }

    /// Finds the frontmost subview of a container, whatever its kind, that does not miss a point.
    @inline(never)
    private func firstEntrance(of container: UInt32, at point: Point2D) -> FoundEntrance {
        if records[container].flags.subviewStorage == .wide {
            return firstEntranceOfWide(container, at: point)
        }
        var cursor = Int32.max
        while let slot = subview(of: container, containing: point, behind: &cursor) {
            var local = point
            let entrance = enter(slot, at: point, &local)
            if case .missed = entrance { continue }
            return FoundEntrance(slot: slot, order: cursor, entrance: entrance, local: local)
        }
        return FoundEntrance(slot: container, order: 0, entrance: .missed, local: point)
    }

    /// Finds the frontmost subview of a wide container that does not miss a point.
    private func firstEntranceOfWide(_ container: UInt32, at point: Point2D) -> FoundEntrance {
        if records[container].flags.contains(.largeFront),
            let found = enterFrontOfWide(container, at: point)
        {
            return found
        }
        var visits: UInt32 = 0
        var result = FoundEntrance(slot: container, order: 0, entrance: .missed, local: point)
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
        guard let found else { return result }
        result.slot = found.slot
        result.order = found.order
        return result
    }

    /// How many subviews behind a large frontmost one are looked at in order.
    private static let largeFrontScan = 15

    /// Looks at the frontmost subviews of a wide container in order; of a common kind, the very first
    /// one has missed the point already.
    ///
    /// Their records are in the cache, and where siblings overlap much one of them contains the point.
    @inline(__always)
    private func enterFrontOfWide(_ container: UInt32, at point: Point2D) -> FoundEntrance? {
        let row = records[container].first
        let front = unsafe wides[row].order.frontSlots
        var index = front.count
        let end = max(index - Self.largeFrontScan - 1, 0)
        if records[records[container].second].flags.isUsual { index -= 1 }
        while index > end {
            index -= 1
            // SAFETY: the index is one of the front's.
            let slot = unsafe front[index]
            var local = point
            let entrance = enter(slot, at: point, &local)
            switch entrance {
            case .missed: continue
            // Nobody comes back here, so the order, which may be far away, is not needed.
            case .entered, .absorbed:
                return FoundEntrance(slot: slot, order: 0, entrance: entrance, local: local)
            case .undecided:
                let order = wides[row].label(of: slot, places: places)
                return FoundEntrance(slot: slot, order: order, entrance: entrance, local: local)
            }
        }
        return nil
    }
}
