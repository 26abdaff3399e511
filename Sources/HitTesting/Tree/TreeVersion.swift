/// Which state of which tree something belongs to.
///
/// A tree's version grows with every change that may change an answer. Copies of a tree that are
/// changed apart from each other go on with histories of their own.
public struct TreeVersion: Hashable, Sendable {
    /// The history: a random number, which a copy of a tree replaces when it is first changed.
    var history: UInt64

    /// How many changes the history has seen.
    public internal(set) var number: UInt64
}

extension TreeVersion: CustomStringConvertible {
    /// The number of changes, and the history in hexadecimal: `12@7f3a01c2…`.
    public var description: String { "\(number)@\(String(history, radix: 16))" }
}

extension ViewTree {
    /// The version of the tree: another one after each change that may change an answer.
    ///
    /// - Complexity: O(1).
    public var version: TreeVersion { store.history.version }
}
