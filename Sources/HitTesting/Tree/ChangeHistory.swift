/// Which views of a tree have changed, and since when: what maps are brought up to date by.
///
/// The tree's version grows with every change that may change an answer. The record keeps the
/// latest changes; who asks from farther back is told that it does not reach that far.
struct ChangeHistory {
    /// A view that has changed, and the version that its latest change in a row led to.
    private struct Change: BitwiseCopyable {
        var slot: UInt32
        /// Whether only the view's geometry changed.
        var isGeometry: Bool
        var number: UInt64
    }

    /// The version now.
    private(set) var version: TreeVersion

    /// The versions of the copies that this one came from, up to which they had all in common.
    private var ancestors: [TreeVersion] = []

    /// The changes after ``firstNumber``, oldest first.
    private var changes: [Change] = []
    /// The version from which on changes are recorded.
    private var firstNumber: UInt64 = 0
    /// The version that the last removal of a view led to.
    private(set) var lastRemoval: UInt64 = 0

    /// The fewest changes that are kept.
    static let minimumCapacity = 1_024
    /// How many ancestors are remembered.
    private static let ancestorCount = 8

    /// Starts a history.
    init() {
        version = TreeVersion(history: .random(in: .min ... .max), number: 0)
    }

    /// Notes that a view has changed: where it is, what it answers, or its place among others.
    ///
    /// - Parameters:
    ///   - slot: The view.
    ///   - isGeometry: Whether it was only laid out anew.
    ///   - viewCount: How many views the tree has; the record is a fraction of that.
    @inline(__always)
    mutating func note(_ slot: UInt32, isGeometry: Bool, viewCount: Int) {
        version.number += 1
        if let last = changes.indices.last, changes[last].slot == slot {
            changes[last].number = version.number
            if !isGeometry { changes[last].isGeometry = false }
        } else {
            append(slot, isGeometry: isGeometry, viewCount: viewCount)
        }
    }

    private mutating func append(_ slot: UInt32, isGeometry: Bool, viewCount: Int) {
        if changes.count >= max(Self.minimumCapacity, viewCount / 16) {
            let dropped = changes.count / 2
            firstNumber = changes[dropped - 1].number
            changes.removeFirst(dropped)
        }
        changes.append(
            Change(slot: slot, isGeometry: isGeometry, number: version.number))
    }

    /// Notes that views were removed.
    mutating func noteRemoval() {
        version.number += 1
        lastRemoval = version.number
    }

    /// From now on this is the history of a copy, which changes by itself.
    mutating func part() {
        ancestors.append(version)
        if ancestors.count > Self.ancestorCount { ancestors.removeFirst() }
        version.history = .random(in: .min ... .max)
    }

    /// The views that have changed since a version, in the order of their slots; nil if the record does
    /// not tell, or has more changes than a limit.
    ///
    /// - Complexity: O(c log c) in the c changes since.
    func changedViews(since old: TreeVersion, atMost limit: Int) -> [ChangedView]? {
        guard old.number >= firstNumber, contains(old) else { return nil }
        let start = changes.lastIndex { $0.number <= old.number }.map { $0 + 1 } ?? 0
        if changes.count - start > limit { return nil }
        var views = changes[start...].map {
            ChangedView(slot: $0.slot, isGeometry: $0.isGeometry)
        }
        views.sort { $0.slot < $1.slot }
        var count = 0
        for view in views {
            if count > 0, views[count - 1].slot == view.slot {
                if !view.isGeometry { views[count - 1].isGeometry = false }
            } else {
                views[count] = view
                count += 1
            }
        }
        views.removeLast(views.count - count)
        return views
    }

    /// Whether this history, or one that it came from, went through a version.
    private func contains(_ old: TreeVersion) -> Bool {
        if old.history == version.history { return old.number <= version.number }
        return ancestors.contains { $0.history == old.history && old.number <= $0.number }
    }
}

/// A view that has changed.
struct ChangedView: BitwiseCopyable {
    var slot: UInt32
    /// Whether only its geometry changed.
    var isGeometry: Bool
}

extension ViewStore {
    /// Notes that a view has changed; see ``ChangeHistory/note(_:isGeometry:viewCount:)``.
    @inline(__always)
    mutating func noteChange(of slot: UInt32, isGeometry: Bool = false) {
        history.note(slot, isGeometry: isGeometry, viewCount: count)
    }
}
