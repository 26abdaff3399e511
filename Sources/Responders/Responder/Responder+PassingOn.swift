/// What a responder is passing on: enough to tell a loop from a second delivery.
struct PassedDelivery {
    let phase: Touch.Phase
    let event: Event?
}

extension Responder {
    /// Tells the next responder, unless this very delivery is coming from it: a chain never loops.
    final func passOn(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event?) {
        event?.recorder?.notePassingOn(by: self)
        guard let next, !next.isPassingOn(phase, event) else { return }
        // The event may be sent again while it is being passed on, so what was there is kept.
        let outer = passingOn
        passingOn = PassedDelivery(phase: phase, event: event)
        defer { passingOn = outer }
        event?.recorder?.noteAsked(next)
        next.receive(phase, touches, event)
    }

    /// Calls the method of a phase.
    final func receive(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event?) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .stationary: break
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        }
    }

    /// Whether a delivery has come by here and is still on its way.
    private func isPassingOn(_ phase: Touch.Phase, _ event: Event?) -> Bool {
        guard let passingOn else { return false }
        return passingOn.phase == phase && passingOn.event === event
    }
}
