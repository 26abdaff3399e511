import HitTesting

/// Notes where one event goes, while it goes there.
final class EventRecorder {
    private var touches: [EventTrace.TouchRecord] = []
    private var windows: [EventTrace.WindowAnswer] = []
    private var deliveries: [EventTrace.Delivery] = []

    /// Notes what a window said of the touch that begins.
    func noteWindow(_ window: Window, answer: View?, path: [EventTrace.Step]) {
        windows.append(EventTrace.WindowAnswer(window: window, answer: answer, path: path))
    }

    /// Notes what became of a touch, after the windows were asked.
    func noteTouch(_ input: TouchInput, _ outcome: EventTrace.Outcome) {
        let isBeginning = input.phase == .began
        touches.append(
            EventTrace.TouchRecord(
                input: input, windows: isBeginning ? windows : [], outcome: outcome))
        if isBeginning { windows = [] }
    }

    /// Notes that a view is about to be called.
    func noteDelivery(of touches: [Touch], in phase: Touch.Phase, to view: View) {
        deliveries.append(
            EventTrace.Delivery(
                phase: phase, touches: touches,
                asked: [EventTrace.Asked(responder: view, passedOn: false)]))
    }

    /// Notes that a responder is about to be called, as another one passes touches on.
    func noteAsked(_ responder: Responder) {
        change { $0.append(EventTrace.Asked(responder: responder, passedOn: false)) }
    }

    /// Notes that a responder passes touches on.
    func notePassingOn(by responder: Responder) {
        change { asked in
            if let index = asked.lastIndex(where: { $0.responder === responder }) {
                asked[index].passedOn = true
            } else {
                asked.append(EventTrace.Asked(responder: responder, passedOn: true))
            }
        }
    }

    /// What has been noted.
    func trace(of event: Event) -> EventTrace {
        EventTrace(
            event: event, waitingEvents: event.waitingEvents, touches: touches,
            deliveries: deliveries)
    }

    private func change(_ change: (inout [EventTrace.Asked]) -> Void) {
        guard let last = deliveries.popLast() else { return }
        var asked = last.asked
        change(&asked)
        deliveries.append(
            EventTrace.Delivery(phase: last.phase, touches: last.touches, asked: asked))
    }
}
