import HitTesting
import ViewDumps

extension LintReport {
    /// Everything as JSON, in full precision.
    var json: String {
        var object = JSONMembersText()
        object.add("format", string: dump.format.rawValue)
        object.add("views", number: "\(dump.tree.count)")
        object.add("exact", flag: dump.order == .backToFront)
        object.add("minimumSize", number: NumberText.text(minimumSize))
        object.add("unreachable", array: (unreachable + untouchable).map(unreachableJSON))
        object.add("smallTargets", array: smallTargets.map(reachableJSON))
        object.add("misdirectedCenters", array: misdirected.map(reachableJSON))
        object.add("undecided", array: undecided.map(undecidedJSON))
        object.add("notes", array: dump.notes.map(dump.json(of:)))
        return "\(object.object)\n"
    }

    private func unreachableJSON(_ reach: Reach) -> String {
        var object = JSONMembersText()
        object.add("id", view: reach.view, of: dump)
        object.add("isIntended", flag: Self.isUntouchable(reach, in: dump))
        guard let reason = reach.reason else { return object.object }
        func name(_ view: ViewID) -> String { dump.ids[view] ?? view.description }
        var inner = JSONMembersText()
        inner.add("kind", string: reason.kind)
        inner.add("view", string: name(reason.viewAtFault ?? reach.view))
        switch reason {
        case .covered(_, let cover, let point):
            if let cover { inner.add("by", string: name(cover)) }
            inner.add("at", numbers: [point.x, point.y])
        case .outside(_, let ancestor): inner.add("ancestor", string: name(ancestor))
        case .redirects(_, let target): inner.add("target", string: name(target))
        case .tooTransparent(_, let alpha):
            inner.add("alpha", number: NumberText.text(Double(alpha)))
        default: break
        }
        let title = dump.title(of: reach.view)
        inner.add("text", string: reason.mapViews { dump.title(of: $0) }.text(about: title))
        object.add("reason", json: inner.object)
        return object.object
    }

    private func reachableJSON(_ reach: Reach) -> String {
        var object = JSONMembersText()
        object.add("id", view: reach.view, of: dump)
        if let point = reach.verdict.point { object.add("point", numbers: [point.x, point.y]) }
        add(reach.area, "area", to: &object)
        add(reach.areaWithSubviews, "areaWithSubviews", to: &object)
        if let area = reach.regionArea { add(area, "regionArea", to: &object) }
        if let center = reach.center {
            object.add("center", numbers: [center.point.x, center.point.y])
            object.add("receiver", json: center.receiver.map(dump.json(of:)) ?? "null")
        }
        return object.object
    }

    private func undecidedJSON(_ reach: Reach) -> String {
        var object = JSONMembersText()
        object.add("id", view: reach.view, of: dump)
        if case .undecided(let area) = reach.verdict {
            object.add("areaBelow", number: NumberText.text(area))
        }
        if let doubt = reach.doubt { object.add("doubt", json: dump.json(of: doubt)) }
        return object.object
    }

    private func add(
        _ bounds: ClosedRange<Double>, _ key: String, to object: inout JSONMembersText
    ) {
        object.add(key, numbers: [bounds.lowerBound, bounds.upperBound])
    }
}
