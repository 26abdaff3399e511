import HitTesting

/// Hears of what becomes of an application's events.
///
/// A delegate that is a ``Responder`` also ends the
/// responder chain.
public protocol ApplicationDelegate: AnyObject {
    /// Called when a touch begins where no view wants it; it is discarded.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - worldPoint: Where, in the space of the screen.
    ///   - event: The event that the touch came with.
    func application(
        _ application: Application, didDiscardTouchAt worldPoint: Point2D, in event: Event)
}

extension ApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: Application, didDiscardTouchAt worldPoint: Point2D, in event: Event
    ) {}
}
