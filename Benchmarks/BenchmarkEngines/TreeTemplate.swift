import HitTesting

/// What it takes to build a tree again: its views in paint order, outside any tree.
///
/// Building a tree, or objects, from a template costs what the building costs and no more; the tree
/// that the template was taken from is not read. Trees made from one template share no storage.
public struct TreeTemplate: Sendable {
    /// One view.
    public struct Entry: Sendable {
        /// The view in the tree that the template was taken from.
        public let view: ViewID

        /// The index of the superview's entry, or nil for a root.
        public let superview: Int?

        /// The window level of a root; 0 for any other view.
        public let level: Double

        /// Everything else; a redirection names the target in the tree that the template was taken from.
        public let description: ViewDescription
    }

    /// The views in paint order, so that a superview precedes its subviews.
    public let entries: [Entry]

    /// The rules that the tree goes by.
    public let rules: HitTestRules

    /// Takes the template of a tree.
    ///
    /// - Complexity: O(n).
    public init(of tree: ViewTree) {
        var entries: [Entry] = []
        entries.reserveCapacity(tree.count)
        var indexes = ViewColumn<Int>()
        tree.forEachView { view in
            indexes[view] = entries.count
            let superview = tree.superview(of: view)
            entries.append(
                Entry(
                    view: view, superview: superview.flatMap { indexes[$0] },
                    level: superview == nil ? tree.level(of: view) : 0,
                    description: tree.description(of: view)))
        }
        self.entries = entries
        rules = tree.rules
    }

    /// Builds a tree from the template.
    ///
    /// - Returns: The tree, and its views by the index of their entries.
    /// - Complexity: O(n).
    public func makeTree() -> (tree: ViewTree, views: [ViewID]) {
        var views: [ViewID] = []
        views.reserveCapacity(entries.count)
        let tree = ViewTree.build(rules: rules, expectedCount: entries.count) { builder in
            var redirects: [(view: ViewID, target: ViewID)] = []
            for entry in entries {
                let view =
                    if let superview = entry.superview {
                        builder.addSubview(entry.description, to: views[superview])
                    } else {
                        builder.addRoot(entry.description, level: entry.level)
                    }
                if case .redirect(let target) = entry.description.hitBehavior {
                    redirects.append((view, target))
                }
                views.append(view)
            }
            guard !redirects.isEmpty else { return }
            let indexes = Dictionary(
                uniqueKeysWithValues: entries.enumerated().map { ($1.view, $0) })
            for redirect in redirects {
                guard let index = indexes[redirect.target] else { continue }
                builder.setHitBehavior(.redirect(views[index]), of: redirect.view)
            }
        }
        return (tree, views)
    }
}
