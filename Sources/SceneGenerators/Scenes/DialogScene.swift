import HitTesting

/// A dialog of ten views: ``SceneKind/tenViews``.
enum DialogScene {
    /// How many views the dialog has, its window included.
    static let viewCount = 10

    static func makeTree() -> ViewTree {
        ViewTree.build(expectedCount: viewCount) { builder in
            let window = builder.addRoot(view(0, 0, 390, 844, "window"))
            builder.addSubview(view(0, 0, 390, 844, "dimming"), to: window)
            let dialog = builder.addSubview(view(40, 300, 310, 240, "dialog"), to: window)
            builder.addSubview(view(20, 20, 270, 30, "title"), to: dialog)
            builder.addSubview(view(20, 60, 270, 80, "message"), to: dialog)
            let buttons = builder.addSubview(view(20, 170, 270, 50, "buttons"), to: dialog)
            let cancel = builder.addSubview(view(0, 0, 130, 50, "cancel"), to: buttons)
            builder.addSubview(view(10, 10, 110, 30, "cancel label"), to: cancel)
            let accept = builder.addSubview(view(140, 0, 130, 50, "accept"), to: buttons)
            builder.addSubview(view(10, 10, 110, 30, "accept label"), to: accept)
        }
    }

    private static func view(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ name: String
    ) -> ViewDescription {
        ViewDescription(frame: Rect2D(x: x, y: y, width: width, height: height), name: name)
    }
}
