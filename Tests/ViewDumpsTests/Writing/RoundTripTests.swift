import HitTesting
import Testing

@testable import ViewDumps

@Suite("What is written reads back to the same bits")
struct RoundTripTests {
    @Test("as CSV", arguments: 0..<20 as Range<UInt64>)
    func csv(seed: UInt64) throws {
        var random = RandomDump(seed: seed, forJSON: false)
        let (tree, ids) = random.make(count: 200)
        let text = try text(tree, ids) { try $0.writeCSV(to: $1) }
        try compare(tree, ids, to: ViewDump.read(text.span, as: .csv, named: "test"))
    }

    @Test("as JSON", arguments: 0..<20 as Range<UInt64>)
    func json(seed: UInt64) throws {
        var random = RandomDump(seed: seed, forJSON: true)
        let (tree, ids) = random.make(count: 200)
        let text = try text(tree, ids) { try $0.writeJSON(to: $1) }
        try compare(tree, ids, to: ViewDump.read(text.span, as: .json, named: "test"))
    }

    @Test("every published dump, with the same hits", arguments: try CaseFile.all(of: "UIKit"))
    func cases(file: CaseFile) throws {
        let dump = try viewDump(file.bytes)
        let csv = try text(dump.tree, dump.ids) { try $0.writeCSV(to: $1) }
        let json = try text(dump.tree, dump.ids) { try $0.writeJSON(to: $1) }
        for copy in [try viewDump(csv), try viewDump(json)] {
            try compare(dump.tree, dump.ids, to: copy)
            for (point, id) in try file.hits { #expect(copy.hit(point.x, point.y) == id) }
        }
    }

    @Test("no view, and windows that are numbered for want of ids")
    func numbered() throws {
        #expect(try text(ViewTree(), nil) { try $0.writeJSON(to: $1) } == Array("[]\n".utf8))
        var tree = ViewTree()
        let root = tree.addRoot(ViewDescription(frame: Rect2D(x: 0, y: 0, width: 9, height: 9)))
        tree.addSubview(ViewDescription(frame: Rect2D(x: 1, y: 2.5, width: 3, height: 4)), to: root)
        #expect(
            try text(tree, nil) { try $0.writeCSV(to: $1) }
                == Array("id,parent,x,y,width,height\n0,,0,0,9,9\n1,0,1,2.5,3,4\n".utf8))
        #expect(
            try text(tree, nil) { try $0.writeJSON(to: $1) }
                == Array(
                    """
                    {"id": "0", "frame": [0, 0, 9, 9], "subviews": [
                      {"id": "1", "frame": [1, 2.5, 3, 4]}]}

                    """.utf8))
    }

    @Test("what no file can say is refused; a dead redirection is written as it acts")
    func refusals() throws {
        let frame = Rect2D(x: 0, y: 0, width: 9, height: 9)
        var tree = ViewTree()
        let root = tree.addRoot(ViewDescription(frame: frame))
        let other = tree.addRoot(ViewDescription(frame: frame))
        let ids = ViewDumpIDs(numbering: tree)
        func problem(_ edit: (inout ViewTree) -> Void) -> ViewTreeWritingError.Problem? {
            var edited = tree
            edit(&edited)
            let writer = ViewTreeWriter(edited, ids: ids)
            return #expect(throws: ViewTreeWritingError.self) { try writer.writeCSV { _ in } }?
                .problem
        }
        #expect(
            problem { $0.setHitRegion(.custom(bounds: nil) { _ in true }, of: root) }
                == .closure("region"))
        #expect(
            problem { $0.setHitBehavior(.overridden(bounds: nil), of: root) }
                == .closure("behaviour"))
        #expect(
            problem { $0.setHitRegion(.excluding(.bounds, .ellipse), of: root) } == .regionNeedsJSON
        )
        #expect(
            problem { $0.addSubview(ViewDescription(frame: frame), to: root) } == .viewWithoutID)
        #expect(
            problem {
                $0.detach(other)
                $0.setHitBehavior(.redirect(other), of: root)
            } == .targetIsDetached)
        tree.setHitBehavior(.redirect(other), of: root)
        tree.remove(other)
        let text = try text(tree, ids) { try $0.writeCSV(to: $1) }
        #expect(String(decoding: text, as: UTF8.self).hasSuffix("0,,0,0,9,9,passthrough\n"))
    }

    /// What a writer writes.
    private func text(
        _ tree: ViewTree, _ ids: ViewDumpIDs?,
        _ write: (ViewTreeWriter, ([UInt8]) throws -> Void) throws -> Void
    ) throws -> [UInt8] {
        var text: [UInt8] = []
        try write(ViewTreeWriter(tree, ids: ids)) { text.append(contentsOf: $0) }
        return text
    }

    /// Compares a tree with what was read, view by view.
    private func compare(_ tree: ViewTree, _ ids: ViewDumpIDs, to copy: ViewDump) throws {
        #expect(copy.tree.count == tree.count)
        var order: [String] = []
        tree.forEachView { order.append(fingerprint(of: $0, in: tree, ids)) }
        var copiedOrder: [String] = []
        copy.tree.forEachView { copiedOrder.append(fingerprint(of: $0, in: copy.tree, copy.ids)) }
        #expect(order == copiedOrder)
    }

    /// All that is known of a view, to the last bit.
    private func fingerprint(of view: ViewID, in tree: ViewTree, _ ids: ViewDumpIDs) -> String {
        let description = tree.description(of: view)
        let geometry = description.geometry
        let numbers = [
            geometry.bounds.origin.x, geometry.bounds.origin.y, geometry.bounds.size.width,
            geometry.bounds.size.height, geometry.center.x, geometry.center.y,
            geometry.anchorPoint.x, geometry.anchorPoint.y, geometry.transform.a,
            geometry.transform.b, geometry.transform.c, geometry.transform.d, geometry.transform.tx,
            geometry.transform.ty, geometry.transform.isIdentity ? geometry.frame.origin.x : 0,
            geometry.transform.isIdentity ? geometry.frame.origin.y : 0,
            tree.isRoot(view) ? tree.level(of: view) + 0 : 0, Double(description.alpha),
        ]
        let bits = numbers.map { $0.isNaN ? "nan" : String($0.bitPattern, radix: 16) }
        let region = RegionText.json(of: description.hitRegion) ?? "closure"
        let behavior: String
        if case .redirect(let target) = description.hitBehavior {
            behavior = "redirect \(ids[target] ?? "")"
        } else {
            behavior = "\(description.hitBehavior)"
        }
        let superview = tree.superview(of: view).flatMap { ids[$0] } ?? ""
        let parts =
            [ids[view] ?? "", superview, description.name ?? "", region, behavior] + bits + [
                "\(description.isHidden) \(description.isUserInteractionEnabled)",
                "\(description.clipsToBounds) \(geometry.isCenterAuthoritative)",
            ]
        return parts.map {
            $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ".")
        }
        .joined(separator: " ")
    }
}
