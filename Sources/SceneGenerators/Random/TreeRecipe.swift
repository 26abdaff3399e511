import HitTesting

/// A random tree as data: views by number, superviews before subviews, siblings back to front.
public struct TreeRecipe: Sendable {
    /// One view and its place.
    public struct Entry: Sendable {
        /// The view.
        public var view: ViewRecipe

        /// The number of the superview, or nil for a root.
        public var superview: Int?

        /// The level of a root.
        public var level: Double

        /// Creates an entry.
        public init(view: ViewRecipe, superview: Int?, level: Double = 0) {
            self.view = view
            self.superview = superview
            self.level = level
        }
    }

    /// The rules of the tree.
    public var rules: HitTestRules

    /// Whether the tree is made by the bulk builder rather than view by view.
    public var usesBuilder: Bool

    /// The views.
    public var entries: [Entry]

    /// Creates a recipe.
    public init(rules: HitTestRules, usesBuilder: Bool, entries: [Entry]) {
        self.rules = rules
        self.usesBuilder = usesBuilder
        self.entries = entries
    }
}
