import HitTesting

/// A tree that grows from recipes, beside a naive model of its hierarchy.
///
/// The model knows what each edit ought to do, so that a tree whose *order* is wrong is found out too,
/// although every engine would agree on it.
public struct GrownTree {
    /// The tree.
    public internal(set) var tree: ViewTree

    /// The present or last id of every numbered view.
    public internal(set) var ids: [Int: ViewID] = [:]

    /// The numbers of the views that exist.
    public internal(set) var numbers: [ViewID: Int] = [:]

    /// Ids of views that were removed or moved to another tree.
    public internal(set) var staleIDs: [ViewID] = []

    /// Other trees, as they were while a subtree of this one was in them; the last two.
    public internal(set) var visitedTrees: [ViewTree] = []

    /// Who ought to lie in whom.
    var model = HierarchyModel()

    /// The number of edits asked for so far.
    public internal(set) var editCount = 0

    /// The number that the next new view gets.
    public internal(set) var nextNumber = 0

    /// Grows a tree.
    ///
    /// Entries whose superview is not there are left out with what is below them, so that a recipe
    /// still works when entries are dropped from it.
    public init(_ recipe: TreeRecipe) {
        tree = ViewTree(rules: recipe.rules)
        var present: [TreeRecipe.Entry] = []
        var places: Set<Int> = []
        for entry in recipe.entries where entry.superview.map(places.contains) ?? true {
            places.insert(entry.view.number)
            present.append(entry)
        }
        if recipe.usesBuilder {
            build(present)
        } else {
            add(present)
        }
        nextNumber = (recipe.entries.map(\.view.number).max() ?? -1) + 1
    }

    /// Makes the views with the bulk builder, behaviours last: they may name later views.
    private mutating func build(_ entries: [TreeRecipe.Entry]) {
        var ids: [Int: ViewID] = [:]
        tree = ViewTree.build(rules: tree.rules, expectedCount: entries.count) { builder in
            for entry in entries {
                let description = entry.view.descriptionWithoutBehavior
                ids[entry.view.number] =
                    if let superview = entry.superview.flatMap({ ids[$0] }) {
                        builder.addSubview(description, to: superview)
                    } else {
                        builder.addRoot(description, level: entry.level)
                    }
            }
            for entry in entries {
                guard let id = ids[entry.view.number] else { continue }
                builder.setHitBehavior(entry.view.behavior.behavior { ids[$0] }, of: id)
            }
        }
        for entry in entries {
            guard let id = ids[entry.view.number] else { continue }
            register(entry.view.number, id, entry.place)
        }
    }

    /// Makes the views one by one, behaviours last.
    private mutating func add(_ entries: [TreeRecipe.Entry]) {
        for entry in entries {
            let description = entry.view.descriptionWithoutBehavior
            let id =
                if let superview = entry.superview.flatMap({ ids[$0] }) {
                    tree.addSubview(description, to: superview)
                } else {
                    tree.addRoot(description, level: entry.level)
                }
            register(entry.view.number, id, entry.place)
        }
        for entry in entries {
            guard let id = ids[entry.view.number] else { continue }
            tree.setHitBehavior(behavior(entry.view.behavior), of: id)
        }
    }

    /// Notes a new view.
    mutating func register(_ number: Int, _ id: ViewID, _ place: EditRecipe.Place) {
        ids[number] = id
        numbers[id] = number
        model.insert(number, place)
    }

    /// A behaviour whose views are those of this tree.
    func behavior(_ recipe: BehaviorRecipe) -> HitBehavior {
        recipe.behavior { ids[$0] }
    }
}

extension TreeRecipe.Entry {
    /// Where the entry goes.
    var place: EditRecipe.Place {
        superview.map { .front(of: $0) } ?? .root(level: level)
    }
}
