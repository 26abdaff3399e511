import ViewDumps

extension Input {
    /// More notes than this are only counted.
    private static let mostNotes = 10

    /// Tells people what a file leaves open, as compilers do.
    func tellNotes(of dump: ViewDump) {
        for note in dump.notes.prefix(Self.mostNotes) {
            let view = note.view.flatMap { dump.ids[$0] }.map { "\($0): " } ?? ""
            streams.complain("\(name):\(note.line): note: \(view)\(note.kind)\n")
        }
        if dump.notes.count > Self.mostNotes {
            streams.complain("\(name): and \(dump.notes.count - Self.mostNotes) more notes\n")
        }
    }
}
