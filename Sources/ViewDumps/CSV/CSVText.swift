/// Writes cells of CSV.
enum CSVText {
    /// Appends a cell, given as UTF-8, in quotation marks where it needs them.
    static func append(_ text: some Collection<UInt8>, to output: inout [UInt8]) {
        let needsMarks = text.contains {
            $0 == .comma || $0 == .quotationMark || $0 == .lineFeed || $0 == .carriageReturn
        }
        guard needsMarks else {
            output.append(contentsOf: text)
            return
        }
        output.append(.quotationMark)
        for byte in text {
            if byte == .quotationMark { output.append(.quotationMark) }
            output.append(byte)
        }
        output.append(.quotationMark)
    }
}
