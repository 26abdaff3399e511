/// What happens to a tree between two updates of its map.
enum UpdateKind: CaseIterable {
    case leaf, leafShared, onePercent, scroll

    /// What the update is called in the results.
    var operation: Operation {
        switch self {
        case .leaf: .updateLeaf
        case .leafShared: .updateLeafShared
        case .onePercent: .updateOnePercent
        case .scroll: .updateScroll
        }
    }

    /// What happens, in words, for the table.
    var title: String {
        switch self {
        case .leaf: "a leaf moved"
        case .leafShared: "the same, an old map in use"
        case .onePercent: "1 % of the views moved"
        case .scroll: "a viewport scrolled"
        }
    }
}
