import HitTesting

/// The top of a hierarchy that is on the screen: the headless counterpart of `UIWindow`.
///
/// A window's frame is in the space of the screen. Give it to an application to receive events:
///
///     let application = Application()
///     let window = Window(frame: Rect2D(x: 0, y: 0, width: 390, height: 844))
///     window.rootViewController = FormController()
///     application.addWindow(window)
///
/// Unlike UIKit's, a new window is not hidden.
open class Window: View {
    /// The application that the window belongs to.
    public internal(set) final weak var application: Application?

    /// The responder of this window that is first; not kept alive.
    public internal(set) final weak var firstResponder: Responder?

    /// The window's own level, as it was set.
    private var storedLevel = Level.normal

    /// Creates a window with a frame, in the space of the screen.
    public override init(frame: Rect2D = .zero) {
        super.init(frame: frame)
        ViewSpace(window: self).join(self)
    }

    /// `Window` itself overrides nothing that a hit test asks.
    open override class var declaresStandardHitTesting: View.Type? { Window.self }

    /// The application.
    open override var next: Responder? { application }

    /// Whether the window, with its views, is hidden and gets no new touches.
    ///
    /// A key window that is hidden stops being key.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if newValue { application?.resignKey(self) }
        }
    }

    /// Where the window stands among others: those of higher levels are asked first.
    ///
    /// A window whose level changes comes to stand in front of the others of that level (*chosen*).
    public final var level: Level {
        get { storedLevel }
        set {
            if newValue == storedLevel { return }
            storedLevel = newValue
            application?.reorder(self)
        }
    }

    /// The controller of the view that fills the window.
    ///
    /// Setting one takes the former controller's view out, and puts the new one's behind the other
    /// subviews, as large as the window.
    public final var rootViewController: ViewController? {
        didSet {
            if rootViewController === oldValue { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            insertSubview(view, at: 0)
        }
    }

    /// Whether the window may become key; true by default.
    open var canBecomeKey: Bool { true }

    /// Called when the window has become key; does nothing by default.
    open func becomeKey() {}

    /// Called when the window has stopped being key; does nothing by default.
    open func resignKey() {}

    /// Hands an event to the views of the window in which its touches began.
    ///
    /// Touches that end come first, those that begin last (*chosen*), so that a view which takes one
    /// touch at a time hears of the old one's end before the new one's beginning. Within a phase,
    /// views come in the order in which their touches began.
    open func sendEvent(_ event: Event) {
        for phase in [Touch.Phase.cancelled, .ended, .moved, .began] {
            var pending = event.orderedTouches.filter { $0.window === self && $0.phase == phase }
            while let view = pending.first?.view {
                let touches = pending.filter { $0.view === view }
                pending.removeAll { $0.view === view }
                event.recorder?.noteDelivery(of: touches, in: phase, to: view)
                view.receive(phase, Set(touches), event)
            }
        }
    }
}
