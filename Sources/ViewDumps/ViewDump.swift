import HitTesting

/// A tree of views read from a file, with what the file calls them and what it leaves open.
///
///     let dump = try ViewDump(contentsOfFile: "views.txt")
///     if let view = dump.tree.hitTest(Point2D(40, 40)) {
///         print(dump.ids[view] ?? "")
///     }
///
/// A root's superspace is the world: points are given in the space in which the root's own frame is
/// written.
public struct ViewDump: Sendable {
    /// The format that the file has.
    public let format: ViewDumpFormat

    /// The views.
    public let tree: ViewTree

    /// What the file calls the views.
    ///
    /// In a dump of a running app that is the address or the identifier as it is printed; the second
    /// view with the same id becomes `ID#2`.
    public let ids: ViewDumpIDs

    /// What the file leaves open, in the order of its lines.
    public let notes: [ViewDumpNote]

    /// The names of the views' classes, where the file gives them.
    let classNames: ViewColumn<String>

    /// What the file says of the views that plays no part in a hit test.
    let elements: ViewColumn<ViewDumpElement>

    /// Creates a dump from its parts.
    init(
        format: ViewDumpFormat, tree: ViewTree, ids: ViewDumpIDs, notes: [ViewDumpNote] = [],
        classNames: ViewColumn<String> = ViewColumn(),
        elements: ViewColumn<ViewDumpElement> = ViewColumn()
    ) {
        self.format = format
        self.tree = tree
        self.ids = ids
        self.notes = notes
        self.classNames = classNames
        self.elements = elements
    }

    /// The name of a view's class, or nil if the file does not give it.
    ///
    /// - Complexity: O(1).
    public func className(of view: ViewID) -> String? { classNames[view] }

    /// What the file says of a view that plays no part in UIKit's hit test, or nil if it is of a
    /// format that has no such things.
    ///
    /// - Complexity: O(1).
    public func element(of view: ViewID) -> ViewDumpElement? { elements[view] }
}
