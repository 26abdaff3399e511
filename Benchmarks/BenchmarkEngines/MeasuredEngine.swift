import HitTesting

/// An engine that the benchmark measures: something that says which view gets a touch.
///
/// A new engine conforms, and is named where the benchmark lists its engines; see
/// `Benchmarks/bench/Cases/CaseEngines.swift`.
public protocol MeasuredEngine {
    /// What tables and files call the engine.
    static var engineName: String { get }

    /// How much stack one level of the tree takes at most, in bytes; 0 if the engine does not recurse.
    static var stackPerLevel: Int { get }

    /// The view that gets a touch at a point of the world.
    func answer(at worldPoint: Point2D) -> ViewID?
}

/// An engine that can answer many points in one call.
public protocol BatchEngine: MeasuredEngine {
    /// Appends one answer for each point, in their order.
    func appendAnswers(at worldPoints: Span<Point2D>, to answers: inout OutputSpan<ViewID?>)
}

/// An engine that can answer many points in one call that uses all cores.
public protocol ParallelBatchEngine: BatchEngine, Sendable {
    /// One answer for each point, in their order.
    func parallelAnswers(at worldPoints: [Point2D]) async -> [ViewID?]
}

extension RecursiveEngine: MeasuredEngine {
    /// `recursive`: the definition.
    public static var engineName: String { "recursive" }

    /// Twice what was measured in a debug build.
    public static var stackPerLevel: Int { 3_072 }

    /// The view that gets a touch at a point of the world.
    public func answer(at worldPoint: Point2D) -> ViewID? { hitTest(worldPoint) }
}

extension ViewTree: BatchEngine {
    /// `tree`: the live engine.
    public static var engineName: String { "tree" }

    /// Nothing: the live engine descends in a loop.
    public static var stackPerLevel: Int { 0 }

    /// The view that gets a touch at a point of the world.
    public func answer(at worldPoint: Point2D) -> ViewID? { hitTest(worldPoint) }

    /// Appends one answer for each point, in their order.
    public func appendAnswers(
        at worldPoints: Span<Point2D>, to answers: inout OutputSpan<ViewID?>
    ) {
        hitTest(worldPoints, into: &answers)
    }
}

extension HitMap: ParallelBatchEngine {
    /// `map`: the flattened tree.
    public static var engineName: String { "map" }

    /// Nothing: a map has no levels to go down.
    public static var stackPerLevel: Int { 0 }

    /// The view that gets a touch at a point of the world.
    public func answer(at worldPoint: Point2D) -> ViewID? { hitTest(worldPoint) }

    /// Appends one answer for each point, in their order.
    public func appendAnswers(
        at worldPoints: Span<Point2D>, to answers: inout OutputSpan<ViewID?>
    ) {
        hitTest(worldPoints, into: &answers)
    }
    /// One answer for each point, in their order.
    public func parallelAnswers(at worldPoints: [Point2D]) async -> [ViewID?] {
        await hitTest(worldPoints)
    }
}
