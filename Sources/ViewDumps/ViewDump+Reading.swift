import Foundation

extension ViewDump {
    /// Reads a tree of views from a file; its content tells the format, not its name.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - format: The format to read it as, or nil for the one that its content tells.
    /// - Throws: ``ViewDumpError`` if the file is not what it should be; an error of Foundation's if
    ///   it cannot be read at all.
    /// - Complexity: O(n) in the file's length, in time and memory; large files are mapped, not loaded.
    public init(contentsOfFile path: String, format: ViewDumpFormat? = nil) throws {
        let data = try Self.content(ofFile: path)
        self =
            if let format {
                try Self.read(data.span, as: format, named: path)
            } else {
                try Self.read(data.span, named: path)
            }
    }

    /// The bytes of a file, mapped where that is possible: not of a pipe.
    private static func content(ofFile path: String) throws -> Data {
        let url = URL(fileURLWithPath: path)
        if let mapped = try? Data(contentsOf: url, options: .mappedIfSafe) { return mapped }
        return try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    }

    /// Reads a tree of views from bytes; their content tells the format.
    ///
    /// - Parameters:
    ///   - bytes: The file's content. Whatever it is, nothing traps.
    ///   - source: What errors call the file.
    /// - Throws: ``ViewDumpError`` that names the place.
    /// - Complexity: O(n) in the number of bytes, in time and memory.
    public static func read(
        _ bytes: Span<UInt8>, named source: String
    ) throws(ViewDumpError) -> ViewDump {
        do {
            let text = try DetectedText(bytes)
            switch text {
            case .csv: return try read(bytes, as: .csv)
            case .json(let document): return try JSONTreeReader.read(document, of: bytes)
            case .recursiveDescription, .foreign: break
            }
            guard let cleaned = PastedText.cleaned(bytes) else {
                return try read(text, of: bytes)
            }
            return try read(DetectedText(cleaned.span), of: cleaned.span)
        } catch {
            throw error.error(in: bytes, of: source)
        }
    }

    /// Reads another tool's dump whose format has been told.
    private static func read(
        _ text: DetectedText, of bytes: Span<UInt8>
    ) throws(LocatedProblem) -> ViewDump {
        if case .foreign(let dump) = text { return try dump.read(in: bytes) }
        return try RecursiveDescriptionReader.read(bytes)
    }

    /// Reads a tree of views from bytes of a format that is known.
    ///
    /// - Parameters:
    ///   - bytes: The file's content. Whatever it is, nothing traps.
    ///   - format: The format to read it as.
    ///   - source: What errors call the file.
    /// - Throws: ``ViewDumpError`` that names the place.
    /// - Complexity: O(n) in the number of bytes, in time and memory.
    public static func read(
        _ bytes: Span<UInt8>, as format: ViewDumpFormat, named source: String
    ) throws(ViewDumpError) -> ViewDump {
        let isOwn = format == .csv || format == .json
        let cleaned = isOwn ? nil : PastedText.cleaned(bytes)
        do {
            guard let cleaned else { return try read(bytes, as: format) }
            return try read(cleaned.span, as: format)
        } catch {
            throw error.error(in: bytes, of: source)
        }
    }

    /// Reads a tree of views; problems are placed by their byte offset.
    private static func read(
        _ bytes: Span<UInt8>, as format: ViewDumpFormat
    ) throws(LocatedProblem) -> ViewDump {
        switch format {
        case .csv: try CSVTreeReader.read(bytes)
        case .json: try JSONTreeReader.read(JSONDocument(bytes), of: bytes)
        case .recursiveDescription: try RecursiveDescriptionReader.read(bytes)
        default: try ForeignDump.read(bytes, as: format)
        }
    }
}
