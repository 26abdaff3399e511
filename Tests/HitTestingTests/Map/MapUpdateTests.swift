import HitTesting
import Testing

/// A map that is brought up to date answers for the tree as it is then; one that is not, for the tree
/// as it was.
@Suite struct MapUpdateTests {
    @Test(arguments: MapEdit.all)
    func `after an edit`(edit: MapEdit) throws {
        var mapped = try MappedScene()
        let before = mapped.expectedAnswers
        let oldMap = mapped.map
        try edit.apply(&mapped.scene)
        #expect(mapped.expectedAnswers != before, "The edit changes nothing that is asked")
        #expect(oldMap.version != mapped.scene.tree.version)
        mapped.expect(mapped.map, toAnswer: before)
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
        mapped.expect(oldMap, toAnswer: before)
    }

    /// One map follows all the time; of another one only the last update counts.
    @Test func `after edits upon edits`() throws {
        var mapped = try MappedScene()
        var follower = mapped.map
        for edit in MapEdit.geometry + MapEdit.rules + MapEdit.gates {
            try edit.apply(&mapped.scene)
            try follower.update(from: mapped.scene.tree)
            mapped.expectAgreement(of: follower)
        }
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `a redirection ends with its target, and not before`() throws {
        var mapped = try MappedScene()
        let point = Point2D(100, 90)
        #expect(mapped.map.hitTest(point) == mapped.scene["button"])
        mapped.scene.tree.setHitBehavior(
            .redirect(mapped.scene["chip"]), of: mapped.scene["button"])
        try mapped.map.update(from: mapped.scene.tree)
        #expect(mapped.map.hitTest(point) == mapped.scene["chip"])
        mapped.scene.tree.setHidden(true, of: mapped.scene["chip"])
        try mapped.map.update(from: mapped.scene.tree)
        #expect(mapped.map.hitTest(point) == mapped.scene["chip"])
        mapped.scene.tree.detach(mapped.scene["chip"])
        try mapped.map.update(from: mapped.scene.tree)
        #expect(mapped.map.hitTest(point) == mapped.scene["chip"])
        mapped.scene.tree.remove(mapped.scene["chip"])
        try mapped.map.update(from: mapped.scene.tree)
        #expect(mapped.map.hitTest(point) == mapped.scene["panel"])
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `an edit and its opposite leave the answers as they were`() throws {
        var mapped = try MappedScene()
        let before = mapped.expectedAnswers
        for isHidden in [true, false] {
            mapped.scene.tree.setHidden(isHidden, of: mapped.scene["panel"])
            try mapped.map.update(from: mapped.scene.tree)
        }
        mapped.expect(mapped.map, toAnswer: before)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `an update without a change does nothing`() throws {
        var mapped = try MappedScene()
        let copy = mapped.map
        try mapped.map.update(from: mapped.scene.tree)
        #expect(mapped.map.version == copy.version)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `a name is no change`() throws {
        var mapped = try MappedScene()
        mapped.scene.tree.setName("renamed", of: mapped.scene["panel"])
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }
}
