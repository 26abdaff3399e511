import HitTesting
import Testing
import ViewDumps

/// A dump that is cut off gives an answer that says so, or an error: never a silent wrong answer.
@Suite("recursiveDescription: cut off")
struct CutDumpTests {
    private static let whole = """
        <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
           | <UIView: 0x2; frame = (10 10; 50 50); hidden = YES; layer = <CALayer: 0xb>>
        """

    @Test(
        "the last line",
        arguments: [
            ("\n   | <UIV", ["dump-cut"]), ("\n   | <UIView: 0x3", ["dump-cut"]),
            ("\n   | <UIView: 0x3; ", ["dump-cut"]),
            ("\n   | <UIView: 0x3; frame = (1 ", ["dump-cut"]),
            ("\n   | ", ["dump-cut"]), ("\n   |", ["dump-cut"]), ("\n.......", ["dump-cut"]),
            ("\n   | <UIView: 0x3; frame = (1 1; 2 2)", ["0x3 line-cut"]),
            ("\n   | <UIView: 0x3; frame = (1 1; 2 2); hid", ["0x3 line-cut"]),
            ("\n   | <UIView: 0x3; frame = (1 1; 2 2); text = 'a", ["0x3 line-cut"]),
            ("\n   | <UIView: 0x3; frame = (1 1; 2 2); layer = <CALayer: 0xc>", ["0x3 line-cut"]),
            ("\n", []), ("\n)", []), ("", []),
        ])
    func lastLine(end: String, notes: [String]) throws {
        let dump = try viewDump(Self.whole + end)
        #expect(dump.tree.count == (notes == ["0x3 line-cut"] ? 3 : 2))
        #expect(dump.noteTexts == notes)
        #expect(dump.hit(20, 20) == "0x1")
    }

    @Test("a line in the middle: the next view's line is its own")
    func middle() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = (10 10; 50 50); animations = { position=<CABas
               |    | <UIView: 0x3; frame = (0 0; 10 10); layer = <CALayer: 0xb>>
               | <UIView: 0x4; fra
               |    | <UIView: 0x5; frame = (0 0; 100 100); layer = <CALayer: 0xb>>
            """)
        #expect(dump.tree.count == 5)
        #expect(dump.hit(15, 15) == "0x3")
        #expect(dump.hit(70, 70) == "0x1")
        #expect(dump.noteTexts == ["0x2 line-cut", "0x4 frame-missing", "0x4 line-cut"])
    }

    @Test("a view printed without a frame cannot be hit, nor what it holds")
    func withoutFrame() throws {
        let dump = try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0xa>>
               | <MyView: 0x2>
               |    | <UIView: 0x3; frame = (0 0; 10 10); layer = <CALayer: 0xb>>
            """)
        #expect(dump.hit(5, 5) == "0x1")
        #expect(dump.noteTexts == ["0x2 frame-missing"])
    }

    @Test("every case, cut at every byte", arguments: try CaseFile.all(of: "UIKit"))
    func everyByte(file: CaseFile) throws {
        let bytes = try file.bytes
        let whole = try viewDump(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        /// Where each view's line has come to its address.
        var starts: [(id: String, offset: Int)] = []
        whole.tree.forEachView { view in
            guard let id = whole.ids[view], let range = text.firstRange(of: ": \(id);") else {
                return
            }
            starts.append((id, text.utf8.distance(from: text.startIndex, to: range.lowerBound)))
        }
        #expect(starts.count == whole.tree.count)
        for length in bytes.indices {
            guard let cut = try? viewDump(Array(bytes[..<length])) else { continue }
            let isNoted = cut.notes.contains { $0.kind == .lineCut || $0.kind == .dumpCut }
            if isNoted { continue }
            #expect(cut.tree.count == starts.count { $0.offset < length }, "cut at \(length)")
            for (id, _) in starts.prefix(cut.tree.count) {
                let view = try #require(cut.ids.view(withID: id), "cut at \(length)")
                let original = try #require(whole.ids.view(withID: id))
                let isSame =
                    cut.tree.geometry(of: view) == whole.tree.geometry(of: original)
                    && cut.tree.isHidden(view) == whole.tree.isHidden(original)
                    && cut.tree.alpha(of: view) == whole.tree.alpha(of: original)
                    && cut.tree.isUserInteractionEnabled(view)
                        == whole.tree.isUserInteractionEnabled(original)
                #expect(isSame, "\(id), cut at \(length)")
            }
        }
    }
}
