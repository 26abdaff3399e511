/// An object that may handle events, and passes on what it does not handle.
///
/// The headless counterpart of `UIResponder`. Override the touch methods to handle touches; call
/// `super` to let the chain go on as well:
///
///     final class Card: View {
///         override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
///             isLifted = true                                // and nobody else hears of it
///         }
///     }
///
/// Responders are plain objects of one owner: they are not `Sendable` and not tied to an actor, so a
/// whole application with its windows and views may live on any actor, or on none, and several may
/// live side by side.
open class Responder {
    /// The delivery that this responder is passing on at the moment, if it is.
    var passingOn: PassedDelivery?

    /// Creates a responder.
    public init() {}

    /// The responder to ask if this one does not handle an event; nil ends the chain.
    ///
    /// Chains may be walked by hand. One that an override of `next` bends into a loop has no end
    /// then; ``responderChain(from:)`` and the default touch methods end at a repeated responder.
    open var next: Responder? { nil }

    /// Tells the responder that touches have begun in it; by default, tells ``next``.
    ///
    /// - Parameters:
    ///   - touches: The touches of this phase that began in one view.
    ///   - event: The event they came with.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        passOn(.began, touches, event)
    }

    /// Tells the responder that touches have moved; by default, tells ``next``.
    ///
    /// - Parameters:
    ///   - touches: The touches of this phase that began in one view, wherever they are now.
    ///   - event: The event they came with.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        passOn(.moved, touches, event)
    }

    /// Tells the responder that touches have ended; by default, tells ``next``.
    ///
    /// - Parameters:
    ///   - touches: The touches of this phase that began in one view, wherever they are now.
    ///   - event: The event they came with.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        passOn(.ended, touches, event)
    }

    /// Tells the responder that touches will not end as they should; by default, tells ``next``.
    ///
    /// - Parameters:
    ///   - touches: The touches of this phase that began in one view.
    ///   - event: The event they came with.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        passOn(.cancelled, touches, event)
    }

    /// Whether the responder agrees to become first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder agrees to stop being first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window, in place of the present one.
    ///
    /// The window is the first one in the responder's chain; without a window, the application.
    ///
    /// - Returns: Whether it now is. Not if it may not become it, if its chain leads to no window or
    ///   application, or if the present first responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let keeper = firstResponderKeeper else { return false }
        if let current = keeper.firstResponder {
            if current === self { return true }
            guard current.resignFirstResponder() else { return false }
        }
        keeper.firstResponder = self
        return true
    }

    /// Stops being first responder, if the responder is.
    ///
    /// - Returns: Whether it is not first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        firstResponderKeeper?.firstResponder = nil
        return true
    }

    /// Whether this is the first responder of its window, or of the application.
    open var isFirstResponder: Bool { firstResponderKeeper?.firstResponder === self }
}
