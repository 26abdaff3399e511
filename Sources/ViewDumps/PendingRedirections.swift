import HitTesting

/// Redirections met while a tree is read; their targets may come later.
struct PendingRedirections {
    /// One redirection: its view, its target's id in `texts`, and its place in the file.
    private struct Redirection {
        var view: ViewID
        var target: Range<Int>
        var offset: Int
    }

    private var redirections: [Redirection] = []

    /// The ids of the targets, one after the other.
    private var texts: [UInt8] = []

    /// Keeps a redirection.
    ///
    /// - Parameters:
    ///   - offset: Where the target's id stands in the file.
    ///   - appendTarget: Appends the target's id.
    mutating func add(
        from view: ViewID, at offset: Int, target appendTarget: (inout [UInt8]) -> Void
    ) {
        let start = texts.count
        appendTarget(&texts)
        redirections.append(
            Redirection(view: view, target: start..<texts.count, offset: offset))
    }

    /// Points every redirection at its target, once all views are there.
    ///
    /// - Throws: ``LocatedProblem`` at the first whose target does not exist.
    func resolve(
        with ids: ViewDumpIDRows, in builder: inout ViewTreeBuilder
    ) throws(LocatedProblem) {
        for redirection in redirections {
            guard let target = ids.view(withID: redirection.target, in: texts.span) else {
                throw LocatedProblem(
                    .unknownRedirectTarget(texts.span.text(redirection.target)),
                    at: redirection.offset)
            }
            builder.setHitBehavior(.redirect(target), of: redirection.view)
        }
    }
}
