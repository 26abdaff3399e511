import HitTesting

extension Application {
    /// The view that a touch beginning at a point would belong to.
    ///
    /// The windows are asked front to back; hidden ones are skipped, and one that answers nil lets
    /// the next one try.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the space of the screen. With a NaN or an infinity the answer is
    ///     nil.
    ///   - event: The event that asks, or nil.
    public final func hitTest(_ worldPoint: Point2D, with event: Event?) -> View? {
        windowAnswer(at: worldPoint, event)?.view
    }

    /// The view that a touch belongs to, and the window that named it.
    ///
    /// - Parameter record: Receives what was asked, if somebody wants to know.
    final func windowAnswer(
        at worldPoint: Point2D, _ event: Event?, record: EventRecorder? = nil
    ) -> (view: View, window: Window)? {
        for window in windows where !window.isHidden {
            guard let space = window.node?.space else { continue }
            var answer: View?
            if let record {
                let hit = space.hitPath(worldPoint, event)
                record.noteWindow(window, answer: hit?.answer, path: hit?.path ?? [])
                answer = hit?.answer
            } else {
                answer = space.hitTest(worldPoint, event)
            }
            if let answer { return (answer, window) }
        }
        return nil
    }
}
