import HitTesting

/// The windows, the queue of events, and the way from one to the other: the headless counterpart of
/// `UIApplication`.
///
///     let application = Application()
///     application.addWindow(window)
///     application.post(Event(.began, at: Point2D(20, 80)))
///     application.run()                                     // window, hit test, responders
///
/// There is no shared application: make one, or several. Each belongs to one owner, with its windows
/// and views; none is `Sendable` or tied to an actor.
open class Application: Responder {
    /// The windows, the frontmost first: by level, and within a level the one added last.
    public private(set) final var windows: [Window] = []

    /// Hears of what becomes of events and, if it is a responder, ends the chain; not kept alive.
    public final weak var delegate: (any ApplicationDelegate)?

    /// Called with a trace of every event that is sent; nil, the default, makes no traces.
    ///
    ///     application.traceHandler = { print($0) }
    public final var traceHandler: ((EventTrace) -> Void)?

    /// The first responder among responders that belong to no window; not kept alive.
    final weak var firstResponder: Responder?

    /// The window that was last made key.
    private weak var storedKeyWindow: Window?

    /// The events that wait.
    final var queue = EventQueue()

    /// Whether the loop has been asked to stop.
    final var isStopping = false

    /// The touches in progress.
    final var touches = TouchTable()

    /// Creates an application without windows.
    public override init() {}

    /// The delegate, if it is a responder whose chain does not lead back to the application.
    ///
    /// UIKit says: if it is not a view or a view controller. What matters is that the chain has been
    /// by it, or would go in circles.
    open override var next: Responder? {
        guard let responder = delegate as? Responder,
            !responderChain(from: responder, until: self).contains(self)
        else { return nil }
        return responder
    }

    /// Sends an event to the windows in which its touches began.
    ///
    /// First the touches are brought up to date: those whose view has left its window are cancelled,
    /// those that begin are hit-tested. Override it to see every event; `super` sends it.
    open func sendEvent(_ event: Event) {
        let recorder = traceHandler.map { _ in EventRecorder() }
        event.recorder = recorder
        defer { event.recorder = nil }
        updateTouches(with: event)
        var receivers: [Window] = []
        for touch in event.orderedTouches where touch.phase != .stationary {
            if let window = touch.window, !receivers.contains(window) { receivers.append(window) }
        }
        for window in receivers { window.sendEvent(event) }
        if let recorder { traceHandler?(recorder.trace(of: event)) }
    }

    /// The window that was made key, as long as it is shown.
    public final var keyWindow: Window? { storedKeyWindow }

    /// Makes a window key in place of another one.
    final func makeKey(_ window: Window) {
        if storedKeyWindow === window || window.isHidden || !window.canBecomeKey { return }
        if let former = storedKeyWindow { resignKey(former) }
        storedKeyWindow = window
        window.becomeKey()
    }

    /// Makes a window, if it is key, no longer so.
    final func resignKey(_ window: Window) {
        guard storedKeyWindow === window else { return }
        storedKeyWindow = nil
        window.resignKey()
    }

    /// Adds a window in front of those of its level.
    ///
    /// A window of another application leaves it first; one that is here already comes to the front.
    ///
    /// - Complexity: O(w) in the windows.
    public final func addWindow(_ window: Window) {
        if let application = window.application, application !== self {
            application.removeWindow(window)
        }
        windows.removeAll { $0 === window }
        let index = windows.firstIndex { $0.level <= window.level } ?? windows.count
        windows.insert(window, at: index)
        window.application = self
    }

    /// Takes a window off the screen; touches in it are cancelled when the next event is sent.
    ///
    /// - Complexity: O(w) in the windows.
    public final func removeWindow(_ window: Window) {
        guard window.application === self else { return }
        resignKey(window)
        windows.removeAll { $0 === window }
        window.application = nil
    }

    /// Brings a window in front of the others of its level, if it is one of these.
    final func reorder(_ window: Window) {
        if window.application === self { addWindow(window) }
    }
}

extension Application: FirstResponderKeeper {}
