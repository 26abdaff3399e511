/// A responder that knows which one is first: a window, or for those without one the application.
protocol FirstResponderKeeper: Responder {
    /// The first responder; not kept alive.
    var firstResponder: Responder? { get set }
}

extension Responder {
    /// The window or application that knows whether this is the first responder.
    final var firstResponderKeeper: (any FirstResponderKeeper)? {
        for responder in responderChain(from: self) {
            if let keeper = responder as? any FirstResponderKeeper { return keeper }
        }
        return nil
    }
}
