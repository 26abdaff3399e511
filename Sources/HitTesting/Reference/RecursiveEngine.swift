/// The definition of a hit test as plain recursion: what every other engine is compared with.
///
/// It reads the tree through its public members and shares nothing with the fast engine but the
/// geometry and ``PointConversion``. Nobody optimises it: when it and another engine disagree, this
/// one is read, and found right or wrong, in one sitting.
///
///     let engine = RecursiveEngine(tree)
///     assert(engine.hitTest(point) == tree.hitTest(point))
///
/// It recurses once per level of the tree, so depth is limited by the stack: with 8 MiB, to about
/// 10,000 levels in a release build and 5,000 in a debug build, and to a fifth of that where every
/// region is ``HitRegion/boundsOrSubviews``. Beyond, the process is killed.
///
/// - Complexity: Every query takes O(n) in the number of views, and makes one call per view asked.
public struct RecursiveEngine: Sendable {
    /// The tree that is asked.
    public let tree: ViewTree

    /// Creates an engine for a tree as it is now; later edits of the caller's copy are not seen.
    public init(_ tree: ViewTree) {
        self.tree = tree
    }

    /// The view that gets a touch at a point of the world: the answer of the frontmost window that
    /// has one.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the superspace of the roots; nil is answered if it is not finite.
    ///   - options: The event, the filter and the handler that come with the query.
    public func hitTest(
        _ worldPoint: Point2D, options: HitTestOptions = HitTestOptions()
    ) -> ViewID? {
        decision(at: worldPoint, options)?.answer
    }

    /// The answer of one view, as `view.hitTest(localPoint, with: event)` gives it.
    ///
    /// The view's own gates, region and geometry count; its superviews' do not.
    ///
    /// - Parameters:
    ///   - localPoint: A point in `view`'s own space; nil is answered if it is not finite.
    ///   - view: The view to ask; nil is answered for a removed one.
    ///   - options: The event, the filter and the handler that come with the query.
    public func hitTest(
        _ localPoint: Point2D, in view: ViewID, options: HitTestOptions = HitTestOptions()
    ) -> ViewID? {
        guard localPoint.isFinite && tree.contains(view) && conversion(to: view) != nil else {
            return nil
        }
        return decision(of: view, at: localPoint, options)?.answer
    }

    /// The view that gets a touch at a point of the world, if a filter leaves some views out.
    ///
    /// - Parameters:
    ///   - worldPoint: A point in the superspace of the roots.
    ///   - filter: What becomes of each view reached; see ``HitTestOptions/filter``.
    public func hitTest(
        _ worldPoint: Point2D, where filter: (ViewID) -> HitTestFilterDecision
    ) -> ViewID? {
        withoutActuallyEscaping(filter) { filter in
            hitTest(worldPoint, options: HitTestOptions(filter: filter))
        }
    }

    /// Answers many points of the world, in their order.
    ///
    /// - Parameters:
    ///   - worldPoints: Points in the superspace of the roots.
    ///   - answers: Where one answer per point is appended.
    /// - Precondition: `answers` has room for as many answers as there are points.
    public func hitTest(_ worldPoints: Span<Point2D>, into answers: inout OutputSpan<ViewID?>) {
        precondition(
            answers.freeCapacity >= worldPoints.count,
            "\(worldPoints.count) answers need room, and there is room for \(answers.freeCapacity)")
        for index in worldPoints.indices {
            answers.append(hitTest(worldPoints[index]))
        }
    }
}
