import HitTesting

/// What a dump can tell of a touch, whether or not it says what lies on top.
///
/// Accessibility trees come in the order in which a tool visits them. UIKit's rule, under which the
/// last sibling wins, gives containers that fill the screen for most touches there; so for these dumps
/// the answer is all elements that contain the point, and the one that most likely is meant.
public struct ElementsAtPoint: Hashable, Sendable {
    /// What the order of the dump's siblings says.
    public let order: ViewDumpOrder

    /// All elements whose own rectangle contains the point, whether or not their ancestors contain it
    /// too; the deepest first, of equally deep ones the smallest first.
    public let elements: [ViewID]

    /// The element that most likely gets the touch.
    ///
    /// Where the order is known that is the answer of the system's rule. Otherwise it is, before all,
    /// one that the tool found hittable; then the deepest that was visible and has content: a type
    /// other than application, window or plain container, or a label or identifier.
    public let preferred: ViewID?

    /// UIKit's answer if siblings lie in the order of the dump.
    public let plainAnswer: ViewID?

    /// Android's answer, if the dump says which views take clicks.
    public let android: AndroidAnswer?

    /// Whether the dump has the order, so that ``plainAnswer`` is what the rule gives and no guess.
    public var isExact: Bool { order == .backToFront }

    /// Who gets a touch on Android, where views that take no clicks let touches through.
    public struct AndroidAnswer: Hashable, Sendable {
        /// The topmost view at the point that takes clicks or long clicks.
        public let topmostClickable: ViewID?

        /// The nearest view around ``topmostClickable`` that takes clicks too.
        public let ancestorOfTopmost: ViewID?

        /// The nearest view that takes clicks around UIKit's answer, or that answer itself.
        public let nearestToPlainAnswer: ViewID?
    }
}
