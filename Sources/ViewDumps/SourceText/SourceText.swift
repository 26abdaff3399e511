/// A text of a file, or what is left of it once the escapes of a log or a web page are undone.
struct SourceText {
    /// The text.
    private(set) var bytes: [UInt8]

    /// Where each byte stands in the file, and the file's end; nil if the text is the file.
    private var origins: [Int]?

    /// Takes a whole file.
    init(_ file: Span<UInt8>) {
        // SAFETY: the buffer is read only inside the closure.
        bytes = unsafe file.withUnsafeBufferPointer { unsafe Array($0) }
    }

    /// Creates a text from its parts.
    init(_ bytes: [UInt8], origins: [Int]) {
        self.bytes = bytes
        self.origins = origins
    }

    /// Whether this is the file as it is.
    var isWholeFile: Bool { origins == nil }

    /// The offset in the file of an offset in the text; the text's end is one too.
    func fileOffset(of offset: Int) -> Int {
        guard let origins else { return offset }
        return origins[min(offset, origins.count - 1)]
    }

    /// The offsets in the file of a range of the text.
    func fileOffsets(of range: Range<Int>) -> [Int] {
        guard let origins else { return Array(range) }
        return Array(origins[range])
    }

    /// The line of the file that each line of the text begins in, from 1.
    ///
    /// - Complexity: O(n) in the length of text and file.
    func fileLines(in file: Span<UInt8>) -> [Int] {
        var lines = [1]
        var (line, counted) = (1, 0)
        for offset in bytes.indices where bytes[offset] == .lineFeed {
            let next = min(fileOffset(of: offset + 1), file.count)
            while counted < next {
                if file[counted] == .lineFeed { line += 1 }
                counted += 1
            }
            lines.append(line)
        }
        return lines
    }

    /// The same problem, placed in the file.
    func placedInFile(_ problem: LocatedProblem) -> LocatedProblem {
        LocatedProblem(
            problem.problem, at: fileOffset(of: problem.offset), path: problem.path)
    }
}
