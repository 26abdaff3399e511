import Testing

@testable import ViewDumps

@Suite("Tables of texts")
struct ByteStringTableTests {
    @Test("number texts in the order they come, through every growth")
    func numbers() {
        var table = ByteStringTable()
        for number in 0..<2000 {
            let text = Array("view \(number)".utf8)
            #expect(table.index(of: 0..<text.count, in: text.span) == nil)
            let (index, isNew) = table.insert(0..<text.count, of: text.span)
            #expect(index == number && isNew)
        }
        for number in 0..<2000 {
            let text = Array("view \(number)".utf8)
            #expect(table.index(of: 0..<text.count, in: text.span) == number)
            let (index, isNew) = table.insert(0..<text.count, of: text.span)
            #expect(index == number && !isNew)
            #expect(table.text(at: number) == "view \(number)")
        }
        #expect(table.count == 2000)
    }

    @Test("compare byte for byte: canonically equivalent texts differ")
    func bytes() {
        var table = ByteStringTable()
        let composed = Array("\u{E9}".utf8)
        let decomposed = Array("e\u{301}".utf8)
        #expect("\u{E9}" == "e\u{301}")
        table.insert(0..<composed.count, of: composed.span)
        #expect(table.insert(0..<decomposed.count, of: decomposed.span).isNew)
        #expect(table.insert(0..<0, of: composed.span).isNew)
    }
}
