import HitTesting
import Testing

/// An edit of a ``MappedScene`` that changes who gets some touches.
struct MapEdit: Sendable, CustomTestStringConvertible {
    /// What happens, in words.
    let testDescription: String

    /// Makes the edit.
    let apply: @Sendable (inout Scene) throws -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout Scene) throws -> Void) {
        testDescription = description
        self.apply = apply
    }

    /// Edits of the structure.
    static let structure = [
        MapEdit("a view is added") { $0.add("new", 100, 320, 200, 100) },
        MapEdit("a view is added below another") { scene in
            scene.tree.insertSubview(
                ViewDescription(frame: Rect2D(x: 0, y: 0, width: 300, height: 150)),
                belowSubview: scene["button"])
        },
        MapEdit("a view is added to a leaf") { $0.add("new", 5, 5, 20, 20, in: "chip") },
        MapEdit("a view is removed") { $0.tree.remove($0["button"]) },
        MapEdit("a subtree is removed") { $0.tree.remove($0["panel"]) },
        MapEdit("a subtree is detached") { $0.tree.detach($0["group"]) },
        MapEdit("a subtree is detached and added elsewhere") { scene in
            scene.tree.detach(scene["group"])
            try scene.tree.addSubview(scene["group"], to: scene["window"])
        },
        MapEdit("a view gets another superview") { scene in
            try scene.tree.addSubview(scene["close"], to: scene["group"])
        },
        MapEdit("a view comes to the front") { $0.tree.bringSubviewToFront($0["list"]) },
        MapEdit("a view goes to the back") { scene in
            scene.add("new", 50, 40, 300, 220)
            scene.tree.sendSubviewToBack(scene["panel"])
        },
        MapEdit("two views change places") { scene in
            scene.tree.setFrame(Rect2D(x: 0, y: 0, width: 120, height: 60), of: scene["stray"])
            scene.tree.exchangeSubviews(scene["chip"], scene["stray"])
        },
        MapEdit("a view is removed and its place in memory taken by another") { scene in
            scene.tree.remove(scene["turned"])
            scene.add("new", 10, 10, 40, 40, in: "list")
        },
    ]

    /// Edits of gates.
    static let gates = [
        MapEdit("a leaf is hidden") { $0.tree.setHidden(true, of: $0["button"]) },
        MapEdit("a container is hidden") { $0.tree.setHidden(true, of: $0["panel"]) },
        MapEdit("a leaf is hidden and shown while its container is hidden") { scene in
            scene.tree.setHidden(true, of: scene["panel"])
            scene.tree.setHidden(true, of: scene["button"])
            scene.tree.setHidden(false, of: scene["panel"])
        },
        MapEdit("interaction is switched off") { scene in
            scene.tree.setUserInteractionEnabled(false, of: scene["group"])
        },
        MapEdit("a view fades out") { $0.tree.setAlpha(0, of: $0["list"]) },
    ]

    /// Edits of what a view is and answers.
    static let rules = [
        MapEdit("a region gets rounder") { $0.tree.setHitRegion(.ellipse, of: $0["panel"]) },
        MapEdit("a region gets larger") { scene in
            scene.tree.setHitRegion(
                .inset(EdgeInsets2D(top: -15, left: -15, bottom: -15, right: -15)),
                of: scene["button"])
        },
        MapEdit("a region follows the subviews") { scene in
            scene.tree.setHitRegion(.boundsOrSubviews, of: scene["group"])
        },
        MapEdit("a subview moves that a region follows") { scene in
            scene.tree.setHitRegion(.boundsOrSubviews, of: scene["group"])
            scene.tree.setCenter(Point2D(240, 20), of: scene["stray"])
        },
        MapEdit("a region is everywhere") { $0.tree.setHitRegion(.everywhere, of: $0["panel"]) },
        MapEdit("a region is nowhere") { $0.tree.setHitRegion(.nowhere, of: $0["panel"]) },
        MapEdit("a region gets a hole") { scene in
            let hole = HitRegion.rects([Rect2D(x: 100, y: 100, width: 150, height: 60)])
            scene.tree.setHitRegion(.excluding(.bounds, hole), of: scene["panel"])
        },
        MapEdit("a view passes touches through") { scene in
            scene.tree.setHitBehavior(.passthrough, of: scene["list"])
            scene.tree.setHitBehavior(.passthrough, of: scene["row 3"])
        },
        MapEdit("a view takes its subviews' touches") { scene in
            scene.tree.setHitBehavior(.absorbing, of: scene["panel"])
        },
        MapEdit("a view is transparent") { $0.tree.setHitBehavior(.transparent, of: $0["panel"]) },
        MapEdit("a view redirects") { scene in
            scene.tree.setHitBehavior(.redirect(scene["close"]), of: scene["panel"])
        },
    ]

    /// Edits of where a view is.
    static let geometry = [
        MapEdit("a leaf moves") { $0.tree.setCenter(Point2D(200, 120), of: $0["button"]) },
        MapEdit("a leaf moves out of sight") { scene in
            scene.tree.setCenter(Point2D(900, 900), of: scene["button"])
        },
        MapEdit("a container moves") { scene in
            scene.tree.setFrame(Rect2D(x: 90, y: 250, width: 300, height: 220), of: scene["panel"])
        },
        MapEdit("a container is turned") { scene in
            scene.tree.setTransform(
                AffineTransform2D(cosine: 0.6, sine: 0.8), of: scene["panel"])
        },
        MapEdit("a container is mirrored and made smaller") { scene in
            scene.tree.setTransform(AffineTransform2D(scaleX: -0.5, y: 0.75), of: scene["panel"])
        },
        MapEdit("a container gets a singular transform") { scene in
            scene.tree.setTransform(AffineTransform2D(scaleX: 0, y: 1), of: scene["panel"])
        },
        MapEdit("a turned view is upright") { scene in
            scene.tree.setTransform(.identity, of: scene["turned"])
        },
        MapEdit("an anchor point changes") { scene in
            scene.tree.setAnchorPoint(Point2D(0, 0), of: scene["turned"])
        },
        MapEdit("a list scrolls") { scene in
            scene.tree.setBoundsOrigin(Point2D(0, 333), of: scene["list"])
        },
        MapEdit("a window scrolls") { scene in
            scene.tree.setBoundsOrigin(Point2D(-20, 55), of: scene["window"])
        },
        MapEdit("bounds grow") { scene in
            scene.tree.setBounds(Rect2D(x: 0, y: 0, width: 300, height: 180), of: scene["group"])
        },
        MapEdit("geometry stops being a number") { scene in
            scene.tree.setCenter(Point2D(.nan, 0), of: scene["group"])
        },
    ]

    /// Edits of windows.
    static let windows = [
        MapEdit("a window appears") { scene in
            scene.addWindow("new", level: 2) {
                $0.geometry.frame = Rect2D(x: 0, y: 0, width: 90, height: 700)
            }
        },
        MapEdit("a window appears far away") { scene in
            scene.addWindow("new") {
                $0.geometry.frame = Rect2D(x: 5_000, y: -20, width: 90, height: 700)
            }
            scene.tree.setBounds(Rect2D(x: 0, y: 0, width: 200, height: 800), of: scene["window"])
        },
        MapEdit("a window moves beyond the map's edge") { scene in
            scene.tree.setCenter(Point2D(0, 0), of: scene["alert"])
        },
        MapEdit("a window grows") { scene in
            scene.tree.setBounds(Rect2D(x: 0, y: 0, width: 800, height: 90), of: scene["alert"])
        },
        MapEdit("levels change") { $0.tree.setLevel(-1, of: $0["alert"]) },
        MapEdit("a window is hidden") { $0.tree.setHidden(true, of: $0["alert"]) },
        MapEdit("a window is removed") { $0.tree.remove($0["window"]) },
        MapEdit("a window becomes a subview") { scene in
            scene.tree.detach(scene["alert"])
            try scene.tree.addSubview(scene["alert"], to: scene["panel"])
        },
        MapEdit("a subview becomes a window") { scene in
            scene.tree.detach(scene["panel"])
            scene.tree.addRoot(scene["panel"], level: 1)
            scene.tree.setCenter(Point2D(300, 500), of: scene["panel"])
        },
    ]

    /// All edits.
    static let all = structure + gates + rules + geometry + windows
}
