import HitTesting
import ViewDumps

extension ViewDump {
    /// A note for programs: the view that it is on, its kind, its line.
    func json(of note: ViewDumpNote) -> String {
        var object = JSONMembersText()
        if note.view != nil { object.add("id", view: note.view, of: self) }
        object.add("kind", string: note.kind.rawValue)
        object.add("line", number: String(note.line))
        return object.object
    }
}

extension JSONMembersText {
    /// Adds a view's id, and its name if it has one.
    mutating func add(_ key: String, view: ViewID?, of dump: ViewDump) {
        guard let view, let id = dump.ids[view] else { return addNull(key) }
        add(key, string: id)
        if let name = dump.tree.name(of: view) { add("name", string: name) }
    }
}
