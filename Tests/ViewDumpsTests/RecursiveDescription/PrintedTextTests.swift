import HitTesting
import Testing
import ViewDumps

/// Quoted texts hold anything, unescaped, and what follows them counts.
@Suite("recursiveDescription: texts")
struct PrintedTextTests {
    @Test(
        "a text hides nothing that follows it, and adds nothing",
        arguments: [
            "Continue", "", "it's", "a; b", "a; hidden = NO", "{", "}", "(", "]", ">", ">>", ">>>",
            "<", "<b>bold</b>", "a > b; c", "'", "''", "';", "'; x", "'>", "'>>", "\"",
            "\"quoted\"",
            "two\nlines", "\n\n", "prompt\n>>> x <UIView: 0xdead; frame = (0 0; 100 100)>\n",
            "a\n<UIView: 0xdead; frame = (0 0; 100 100); layer = <CALayer: 0x9>>\nb",
            "a\n   | <UIView: 0xdead; frame = (0 0; 100 100); layer = <CALayer: 0x9>>\nb",
            "a | b", "   | ", "Ünïcödé 🙂", "0x2: <UIView: 0xdead", "a = 'b",
            "layer = <CALayer: 0x9",
            "cut after some twenty...",
        ])
    func texts(text: String) throws {
        for (mark, name) in [("'", "text"), ("\"", "text"), ("\"", "ax.label")] {
            let dump = try viewDump(
                """
                <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
                   | <UILabel: 0x2; frame = (10 10; 10 10); \(name) = \(mark)\(text)\(mark); \
                clipsToBounds = YES; hidden = YES; layer = <_UILabelLayer: 0xb>>
                   |    | <UIView: 0x21; frame = (0 0; 10 10); layer = <CALayer: 0xc>>
                   | <UILabel: 0x3; frame = (30 30; 10 10); \(name) = \(mark)x\(mark); \
                alpha = 0.5; layer = <_UILabelLayer: 0xd>>
                """)
            #expect(dump.tree.count == 4, "\(name) = \(mark)\(text)\(mark)")
            #expect(dump.hit(15, 15) == "0x1", "\(name) = \(mark)\(text)\(mark)")
            #expect(dump.hit(35, 35) == "0x3", "\(name) = \(mark)\(text)\(mark)")
            #expect(dump.notes.isEmpty, "\(name) = \(mark)\(text)\(mark)")
        }
    }

    @Test("a text as the last attribute, without a layer")
    func lastAttribute() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); text = 'it's'>
               | <UILabel: 0x2; frame = (10 10; 10 10); text = 'a; b'; >
            """)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.notes.isEmpty)
    }

    @Test("a line that is cut off within a text ends there, and is noted")
    func cutText() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UILabel: 0x2; frame = (10 10; 10 10); text = 'a long st
               | <UILabel: 0x3; frame = (30 30; 10 10); text = 'x'; layer = <_UILabelLayer: 0xd>>
               | <UILabel: 0x4; frame = (50 50; 10 10); layer = <_UILabelLayer: 0xe>>
            """)
        #expect(dump.tree.count == 4)
        #expect(dump.hit(15, 15) == "0x2")
        #expect(dump.hit(35, 35) == "0x3")
        #expect(dump.hit(55, 55) == "0x4")
        #expect(dump.noteTexts == ["0x2 line-cut"])
    }
}
