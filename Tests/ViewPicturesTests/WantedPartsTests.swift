import HitTesting
import Testing

@testable import ViewPictures

@Suite struct WantedPartsTests {
    @Test func `a strip covers the lower half`() throws {
        var scene = TestTree()
        let button = scene.add("button", 20, 20, 40, 40)
        _ = scene.add("strip", 0, 40, 100, 60)
        let parts = try #require(scene.picture(wanted: button).wantedParts)
        #expect(parts.areas == [.wanted: 800, .cover(2): 800])
        #expect(parts.share(of: .wanted) == 0.5)
        #expect(parts.rectangles[.wanted] == [Rect2D(x: 20, y: 20, width: 40, height: 20)])
    }

    @Test func `subviews are told from covers`() throws {
        var scene = TestTree()
        let button = scene.add("button", 20, 20, 40, 40)
        _ = scene.add("icon", 0, 0, 10, 40, in: button)
        let parts = try #require(scene.picture(wanted: button).wantedParts)
        #expect(parts.areas == [.wanted: 1200, .subview(2): 400])
    }

    @Test func `a hidden view has a region, and touches go elsewhere`() throws {
        var scene = TestTree()
        let button = scene.add("button", 20, 20, 40, 40)
        scene.tree.setHidden(true, of: button)
        scene.tree.setAlpha(0, of: button)
        let parts = try #require(scene.picture(wanted: button).wantedParts)
        #expect(parts.areas == [.behind(0): 1600])
    }

    @Test func `where no window is, nobody gets touches`() throws {
        var scene = TestTree()
        let button = scene.add("button", 90, 20, 20, 40)
        let parts = try #require(scene.picture(wanted: button).wantedParts)
        #expect(parts.areas == [.wanted: 400, .nobody: 400])
    }

    @Test func `a view of no size has no parts`() throws {
        var scene = TestTree()
        let button = scene.add("button", 20, 20, 0, 40)
        let picture = scene.picture(wanted: button)
        #expect(try #require(picture.wantedParts).areas.isEmpty)
        #expect(picture.svg().contains("nothing of it is in the picture"))
    }
}
