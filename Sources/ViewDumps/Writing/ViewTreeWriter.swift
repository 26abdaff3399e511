import HitTesting

/// Writes a tree of views in this project's own forms, so that it reads back to the same bits.
///
///     let writer = ViewTreeWriter(dump.tree, ids: dump.ids)
///     try writer.writeCSV { chunk in output.append(contentsOf: chunk) }
///
/// Detached subtrees are left out. What no file can say is an error: closures, overridden views, and
/// a redirection to a detached view. A redirection to a view that has been removed is written as
/// `passthrough`, as which it acts.
public struct ViewTreeWriter {
    /// The tree to write.
    let tree: ViewTree

    /// What the file calls the views.
    let ids: ViewDumpIDs

    /// So many bytes are gathered before they are handed on.
    static let chunkSize = 1 << 16

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - tree: The tree to write.
    ///   - ids: What the file is to call the views; by default their numbers in paint order, from 0.
    /// - Complexity: O(n) in the number of views without `ids`, else O(1).
    public init(_ tree: ViewTree, ids: ViewDumpIDs? = nil) {
        self.tree = tree
        self.ids = ids ?? ViewDumpIDs(numbering: tree)
    }

    /// A view's id.
    func id(of view: ViewID) throws(ViewTreeWritingError) -> String {
        guard let id = ids[view] else {
            throw ViewTreeWritingError(view: view.description, problem: .viewWithoutID)
        }
        return id
    }

    /// A view's behaviour as text, or nil if it is the default.
    func behaviorText(of view: ViewID) throws(ViewTreeWritingError) -> String? {
        switch tree.hitBehavior(of: view) {
        case .normal: return nil
        case .passthrough: return "passthrough"
        case .absorbing: return "absorbing"
        case .transparent: return "transparent"
        case .redirect(let target):
            guard tree.contains(target) else { return "passthrough" }
            guard !tree.isDetached(target) else {
                throw ViewTreeWritingError(view: try id(of: view), problem: .targetIsDetached)
            }
            return "redirect:\(try id(of: target))"
        case .custom, .overridden:
            throw ViewTreeWritingError(view: try id(of: view), problem: .closure("behaviour"))
        }
    }
}
