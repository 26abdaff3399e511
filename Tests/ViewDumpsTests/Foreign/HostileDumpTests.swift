import HitTesting
import Testing
import ViewDumps

/// Other tools' dumps, damaged: an answer, or an error that names a line.
@Suite("Damaged dumps of other tools")
struct HostileDumpTests {
    @Test("whole, each is read, or refused for its kind", arguments: HostileDumps.all.map(\.text))
    func whole(text: String) throws {
        let error = HostileDumps.read(Array(text.utf8))
        #expect((error == nil) != text.contains("clickable at point"))
    }

    @Test("cut off at every byte", arguments: HostileDumps.all.map(\.text))
    func truncation(text: String) {
        let bytes = Array(text.utf8)
        for length in 0..<bytes.count { HostileDumps.read(Array(bytes[..<length])) }
    }

    @Test("with bytes replaced", arguments: HostileDumps.all.map(\.text))
    func replacement(text: String) {
        let bytes = Array(text.utf8)
        let replacements = Array("\n\"'<>{}[]();:,.=-|\\&+→9 \0".utf8) + [0xFF]
        for position in bytes.indices {
            var changed = bytes
            changed[position] =
                position.isMultiple(of: 2)
                ? replacements[position / 2 % replacements.count]
                : bytes[position] ^ (1 << UInt8(position / 2 % 8))
            HostileDumps.read(changed)
        }
    }

    @Test("with pieces left out, doubled and exchanged", arguments: HostileDumps.all.map(\.text))
    func pieces(text: String) {
        let bytes = Array(text.utf8)
        var state: UInt64 = 42
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<40 {
            let first = next(bytes.count)
            let second = first + next(bytes.count - first)
            HostileDumps.read(Array(bytes[..<first] + bytes[second...]))
            HostileDumps.read(Array(bytes[..<second] + bytes[first...]))
            HostileDumps.read(Array(bytes[second...] + bytes[..<first]))
        }
    }

    @Test("several dumps in one file: one is read, and the rest noted or refused")
    func several() {
        for first in HostileDumps.all {
            for second in HostileDumps.all {
                HostileDumps.read(Array((first.text + "\n\n" + second.text).utf8))
            }
        }
    }

    /// How long a hostile file is: ten megabytes, or what takes as long without optimization.
    #if DEBUG
        private static let longLength = 8_000
    #else
        private static let longLength = 10_000_000
    #endif

    /// What hostile files repeat.
    private static let repeated = [
        "{", "[", "\"", "\\", "\\n", "<", "<a>", "&", "&amp;", "&#5", "+", "+->A{id=", ", x=",
        "'", "{{", "Element subtree:", "  |--", "<A:0x1; AX=", ">", "\"rect\":{", "<node a='",
        "A{1 V.E", "A@1[", ",", " ", "•:0x1", "<hierarchy ", "label: '",
        "<node bounds='[0,0][1,1]'>",
    ]

    @Test("one very long line", .timeLimit(.minutes(2)), arguments: repeated)
    func longLine(piece: String) {
        let count = Self.longLength / piece.utf8.count
        let bytes = Array(repeatElement(Array(piece.utf8), count: count).joined())
        HostileDumps.read(bytes)
    }

    @Test("very many lines that are alike", .timeLimit(.minutes(2)), arguments: repeated)
    func manyLines(piece: String) {
        let count = Self.longLength / (piece.utf8.count + 1)
        let bytes = Array(repeatElement(Array("\(piece)\n".utf8), count: count).joined())
        HostileDumps.read(bytes)
    }
}
