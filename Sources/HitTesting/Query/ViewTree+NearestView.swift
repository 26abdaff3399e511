extension ViewTree {
    /// The nearest of the views that may answer touches and satisfy a predicate: for snapping and
    /// magnets.
    ///
    /// The distance is that to what a view's superviews leave of the rectangle around its region, 0
    /// inside; which views may answer, and what is left of them, is as in ``views(in:mode:)``. Of
    /// equally near views the first in hit order counts.
    ///
    ///     let target = tree.nearestView(to: pointer, within: 24) { handles.contains($0) }
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the windows' superspace, the screen, in points. If it is not finite
    ///     the answer is nil.
    ///   - distance: How far away the view may be; infinity for any distance, nil is answered if it is
    ///     negative or NaN.
    ///   - predicate: Which views count; asked about few views, and not in any particular order.
    /// - Complexity: O(c · (d + log k)) in a tree of depth d with c views about as near as the answer,
    ///   in containers of k subviews; more where the predicate declines what is near.
    public func nearestView(
        to worldPoint: Point2D, within distance: Double,
        where predicate: (ViewID) -> Bool = { _ in true }
    ) -> ViewID? {
        guard worldPoint.isFinite && distance >= 0 else { return nil }
        var search = NearestSearch(point: worldPoint, limit: distance * distance)
        return store.nearestView(&search, where: predicate)
    }
}

extension ViewStore {
    /// Goes through the containers, in each to what is nearest first; in bounded stack.
    fileprivate func nearestView(
        _ search: inout NearestSearch, where predicate: (ViewID) -> Bool
    ) -> ViewID? {
        var rectangles = RegionRectangles()
        var frames = [
            NearestFrame(
                container: Self.world, world: .identity, rest: .everything, isEarlier: true)
        ]
        push(entriesOf: Self.world, onto: &frames[0], search)
        while !frames.isEmpty {
            let top = frames.count - 1
            guard let next = frames[top].popFirst(search) else {
                let holdsBest = frames[top].holdsBest
                frames.removeLast()
                if holdsBest && top > 0 { frames[top - 1].noteBestInOpenSubview() }
                continue
            }
            if next.isNode {
                push(lanesOf: next.row, onto: &frames[top], search)
                continue
            }
            guard
                let found = area(
                    of: next.row, within: frames[top].rest, frames[top].world, &rectangles)
            else { continue }
            frames[top].openOrder = next.order
            let isEarlier = frames[top].isEarlier(next.order)
            // The view answers after its subviews, but its distance bounds theirs.
            var isBest = false
            if found.role.answers {
                let squaredDistance = found.rest.squaredDistance(to: search.point)
                if search.accepts(squaredDistance, isEarlier: isEarlier)
                    && predicate(id(of: next.row))
                {
                    search.take(id(of: next.row), squaredDistance)
                    isBest = true
                }
            }
            guard found.role.asksSubviews,
                search.accepts(
                    found.rest.box.squaredDistance(to: search.point),
                    isEarlier: isEarlier || isBest)
            else {
                if isBest { frames[top].noteBestInOpenSubview() }
                continue
            }
            var inner = NearestFrame(
                container: next.row, world: frames[top].world.appending(found.placement),
                rest: found.rest, isEarlier: isEarlier || isBest)
            inner.holdsBest = isBest
            push(entriesOf: next.row, onto: &inner, search)
            frames.append(inner)
        }
        return search.best
    }

    /// Makes all subviews of a container wait, or the top of its box tree.
    private func push(
        entriesOf container: UInt32, onto frame: inout NearestFrame, _ search: NearestSearch
    ) {
        let record = records[container]
        switch record.flags.subviewStorage {
        case .none: break
        case .one: frame.push(.init(squaredDistance: 0, order: 0, row: record.first))
        case .two:
            frame.push(.init(squaredDistance: 0, order: 0, row: record.first))
            frame.push(.init(squaredDistance: 0, order: 1, row: record.second))
        case .run:
            let line = record.first
            let origin = runs.origin(of: line)
            for index in 0..<Int(record.second) {
                frame.push(
                    row: runs.slot(of: line, at: index), order: Int32(index), isNode: false,
                    box: runs.box(of: line, at: index), origin: origin, search)
            }
        case .wide:
            let row = record.first
            for index in 0..<UInt32(wides[row].unbounded.count) {
                let entry = wides[row].unbounded[index]
                frame.push(.init(squaredDistance: 0, order: entry.label, row: entry.slot))
            }
            push(lanesOf: wides[row].boxes.root, onto: &frame, search)
        }
    }

    /// Makes what a node of a container's box tree leads to wait.
    private func push(
        lanesOf node: UInt32, onto frame: inout NearestFrame, _ search: NearestSearch
    ) {
        let row = records[frame.container].first
        let link = wides[row].boxes.links[node]
        let origin = wides[row].origin
        for lane in 0..<Int(link.count) {
            let entry = wides[row].boxes.entry(node, lane)
            frame.push(
                row: entry.child, order: entry.order, isNode: link.level > 0, box: entry.box,
                origin: origin, search)
        }
    }
}
