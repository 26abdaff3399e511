import HitTesting
import Testing

/// Maps that cannot follow a tree change by change are made anew, and nobody notices.
@Suite struct MapHistoryTests {
    @Test func `a map that is far behind catches up`() throws {
        var mapped = try MappedScene()
        for step in 0..<20_000 {
            let name = "row \(step % 20)"
            mapped.scene.tree.setCenter(
                Point2D(200, Double(step % 600)), of: mapped.scene[name])
        }
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
        mapped.scene.tree.setHidden(true, of: mapped.scene["panel"])
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test(arguments: [200, 3_000])
    func `more moves out of sight than a map has views, and one in sight`(
        count: Int
    ) throws {
        var mapped = try MappedScene()
        mapped.scene.add("far", 5_000, 0, 400, 40_000, in: "list")
        for row in 0..<count {
            mapped.scene.add("far \(row)", 0, Double(row) * 10, 400, 10, in: "far")
        }
        try mapped.map.update(from: mapped.scene.tree)
        for row in 0..<count {
            mapped.scene.tree.setCenter(
                Point2D(210, Double(row) * 10), of: mapped.scene["far \(row)"])
        }
        mapped.scene.tree.setCenter(Point2D(200, 60), of: mapped.scene["button"])
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `a map that meets another tree becomes its map`() throws {
        var mapped = try MappedScene()
        var other = try MappedScene()
        other.scene.tree.setHidden(true, of: other.scene["panel"])
        try mapped.map.update(from: other.scene.tree)
        other.expectAgreement(of: mapped.map)
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
        try mapped.map.update(from: ViewTree())
        #expect(mapped.map.hitTest(Point2D(200, 200)) == nil)
    }

    @Test func `a map follows a copy of its tree, and the other copy too`() throws {
        let original = try MappedScene()
        var left = original
        var right = original
        for step in 1...5 {
            left.scene.tree.setCenter(
                Point2D(Double(step) * 30, 60), of: left.scene["button"])
            right.scene.tree.setHidden(step % 2 == 1, of: right.scene["group"])
            try left.map.update(from: left.scene.tree)
            try right.map.update(from: right.scene.tree)
            left.expectAgreement(of: left.map)
            right.expectAgreement(of: right.map)
        }
        #expect(left.scene.tree.version != right.scene.tree.version)
        var wanderer = left.map
        try wanderer.update(from: right.scene.tree)
        right.expectAgreement(of: wanderer)
        try wanderer.update(from: original.scene.tree)
        original.expectAgreement(of: wanderer)
        try wanderer.update(from: left.scene.tree)
        left.expectAgreement(of: wanderer)
    }

    @Test func `copies of copies are followed too`() throws {
        var mapped = try MappedScene()
        var trees: [ViewTree] = []
        for step in 1...20 {
            // Each tree set aside makes the next edit one of a copy.
            trees.append(mapped.scene.tree)
            mapped.scene.tree.setCenter(
                Point2D(Double(step) * 14, 60), of: mapped.scene["button"])
            if step % 4 == 0 { try mapped.map.update(from: mapped.scene.tree) }
        }
        mapped.expectAgreement(of: mapped.map)
        for tree in trees.reversed() {
            try mapped.map.update(from: tree)
            mapped.scene.tree = tree
            mapped.expectAgreement(of: mapped.map)
        }
    }
}
