/// The responders that an event goes by, from one of them to the end of its chain.
///
/// A responder that comes a second time ends the chain.
///
///     responderChain(from: button).map { type(of: $0) }
///     // [Button, View, FormController, Window, Application]
///
/// - Complexity: O(d) in the length of the chain.
public func responderChain(from responder: Responder) -> [Responder] {
    responderChain(from: responder, until: nil)
}

/// As ``responderChain(from:)``, but not asked beyond a responder that is on the way.
func responderChain(from responder: Responder, until last: Responder?) -> [Responder] {
    var chain: [Responder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: Responder? = responder
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
        chain.append(responder)
        current = responder === last ? nil : responder.next
    }
    return chain
}
