import HitTesting
import ViewDumps

/// What a tree of views consists of, in numbers.
struct TreeSummary {
    /// The numbers with their names, for programs and for people, in the order in which they are told.
    let counts: [(key: String, title: String, count: Int)]

    /// Counts.
    ///
    /// - Complexity: O(n) in the number of views.
    init(of tree: ViewTree) {
        var depths = ViewColumn<Int>()
        var deepest = 0
        var (hidden, passive, transparent, unhittable, transformed) = (0, 0, 0, 0, 0)
        tree.forEachView { view in
            let depth = tree.superview(of: view).flatMap { depths[$0] }.map { $0 + 1 } ?? 1
            depths[view] = depth
            deepest = max(deepest, depth)
            if tree.isHidden(view) { hidden += 1 }
            if !tree.isUserInteractionEnabled(view) { passive += 1 }
            if !tree.rules.allows(alpha: tree.alpha(of: view)) { transparent += 1 }
            if !tree.transform(of: view).isIdentity { transformed += 1 }
            if tree.geometry(of: view).pointConversion(under: tree.rules) == nil { unhittable += 1 }
        }
        counts = [
            ("views", "views", tree.count),
            ("windows", "windows or roots", tree.roots.count),
            ("levels", "levels", deepest),
            ("hidden", "hidden", hidden),
            ("notInteractive", "with user interaction off", passive),
            ("transparent", "too transparent to be hit", transparent),
            ("transformed", "with a transform", transformed),
            ("unhittable", "with a transform or geometry that cannot be hit", unhittable),
        ]
    }
}
