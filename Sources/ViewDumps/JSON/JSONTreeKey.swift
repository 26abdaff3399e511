/// The keys of a view as JSON.
enum JSONTreeKey: String, CaseIterable {
    case id, name, frame, center, boundsOrigin, anchorPoint, transform
    case hidden, interactive, alpha, region, behavior, clips, level, subviews

    /// The key's bit in a set of keys.
    var bit: UInt32 { 1 << UInt32(Self.allCases.firstIndex(of: self) ?? 0) }
}
