import HitTesting
import Testing

/// Maps hold no closures: they refuse them where a touch can reach them, and nowhere else.
@Suite struct MapRefusalTests {
    private static let noAnswer = HitBehavior.custom(bounds: nil) { _ in nil }
    private static let anywhere = HitRegion.custom(bounds: nil) { _ in true }

    @Test(arguments: [noAnswer, .overridden(bounds: nil)])
    func `a behavior that is code is refused`(behavior: HitBehavior) throws {
        var mapped = try MappedScene()
        let button = mapped.scene["button"]
        mapped.scene.tree.setHitBehavior(behavior, of: button)
        #expect(throws: HitMapError.behaviorIsClosure(button)) { try HitMap(mapped.scene.tree) }
    }

    @Test(arguments: [
        anywhere, .excluding(.bounds, anywhere), .excluding(anywhere, .ellipse),
        .excluding(.bounds, .excluding(.bounds, anywhere)),
    ])
    func `a region that is code is refused`(region: HitRegion) throws {
        var mapped = try MappedScene()
        let button = mapped.scene["button"]
        mapped.scene.tree.setHitRegion(region, of: button)
        #expect(throws: HitMapError.regionIsClosure(button)) { try HitMap(mapped.scene.tree) }
    }

    @Test func `the error names the view and says what to do`() throws {
        var mapped = try MappedScene()
        let button = mapped.scene["button"]
        mapped.scene.tree.setHitRegion(Self.anywhere, of: button)
        let error = #expect(throws: HitMapError.self) { try HitMap(mapped.scene.tree) }
        #expect(error?.description.contains("\(button)") == true)
        #expect(error?.description.contains("declare the region as data") == true)
    }

    @Test func `an update that meets a closure leaves the map as it was`() throws {
        var mapped = try MappedScene()
        let (before, version) = (mapped.expectedAnswers, mapped.map.version)
        let chip = mapped.scene["chip"]
        mapped.scene.tree.setHidden(true, of: mapped.scene["list"])
        mapped.scene.tree.setHitBehavior(Self.noAnswer, of: chip)
        #expect(throws: HitMapError.behaviorIsClosure(chip)) {
            try mapped.map.update(from: mapped.scene.tree)
        }
        #expect(mapped.map.version == version)
        mapped.expect(mapped.map, toAnswer: before)
        mapped.scene.tree.setHitBehavior(.absorbing, of: chip)
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `an update that makes a map anew is refused as well`() throws {
        var mapped = try MappedScene()
        let before = mapped.expectedAnswers
        var other = ViewTree()
        let root = other.addRoot(ViewDescription(frame: Rect2D(x: 0, y: 0, width: 9, height: 9)))
        other.setHitRegion(Self.anywhere, of: root)
        #expect(throws: HitMapError.regionIsClosure(root)) { try mapped.map.update(from: other) }
        mapped.expect(mapped.map, toAnswer: before)
    }

    /// Where closures stand that no touch can reach.
    private static let outOfReach: [MapEdit] = [
        MapEdit("in a hidden view") { $0.tree.setHidden(true, of: $0["panel"]) },
        MapEdit("in a view that takes its subviews' touches") { scene in
            scene.tree.setHitBehavior(.absorbing, of: scene["panel"])
        },
        MapEdit("in a transparent view") { scene in
            scene.tree.setHitBehavior(.transparent, of: scene["panel"])
        },
        MapEdit("outside its superview") { scene in
            scene.tree.setCenter(Point2D(900, 0), of: scene["group"])
        },
        MapEdit("in a view that is nowhere") { $0.tree.setHitRegion(.nowhere, of: $0["panel"]) },
        MapEdit("in a view with a singular transform") { scene in
            scene.tree.setTransform(AffineTransform2D(scaleX: 0, y: 1), of: scene["group"])
        },
        MapEdit("in a detached view") { $0.tree.detach($0["panel"]) },
    ]

    @Test(arguments: outOfReach)
    func `a closure out of reach is none`(edit: MapEdit) throws {
        var mapped = try MappedScene()
        try edit.apply(&mapped.scene)
        mapped.scene.tree.setHitRegion(Self.anywhere, of: mapped.scene["chip"])
        mapped.scene.tree.setHitBehavior(Self.noAnswer, of: mapped.scene["stray"])
        mapped.expectAgreement(of: try HitMap(mapped.scene.tree))
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
    }

    @Test func `a closure that becomes reachable is refused then`() throws {
        var mapped = try MappedScene()
        let chip = mapped.scene["chip"]
        mapped.scene.tree.setHidden(true, of: mapped.scene["panel"])
        mapped.scene.tree.setHitBehavior(Self.noAnswer, of: chip)
        try mapped.map.update(from: mapped.scene.tree)
        mapped.expectAgreement(of: mapped.map)
        mapped.scene.tree.setHidden(false, of: mapped.scene["panel"])
        #expect(throws: HitMapError.behaviorIsClosure(chip)) {
            try mapped.map.update(from: mapped.scene.tree)
        }
        #expect(throws: HitMapError.behaviorIsClosure(chip)) { try HitMap(mapped.scene.tree) }
    }

    /// An override runs before the view's own gates, so it counts even in a hidden view.
    @Test func `a hidden view's own override is refused, its region is not`() throws {
        var mapped = try MappedScene()
        let button = mapped.scene["button"]
        mapped.scene.tree.setHidden(true, of: button)
        mapped.scene.tree.setHitRegion(Self.anywhere, of: button)
        mapped.expectAgreement(of: try HitMap(mapped.scene.tree))
        mapped.scene.tree.setHitBehavior(.overridden(bounds: nil), of: button)
        #expect(throws: HitMapError.behaviorIsClosure(button)) { try HitMap(mapped.scene.tree) }
    }

    @Test func `a hidden view's override counts in its rectangle alone`() throws {
        var mapped = try MappedScene()
        let button = mapped.scene["button"]
        let faraway = Rect2D(x: 5_000, y: 0, width: 10, height: 10)
        let near = Rect2D(x: 5, y: 5, width: 10, height: 10)
        mapped.scene.tree.setHidden(true, of: button)
        mapped.scene.tree.setHitBehavior(.custom(bounds: faraway) { _ in nil }, of: button)
        mapped.expectAgreement(of: try HitMap(mapped.scene.tree))
        mapped.scene.tree.setHitBehavior(.custom(bounds: near) { _ in nil }, of: button)
        #expect(throws: HitMapError.behaviorIsClosure(button)) { try HitMap(mapped.scene.tree) }
    }
}
