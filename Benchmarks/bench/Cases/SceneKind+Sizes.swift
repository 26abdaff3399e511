import SceneGenerators

extension SceneKind {
    /// The numbers of views that the benchmark measures, smallest first.
    func sizes(quick: Bool) -> [Int] {
        switch self {
        case .realistic: quick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]
        case .scattered, .grid, .rotated, .rotatedLeaves, .longList, .overlays:
            quick ? [100_000] : [1_000, 100_000, 1_000_000]
        case .deepChain: [20_000]
        case .overlapping, .stack: [10_000]
        case .rotatedChain: [500]
        case .tenViews: [10]
        }
    }

    /// Whether edits are measured where nobody asked for the scene by name.
    var showsEdits: Bool {
        switch self {
        case .realistic, .scattered, .longList: true
        default: false
        }
    }
}
