/// What a row of the results measures.
enum Operation: String, Codable, CaseIterable {
    /// One call for each point, the points far apart.
    case hitTest
    /// All points in one call.
    case batch
    /// All points in one call that uses all cores.
    case batchAllCores
    /// One call for each point along a pointer's path.
    case path
    /// The same path, the engine asked only where its last answer may not hold any more.
    case stablePath
    /// One call for a point, after the caches were swept.
    case hitTestCold
    /// Building the engine's structure, the time for the whole tree.
    case build

    /// One edit and one query.
    case moveLeaf, moveContainer, scroll, hide, bringToFront, insert, remove

    /// The edit alone.
    case moveLeafAlone, moveContainerAlone, scrollAlone, hideAlone, bringToFrontAlone, insertAlone
    case removeAlone

    /// Bringing a map up to date, the edits before it not counted.
    case updateLeaf, updateLeafShared, updateOnePercent, updateScroll
}
