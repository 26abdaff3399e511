import HitTesting
import Testing
import ViewDumps

/// Under a transform the printed frame is only a bounding box; the bounds are recovered from it.
@Suite("recursiveDescription: transforms")
struct TransformTests {
    /// A root, and a view of 0x2 with a frame and a transform.
    private func dumpOfView(frame: String, transform: String) throws -> ViewDump {
        try viewDump(
            """
            <UIView: 0x1; frame = (0 0; 400 400); layer = <CALayer: 0xa>>
               | <UIView: 0x2; frame = \(frame); \(transform); layer = <CALayer: 0xb>>
               |    | <UIView: 0x3; frame = (0 0; 1 1); layer = <CALayer: 0xc>>
            """)
    }

    @Test(
        "the size comes back exactly where axes are kept",
        arguments: [
            ("transform = [2, 0, 0, 2, 0, 0]", "(100 100; 40 20)", 20.0, 10.0),
            ("transform = [-0.5, 0, 0, 0.5, 0, 0]", "(200 0; 100 50)", 200, 100),
            ("transform = [1, 0, 0, -1, 0, 0]", "(10 10; 44 20)", 44, 20),
            ("transform = [0, 1, -1, 0, 0, 0]", "(0 0; 748 1024)", 1024, 748),
            (
                "transform = [6.123233995736766e-17, 1, -1, 6.123233995736766e-17, 0, 0]",
                "(0 0; 748 1024)", 1024, 748
            ),
            ("transform = [1, 0, 0, 1, 30, -20]", "(10 10; 44 20)", 44, 20),
            (
                "transform3D = [0.8, 0, 0, 0; 0, 0.8, 0, 0; 0, 0, 1, -0.001; 0, 0, 0, 1]",
                "(10 300; 200 70)", 250, 87.5
            ),
            (
                "transform3D = [1, 0, 0, 0; 0, 1, 0, 0; 0, 0, 1, 0; 5, 5, 0, 2]",
                "(10 10; 20 20)", 40, 40
            ),
        ])
    func axesKept(transform: String, frame: String, width: Double, height: Double) throws {
        let dump = try dumpOfView(frame: frame, transform: transform)
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.tree.bounds(of: view) == Rect2D(x: 0, y: 0, width: width, height: height))
        #expect(dump.notes.isEmpty)
    }

    @Test("translation and anchor point do not matter: the frame says where the view is")
    func translation() throws {
        let dump = try dumpOfView(
            frame: "(110 120; 10 10)",
            transform: "anchorPoint = (0, 0); transform = [1, 0, 0, 1, 99, 99]")
        #expect(dump.hit(115, 125) == "0x2")
        #expect(dump.hit(110, 120) == "0x3")
        #expect(dump.hit(120, 130) == "0x1")
    }

    @Test("a turned view: its corners are not the frame's")
    func turned() throws {
        // 30 degrees; 100 x 40 makes a box of 106.603 x 84.641 about (200, 200).
        let dump = try dumpOfView(
            frame: "(146.699 157.679; 106.603 84.641)",
            transform: "transform = [0.86602540378443871, 0.5, -0.5, 0.86602540378443871, 0, 0]")
        let view = try #require(dump.ids.view(withID: "0x2"))
        let size = dump.tree.bounds(of: view).size
        #expect(abs(size.width - 100) < 0.01)
        #expect(abs(size.height - 40) < 0.01)
        #expect(dump.hit(200, 200) == "0x2")
        #expect(dump.hit(150, 160) == "0x1")
        #expect(dump.hit(250, 240) == "0x1")
        #expect(dump.hit(240, 224) == "0x2")
        #expect(dump.notes.isEmpty)
    }

    @Test(
        "45 degrees and their like: a square is assumed, and it is noted",
        arguments: [
            "[0.70710678118654757, 0.70710678118654746, -0.70710678118654746, 0.70710678118654757, 0, 0]",
            "[-0.70710678118654757, 0.70710678118654746, -0.70710678118654746, -0.70710678118654757, 0, 0]",
            "[0.70716845, 0.70704510, -0.70704510, 0.70716845, 0, 0]",
        ])
    func fortyFive(transform: String) throws {
        let dump = try dumpOfView(
            frame: "(229.289 229.289; 141.421 141.421)", transform: "transform = \(transform)")
        let view = try #require(dump.ids.view(withID: "0x2"))
        let size = dump.tree.bounds(of: view).size
        #expect(size.width == size.height)
        #expect(abs(size.width - 100) < 0.01)
        #expect(dump.hit(300, 300) == "0x2")
        #expect(dump.noteTexts == ["0x2 bounds-not-recoverable"])
    }

    @Test(
        "a transform without an inverse: never hit, and noted",
        arguments: [
            "transform = [0, 0, 0, 0, 0, 0]", "transform = [1, 0, 0, 0, 0, 0]",
            "transform = [1, 1, 1, 1, 0, 0]", "transform = [nan, 0, 0, 1, 0, 0]",
            "transform3D = [0, 0, 0, 0; 0, 1, 0, 0; 0, 0, 1, 0; 0, 0, 0, 1]",
        ])
    func singular(transform: String) throws {
        let dump = try dumpOfView(frame: "(0 0; 100 100)", transform: transform)
        #expect(dump.hit(50, 50) == "0x1")
        #expect(dump.hit(0, 0) == "0x1")
        #expect(dump.noteTexts == ["0x2 degenerate-transform"])
    }

    @Test("a turn out of the plane is projected, and noted")
    func outOfPlane() throws {
        // 60 degrees about y: half as wide on the screen.
        let dump = try dumpOfView(
            frame: "(100 100; 50 40)",
            transform: "transform3D = [0.5, 0, -0.866, 0; 0, 1, 0, 0; 0.866, 0, 0.5, 0; 0, 0, 0, 1]"
        )
        let view = try #require(dump.ids.view(withID: "0x2"))
        #expect(dump.tree.bounds(of: view) == Rect2D(x: 0, y: 0, width: 100, height: 40))
        #expect(dump.hit(149, 139) == "0x2")
        #expect(dump.noteTexts == ["0x2 transform-out-of-plane"])
    }

    @Test("an empty or infinite frame under a transform")
    func oddFrames() throws {
        for frame in ["(0 0; 0 0)", "(inf inf; 0 0)", "(0 0; nan 1)", "(0 0; inf inf)"] {
            let dump = try dumpOfView(
                frame: frame, transform: "transform = [0.8, 0.6, -0.6, 0.8, 0, 0]")
            #expect(dump.hit(0, 0) == "0x1")
        }
    }
}
