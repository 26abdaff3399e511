/// The columns of a view tree as CSV.
enum CSVTreeColumn: String, CaseIterable {
    case id, parent
    case x, y, width, height
    case centerX, centerY
    case boundsX, boundsY
    case a, b, c, d, tx, ty
    case anchorX, anchorY
    case hidden, interactive, alpha
    case region, behavior, clips, name, level

    /// The names of all columns, for messages.
    static var listOfAll: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
