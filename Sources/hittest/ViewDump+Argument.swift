import HitTesting
import ViewDumps

extension ViewDump {
    /// The view that an argument names: by its id or address, else by its name, class, identifier,
    /// label or text, if only one view has it.
    ///
    /// What a person would paste will do: `0x7F8A`, `7f8a`, `<UIButton: 0x7f8a; frame = …>`, the
    /// class without its module, the resource without its package; capitals count only where two
    /// views differ in nothing else.
    ///
    /// - Throws: ``Failure/unsuitable(_:)`` if no view has it, or several have; it lists them.
    func view(argument: String) throws -> ViewID {
        if let view = ids.view(withID: argument) { return view }
        for address in ViewNames.addresses(in: argument) {
            if let view = ids.view(withID: address) { return view }
        }
        let wanted = ViewNames.folded(argument)
        var found: [ViewNames.Closeness: [ViewID]] = [:]
        tree.forEachView { view in
            let names = ViewNames(of: view, in: self)
            if let closeness = names.closeness(to: argument, folded: wanted) {
                found[closeness, default: []].append(view)
            }
        }
        for closeness in [ViewNames.Closeness.same, .part, .folded] {
            guard let views = found[closeness] else { continue }
            guard views.count == 1 else {
                throw Failure.unsuitable(
                    "\(views.count) views are called '\(argument)'; name one by its id:"
                        + list(views))
            }
            return views[0]
        }
        let similar = found[.contained] ?? []
        throw Failure.unsuitable(
            """
            no view has the id, name, class, identifier, label or text '\(argument)'\
            \(similar.isEmpty ? "" : "; similar are:\(list(similar))")
            """)
    }

    /// Up to so many views are listed.
    private static let mostListed = 20

    /// Views with where they are on the screen, one a line.
    private func list(_ views: [ViewID]) -> String {
        var lines = views.prefix(Self.mostListed).map { view in
            "\n  \(title(of: view))" + (place(of: view).map { " at \($0)" } ?? "")
        }
        if views.count > Self.mostListed {
            lines.append("\n  and \(views.count - Self.mostListed) more")
        }
        return lines.joined()
    }

    /// Where the windows or other roots are, in a sentence.
    var windowText: String {
        let places = tree.roots.prefix(3).compactMap { root in
            place(of: root).map { "\(title(of: root)) is at \($0)" }
        }
        guard !places.isEmpty else { return "Where the windows are is not known." }
        return "\(places.joined(separator: "; "))\(tree.roots.count > 3 ? "; …" : "")."
    }

    /// Where a view is on the screen: the box around its bounds.
    private func place(of view: ViewID) -> String? {
        guard let box = tree.convert(tree.bounds(of: view), from: view, to: nil), box.isFinite
        else { return nil }
        let size = "\(PointAnswer.text(box.width)) × \(PointAnswer.text(box.height))"
        return "\(PointAnswer.text(box.origin)), \(size)"
    }
}

extension ViewDumpFormat {
    /// The format that an argument names.
    ///
    /// - Throws: ``Failure/usage(_:)`` if there is none of that name.
    init(argument: String) throws {
        guard let format = ViewDumpFormat(rawValue: argument) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure.usage("--format is '\(argument)', and must be one of \(names).")
        }
        self = format
    }
}
