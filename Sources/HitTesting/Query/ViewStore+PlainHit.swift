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
            var local = point
            switch records[container].flags.subviewStorage {
            case .none: return .answered(container)
            case .one:
                let subview = records[container].first
                switch enter(subview, at: point, &local) {
                case .missed: return .answered(container)
                case .entered: container = subview
                case .absorbed: return .answered(subview)
                case .undecided:
                    return .undecided(container: container, point: point, cursor: 1)
                }
            case .two:
                let front = records[container].second
                switch enter(front, at: point, &local) {
                case .missed: break
                case .entered:
                    container = front
                    point = local
                    continue descent
                case .absorbed: return .answered(front)
                case .undecided:
                    return .undecided(container: container, point: point, cursor: 2)
                }
                let back = records[container].first
                switch enter(back, at: point, &local) {
                case .missed: return .answered(container)
                case .entered: container = back
                case .absorbed: return .answered(back)
                case .undecided:
                    return .undecided(container: container, point: point, cursor: 1)
                }
            case .run:
                let line = records[container].first
                let relative = FloatPoint(point, relativeTo: runs.origin(of: line))
                var block = (Int(records[container].second) - 1) / 4
                search: while block >= 0 {
                    let lanes = runs.containing(relative, line: line, block: block)
                    // Four tests that the processor foretells, and not the highest set bit, which it
                    // would have to wait for.
                    for lane in stride(from: 3, through: 0, by: -1) {
                        if lanes & (1 &<< UInt32(lane)) == 0 { continue }
                        let index = block * 4 + lane
                        let subview = runs.slot(of: line, at: index)
                        switch enter(subview, at: point, &local) {
                        case .missed: continue
                        case .entered:
                            container = subview
                            point = local
                            continue descent
                        case .absorbed: return .answered(subview)
                        case .undecided:
                            return .undecided(
                                container: container, point: point, cursor: Int32(index + 1))
                        }
                    }
                    block -= 1
                }
                return .answered(container)
            case .wide:
                var entrance = Entrance.missed
                guard
                    let found = enterWide(container, at: point, &local, &entrance)
                else { return .answered(container) }
                switch entrance {
                case .missed: return .answered(container)
                case .entered: container = found.slot
                case .absorbed: return .answered(found.slot)
                case .undecided:
                    return .undecided(
                        container: container, point: point, cursor: found.order + 1)
                }
            }
            point = local
        }
    }

    /// Finds the frontmost subview of a wide container that does not miss a point.
    @inline(never)
    private func enterWide(
        _ container: UInt32, at point: Point2D, _ local: inout Point2D, _ entrance: inout Entrance
    ) -> BoxTree.Found? {
        if let found = enterFrontOfWide(container, at: point, &local, &entrance) { return found }
        var visits: UInt32 = 0
        var foundLocal = point
        var foundEntrance = Entrance.missed
        let found = wides[records[container].first].last(
            containing: point, below: .max, visits: &visits
        ) { subview in
            var subviewLocal = point
            let result = enter(subview, at: point, &subviewLocal)
            if case .missed = result { return false }
            foundLocal = subviewLocal
            foundEntrance = result
            return true
        }
        local = foundLocal
        entrance = foundEntrance
        return found
    }

    /// Looks at the frontmost subviews of a wide container in order.
    ///
    /// Their records are in the cache, and where siblings overlap much one of them contains the point.
    @inline(__always)
    private func enterFrontOfWide(
        _ container: UInt32, at point: Point2D, _ local: inout Point2D, _ entrance: inout Entrance
    ) -> BoxTree.Found? {
        let row = records[container].first
        var position = wides[row].order.endPosition
        for _ in 0..<DescentFrame.frontScan {
            guard let next = wides[row].order.position(before: position) else { return nil }
            position = next
            let slot = wides[row].order.slot(position)
            entrance = enter(slot, at: point, &local)
            switch entrance {
            case .missed: continue
            // Nobody comes back here, so the order, which may be far away, is not needed.
            case .entered, .absorbed: return BoxTree.Found(order: 0, slot: slot)
            case .undecided:
                return BoxTree.Found(order: wides[row].label(of: slot, places: places), slot: slot)
            }
        }
        return nil
    }
}
