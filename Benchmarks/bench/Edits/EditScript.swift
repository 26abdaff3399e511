import BenchmarkEngines
import HitTesting
import SceneGenerators

/// Writes the edits that are measured, and where to ask after each.
struct EditScript {
    /// An edit, and where to ask after it, in world space.
    typealias Step = (step: EditStep, worldPoint: Point2D)

    /// The tree to edit, as it is at the beginning; edits name its entries by their indexes.
    private let template: TreeTemplate

    /// The tree that the template was taken from, to find points in.
    private let tree: ViewTree

    /// The entries without subviews that are no roots.
    private let leaves: [Int]

    /// The entries that are no roots.
    private let subviews: [Int]

    /// The entry with the most descendants that is no root; a root if no other entry has any.
    private let largestContainer: Int

    /// Where a pointer goes while a container is moved or scrolled, in world space.
    private let path: [Point2D]

    /// The container to scroll where only what it shows counts, if there is one.
    let viewport: Viewport?

    /// Decides which views are edited.
    private var random: SplitMix64

    /// Writes for a tree; nil if it has no views but roots.
    ///
    /// - Parameters:
    ///   - template: The tree's template.
    ///   - tree: The tree.
    ///   - reachableViews: Those of its views that touches can reach.
    ///   - path: Where a pointer goes, in world space.
    ///   - seed: Decides which views are edited.
    init?(
        _ template: TreeTemplate, of tree: ViewTree, reachableViews: [ViewID], path: [Point2D],
        seed: UInt64
    ) {
        var descendants = Array(repeating: 0, count: template.entries.count)
        for index in template.entries.indices.reversed() {
            guard let superview = template.entries[index].superview else { continue }
            descendants[superview] += descendants[index] + 1
        }
        subviews = template.entries.indices.filter { template.entries[$0].superview != nil }
        leaves = subviews.filter { descendants[$0] == 0 }
        guard !leaves.isEmpty else { return nil }
        let containers = subviews.filter { descendants[$0] > 0 }
        let candidates = containers.isEmpty ? Array(template.entries.indices) : containers
        largestContainer = candidates.max { descendants[$0] < descendants[$1] } ?? 0
        viewport = Viewport(
            template, of: tree, descendants: descendants, reachableViews: reachableViews)
        self.template = template
        self.tree = tree
        self.path = path
        random = SplitMix64(seed: seed)
    }

    /// How many views the tree has at the beginning.
    var viewCount: Int { template.entries.count }

    /// The next edits of a kind, each with the point to ask about afterwards.
    ///
    /// Inserted views pile up until as many are removed.
    mutating func next(_ kind: EditKind, count: Int) -> [Step] {
        switch kind {
        case .moveLeaf:
            randomTargets(count, among: leaves).map {
                (move($0.index, by: $0.shift), $0.worldPoint)
            }
        case .moveContainer:
            containerTargets(count).map { (move($0.index, by: $0.shift), $0.worldPoint) }
        case .scroll:
            containerTargets(count).map { (scroll($0.index, by: $0.shift), $0.worldPoint) }
        case .hide:
            randomTargets(count / 2, among: subviews).flatMap(hideAndShow)
        case .bringToFront:
            randomTargets(count, among: subviews).map { (.bringToFront($0.index), $0.worldPoint) }
        case .insert:
            randomTargets(count, among: leaves).map { (insert(beside: $0), $0.worldPoint) }
        case .remove:
            randomTargets(count, among: leaves).map { (.removeLast, $0.worldPoint) }
        }
    }

    /// A view to edit, how far to move it, and where to ask.
    private struct Target {
        let index: Int
        let shift: Point2D
        let worldPoint: Point2D
    }

    /// Random views, each with a question about the place where it was at the beginning.
    private mutating func randomTargets(_ count: Int, among candidates: [Int]) -> [Target] {
        (0..<count).map { _ in
            let index = candidates[random.index(below: candidates.count)]
            return Target(
                index: index,
                shift: Point2D(random.double(in: -4...4), random.double(in: -4...4)),
                worldPoint: worldCenter(of: index))
        }
    }

    /// The largest container again and again, a few points to and fro, while a pointer moves on.
    private mutating func containerTargets(_ count: Int) -> [Target] {
        let start = random.index(below: path.count)
        return (0..<count).map { number in
            Target(
                index: largestContainer,
                shift: Point2D(Double(number % 5) - 2, Double(number % 7) - 3),
                worldPoint: path[(start + number) % path.count])
        }
    }

    /// The edit that puts a view a little beside the place where it was at the beginning.
    private func move(_ index: Int, by shift: Point2D) -> EditStep {
        let geometry = template.entries[index].description.geometry
        guard geometry.transform.isIdentity else {
            let center = geometry.center
            return .setCenter(Point2D(center.x + shift.x, center.y + shift.y), of: index)
        }
        var frame = geometry.frame
        frame.origin.x += shift.x
        frame.origin.y += shift.y
        return .setFrame(frame, of: index)
    }

    /// The edit that scrolls a view by a little from where it was at the beginning.
    func scroll(_ index: Int, by shift: Point2D) -> EditStep {
        let origin = template.entries[index].description.geometry.bounds.origin
        return .setBoundsOrigin(Point2D(origin.x + shift.x, origin.y + shift.y), of: index)
    }

    /// The edits that hide a view and show it again, unless it was hidden.
    private func hideAndShow(_ target: Target) -> [Step] {
        let wasHidden = template.entries[target.index].description.isHidden
        return [
            (.setHidden(true, of: target.index), target.worldPoint),
            (.setHidden(wasHidden, of: target.index), target.worldPoint),
        ]
    }

    /// The edit that adds a view of a leaf's size in front of it.
    private func insert(beside target: Target) -> EditStep {
        var frame = template.entries[target.index].description.geometry.frame
        frame.origin.x += target.shift.x
        frame.origin.y += target.shift.y
        return .insert(frame, above: target.index)
    }

    /// The centre of a view in world space, or the path's first point if it has none.
    private func worldCenter(of index: Int) -> Point2D {
        let entry = template.entries[index]
        return tree.convert(entry.description.geometry.bounds.center, from: entry.view, to: nil)
            ?? path[0]
    }
}
