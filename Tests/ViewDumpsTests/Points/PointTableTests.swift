import HitTesting
import Testing
import ViewDumps

@Suite("Tables of points")
struct PointTableTests {
    private static let tree = """
        id,parent,x,y,width,height
        root,,0,0,100,100
        "a,""b",root,10,10,10,10
        """

    /// The answers to a table that comes in chunks.
    private func answers(_ table: String, chunkSize: Int = .max, limit: Int = 4096) throws -> String
    {
        let dump = try viewDump(Self.tree)
        var rest = Array(table.utf8)[...]
        var reader = try PointTableReader(named: "points") {
            defer { rest = rest.dropFirst(chunkSize) }
            return Array(rest.prefix(chunkSize))
        }
        var answers = PointTableAnswers(to: reader, ids: dump.ids)
        while let batch = try reader.nextBatch(limit: limit) {
            answers.append(batch.points.map { dump.tree.hitTest($0) }, to: batch)
        }
        return String(decoding: answers.takeText(), as: UTF8.self)
    }

    @Test(
        "get one column more, and keep the others as they are",
        arguments: [
            ("x,y\n5,5\n", "x,y,id\n5,5,root\n"),
            ("x,y\n15,15\n200,0", "x,y,id\n15,15,\"a,\"\"b\"\n200,0,\n"),
            ("time,y,x,id\n 007 ,15 , 5,me\r\n", "time,y,x,id,hit\n 007 ,15 , 5,me,root\n"),
            ("\u{FEFF}x,y\r\n5,5\r\n\r\n6,6\r\n", "x,y,id\n5,5,root\n6,6,root\n"),
            ("x,y,who\n5,5,\"a\n\"\"b\"\"\"\n", "x,y,who,id\n5,5,\"a\n\"\"b\"\"\",root\n"),
            ("x,y\nnan,5\ninf,-inf\n", "x,y,id\nnan,5,\ninf,-inf,\n"), ("x,y\n", "x,y,id\n"),
            (" x ,\"y\"\n1e1,\"5\"\n", " x ,\"y\",id\n1e1,\"5\",root\n"),
        ])
    func answers(table: String, expected: String) throws {
        #expect(try answers(table) == expected)
        for chunkSize in 1...7 {
            #expect(try answers(table, chunkSize: chunkSize, limit: 2) == expected, "\(chunkSize)")
        }
    }

    @Test(
        "that are wrong name the line",
        arguments: [
            ("", "points:1:1"), ("x\n1\n", "points:1:1"), ("x,z\n", "points:1:1"),
            ("x,y,x\n", "points:1:5"),
            ("x,y\n1,2\n\n3\n", "points:4:1"), ("x,y\n1,2,3\n", "points:2:1"),
            ("x,y\n1,2\n3,\n", "points:3:3"),
            ("x,y\n1,2\n3,4a\n", "points:3:3"), ("x,y,t\n1,2,\"a\nb\"\n3,\"4\n", "points:4:3"),
        ])
    func wrong(table: String, place: String) throws {
        for chunkSize in [1, 2, 3, 1000] {
            let error = #expect(throws: ViewDumpError.self) {
                try answers(table, chunkSize: chunkSize)
            }
            #expect(
                error?.description.hasPrefix(place + ": ") == true, "\(String(describing: error))")
        }
    }

    @Test("can be read at once")
    func all() throws {
        let points = try PointTableReader.points(of: Array("t,x,y\na,1,2\nb,3,4".utf8), named: "t")
        #expect(points == [Point2D(1, 2), Point2D(3, 4)])
        #expect(try PointTableReader.points(of: Array("x,y\n".utf8), named: "t").isEmpty)
    }
}
