/// Events that wait, first in, first out; O(1) amortised.
struct EventQueue {
    private var events: [Event?] = []
    private var head = 0

    /// How many events wait.
    var count: Int { events.count - head }

    /// Adds an event behind the others.
    mutating func append(_ event: Event) {
        events.append(event)
    }

    /// Takes the event out that has waited longest.
    mutating func popFirst() -> Event? {
        guard head < events.count else { return nil }
        let event = events[head]
        events[head] = nil
        head += 1
        if head > 32 && head * 2 > events.count {
            events.removeFirst(head)
            head = 0
        }
        return event
    }
}
