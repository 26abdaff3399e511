import ViewDumps

/// `hittest convert`: a tree in one of this project's own forms.
struct ConvertCommand: Command {
    static let name = "convert"
    static let summary = "Write a tree as CSV or JSON."
    static let help = """
        Usage: hittest convert TREE --to csv|json [--format FORMAT]

        Writes the tree to the standard output in one of this project's own forms, which read back
        to the same bits: CSV for large trees, JSON for reading and editing by hand.

        TREE is a file, or - for the standard input.

        Options:
          --to csv|json     the form to write
          --format FORMAT   read TREE as this format; otherwise its content tells

        Examples:
          hittest convert views.txt --to json > views.json
          pbpaste | hittest convert - --to csv

        """

    /// The forms that can be written.
    private enum Form: String, CaseIterable {
        case csv, json
    }

    private let path: String
    private let form: Form
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, options: ["--to", "--format"], positionals: ["TREE"])
        path = list.positionals[0]
        format = list.values["--format"]
        guard let name = list.values["--to"] else {
            throw Failure.usage("--to csv or --to json is missing.")
        }
        guard let form = Form(rawValue: name) else {
            throw Failure.usage("--to is '\(name)', and must be csv or json.")
        }
        self.form = form
    }

    func run(_ streams: Streams) throws {
        let dump = try Input(path, streams).readTree(format: format)
        let writer = ViewTreeWriter(dump.tree, ids: dump.ids)
        switch form {
        case .csv: try writer.writeCSV(to: streams.write)
        case .json: try writer.writeJSON(to: streams.write)
        }
    }
}
