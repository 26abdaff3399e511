/// One row of the results: an engine, doing one thing, to one scene of one size.
struct Measurement: Encodable {
    /// What the scene is called.
    var scene: String

    /// How many views the scene has.
    var views: Int

    /// What the engine is called.
    var engine: String

    /// What was done.
    var operation: Operation

    /// The mean per call, the median of the rounds; for `build`, of the whole build.
    var nanoseconds: Double

    /// The 99th percentile of single calls, where at least 1,000 were timed.
    var p99: Double?

    /// How many answers were compared with the recursion's.
    var compared = 0

    /// How many of those differed.
    var mismatches = 0

    /// Heap blocks allocated per call, where they are counted.
    var allocationsPerCall: Double?

    /// The heap's growth by the build, divided by the number of views, where it is counted.
    var bytesPerView: Double?

    /// The time divided by the recursion's for the same operation (for `batch`, for `hitTest`).
    var ratioToRecursive: Double?

    private enum CodingKeys: CodingKey {
        case scene, views, engine, operation, nanoseconds, p99, compared, mismatches
        case allocationsPerCall, bytesPerView, ratioToRecursive
    }

    /// Every row has every key; what was not measured is null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(scene, forKey: .scene)
        try container.encode(views, forKey: .views)
        try container.encode(engine, forKey: .engine)
        try container.encode(operation, forKey: .operation)
        try container.encode(nanoseconds, forKey: .nanoseconds)
        try container.encode(p99, forKey: .p99)
        try container.encode(compared, forKey: .compared)
        try container.encode(mismatches, forKey: .mismatches)
        try container.encode(allocationsPerCall, forKey: .allocationsPerCall)
        try container.encode(bytesPerView, forKey: .bytesPerView)
        try container.encode(ratioToRecursive, forKey: .ratioToRecursive)
    }
}
