import BenchmarkEngines
import HitTesting

/// A tree under edit, and its views by number.
struct EditedTree {
    /// The tree.
    private(set) var tree: ViewTree

    /// The views that were there from the beginning.
    let views: [ViewID]

    /// The views that were inserted, in order; those beyond `insertedCount` have been removed again.
    private var inserted: [ViewID] = []

    /// How many inserted views are in the tree.
    private var insertedCount = 0

    /// The numbers of the views that were there from the beginning.
    private let numbers: ViewColumn<Int>

    /// Builds the tree of a template, in storage that nothing else refers to.
    init(_ template: TreeTemplate) {
        (tree, views) = template.makeTree()
        var numbers = ViewColumn<Int>()
        for (number, view) in views.enumerated() { numbers[view] = number }
        self.numbers = numbers
    }

    /// Makes one edit.
    mutating func apply(_ step: EditStep) {
        switch step {
        case .setFrame(let frame, let number): tree.setFrame(frame, of: views[number])
        case .setCenter(let center, let number): tree.setCenter(center, of: views[number])
        case .setBoundsOrigin(let origin, let number):
            tree.setBoundsOrigin(origin, of: views[number])
        case .setHidden(let isHidden, let number): tree.setHidden(isHidden, of: views[number])
        case .bringToFront(let number): tree.bringSubviewToFront(views[number])
        case .insert(let frame, let number):
            let view = tree.insertSubview(
                ViewDescription(frame: frame), aboveSubview: views[number])
            if insertedCount < inserted.count {
                inserted[insertedCount] = view
            } else {
                inserted.append(view)
            }
            insertedCount += 1
        case .removeLast:
            insertedCount -= 1
            tree.remove(inserted[insertedCount])
        }
    }

    /// The numbers of answers: equal for two trees that were edited alike if the answers are.
    func numbers(of answers: [ViewID?]) -> [Int?] {
        let insertedNumbers = Dictionary(
            uniqueKeysWithValues: zip(inserted, views.count...))
        return answers.map { answer in
            guard let answer else { return nil }
            return numbers[answer] ?? insertedNumbers[answer]
        }
    }
}
