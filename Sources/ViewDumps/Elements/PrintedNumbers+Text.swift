extension PrintedNumbers {
    /// The numbers of a text such as `[0,100][1000,300]`, or nil if anything else stands among them.
    static func list(in text: String) -> [Double]? {
        let bytes = Array(text.utf8)
        return list(in: bytes.span, 0..<bytes.count)
    }
}
