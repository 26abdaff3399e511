import HitTesting

extension ViewSpace {
    /// Answers a query; in a debug build, compares the answer with the recursion's if a class or a
    /// view of the hierarchy makes a claim that may be wrong.
    ///
    /// Queries that overrides make in the course of another one are part of what is compared. Where an
    /// override edits the hierarchy, nothing is: it is another one the second time.
    ///
    /// - Parameters:
    ///   - point: A point in the view's own space; without a view, on the screen.
    ///   - view: The view whose own implementation is asked; nil for the whole hierarchy.
    ///   - answer: Asks the engine.
    func checked(
        at point: Point2D, in view: View?, _ event: Event?, _ answer: () -> View?
    ) -> View? {
        #if DEBUG
            check.queryDepth += 1
            let revision = self.revision
            let answer = answer()
            check.queryDepth -= 1
            guard check.queryDepth == 0 && hasClaims && revision == self.revision,
                let expected = recursively(at: point, in: view, event), expected !== answer,
                revision == self.revision
            else { return answer }
            preconditionFailure(
                """
                The hit test at \(point) answers \(Self.text(answer)), and the recursion answers \
                \(Self.text(expected)). \(brokenClaim(at: point, in: view, event))
                """)
        #else
            return answer()
        #endif
    }

    #if DEBUG
        /// Which view breaks the claim that its class or itself makes, as far as can be found.
        private func brokenClaim(at point: Point2D, in view: View?, _ event: Event?) -> String {
            var suspects: [View] = []
            tree.forEachView { id in
                if let suspect = self.view(id), suspect.makesClaims { suspects.append(suspect) }
            }
            check.isRecursing = true
            defer { check.isRecursing = false }
            for suspect in suspects.reversed() {
                let localPoint = Self.convert(point, from: view, to: suspect)
                let answer = suspect.hitTest(localPoint, with: event)
                if suspect.isStandard,
                    answer !== recursiveAnswer(of: suspect, at: localPoint, event)
                {
                    return """
                        \(type(of: suspect)) declares standard hit testing and overrides \
                        hitTest(_:with:): \(suspect) answers \(Self.text(answer)) at \(localPoint)
                        """
                }
                if !suspect.isStandard, answer != nil,
                    suspect.promisedBounds?.contains(localPoint) == false
                {
                    return """
                        \(suspect) promised in hitTestBounds to answer nil at \(localPoint), and \
                        answers \(Self.text(answer))
                        """
                }
            }
            return """
                A class that declares standard hit testing overrides point(inside:with:), or an \
                override answers differently when it is asked again
                """
        }

        private static func text(_ view: View?) -> String {
            view.map { "\($0)" } ?? "nil"
        }
    #endif
}
