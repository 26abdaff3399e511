import HitTesting
import ViewDumps

extension ViewDump {
    /// The view that an argument names: by its id, else by its name or class, if only one has it.
    ///
    /// - Throws: ``Failure/unsuitable(_:)`` if no view has it, or several have.
    func view(argument: String) throws -> ViewID {
        if let view = ids.view(withID: argument) { return view }
        var named: [ViewID] = []
        tree.forEachView { view in
            if tree.name(of: view) == argument || className(of: view) == argument {
                named.append(view)
            }
        }
        guard let view = named.first else {
            throw Failure.unsuitable("no view has the id, the name or the class '\(argument)'")
        }
        guard named.count == 1 else {
            let some = named.prefix(5).compactMap { ids[$0] }.joined(separator: ", ")
            throw Failure.unsuitable(
                """
                \(named.count) views are called '\(argument)'; name one by its id: \
                \(some)\(named.count > 5 ? ", …" : "")
                """)
        }
        return view
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
