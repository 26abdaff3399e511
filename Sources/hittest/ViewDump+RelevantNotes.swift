import HitTesting
import ViewDumps

extension ViewDump {
    /// The notes that matter to what is said of a touch: those on the dump as a whole, on the views
    /// that are named and those around them, and on views there whose place is uncertain.
    func notes(relevantTo named: [ViewID], at point: Point2D) -> [ViewDumpNote] {
        guard !notes.isEmpty else { return [] }
        var relevant: Set<ViewID> = []
        for view in named {
            var next: ViewID? = view
            while let current = next, relevant.insert(current).inserted {
                next = tree.superview(of: current)
            }
        }
        /// The point in the space of each view that contains it.
        var localPoints: [ViewID: Point2D] = [:]
        for entry in tree.explain(at: point).entries { localPoints[entry.view] = entry.localPoint }
        return notes.filter { note in
            guard let view = note.view else { return true }
            if relevant.contains(view) { return true }
            let superview = tree.superview(of: view)
            guard note.kind.leavesPlaceOpen,
                let around = superview.map({ localPoints[$0] }) ?? point
            else { return false }
            // The box around a view is certain even where its bounds are not.
            return note.kind != .boundsNotRecoverable || tree.frame(of: view).contains(around)
        }
    }

    /// More notes than this are only counted.
    private static let mostNotes = 10

    /// Notes for people, below an answer.
    func noteText(_ notes: [ViewDumpNote], _ style: TextStyle) -> String {
        // What is said of the order in full need not be said again.
        let notes = notes.filter { order == .backToFront || $0.kind != .orderUnknown }
        guard !notes.isEmpty else { return "" }
        var text = "\nWhat the dump leaves open:\n"
        for note in notes.prefix(Self.mostNotes) {
            let view = note.view.map { "\(title(of: $0)): " } ?? ""
            text += "  line \(note.line): \(view)\(note.kind)\n"
        }
        if notes.count > Self.mostNotes {
            text += "  and \(notes.count - Self.mostNotes) more; see hittest info\n"
        }
        return style.faint(text)
    }

    /// A warning if views are of classes that are known to override the hit test; nil if none is.
    func overridingClassText(views: [ViewID]) -> String? {
        var classes: [String] = []
        for view in views {
            if let name = className(of: view), Self.overridesHitTest(name), !classes.contains(name)
            {
                classes.append(name)
            }
        }
        guard let first = classes.first else { return nil }
        let names = classes.count == 1 ? first : "\(first) and \(classes.count - 1) more"
        return """
            This is UIKit's own answer. Classes here override hitTest (\(names)), so a device may \
            answer otherwise.
            """
    }

    /// Classes of UIKit that let touches through where the keyboard is not.
    private static let keyboardClasses: Set<String> = [
        "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    ]

    /// Whether a class is known, or called so as, to override `hitTest(_:with:)`.
    private static func overridesHitTest(_ name: String) -> Bool {
        let isOfReactNative = ["RCT", "RNS", "RNG"].contains(where: name.hasPrefix)
        return isOfReactNative || keyboardClasses.contains(name)
            || ViewNames.folded(name).contains("passthrough")
    }
}

extension ViewDumpNote.Kind {
    /// Whether it is uncertain where the view is, so that it might cover others.
    fileprivate var leavesPlaceOpen: Bool {
        switch self {
        case .degenerateTransform, .boundsNotRecoverable, .transformOutOfPlane, .frameMissing,
            .superviewMissing, .lineCut, .scrollOffsetUncertain, .subviewsMissing:
            true
        default: false
        }
    }
}
