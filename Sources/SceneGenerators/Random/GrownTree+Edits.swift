import HitTesting

/// What a tree did wrong in an edit, in words.
public struct EditFailure: Error, CustomStringConvertible {
    /// What was expected and what came.
    public let description: String
}

extension GrownTree {
    /// Carries an edit out on the tree and on the model.
    ///
    /// - Returns: Whether the edit was possible; one that names a view that does not exist is left out.
    /// - Throws: ``EditFailure`` if the tree did not do what it should.
    public mutating func apply(_ edit: EditRecipe) throws(EditFailure) -> Bool {
        editCount += 1
        switch edit {
        case .add(let view, let place):
            guard !model.contains(view.number) && exists(place) else { return false }
            add(view, place)
        case .move(let number, let place):
            guard let id = liveID(number), exists(place) else { return false }
            return try move(number, id, place)
        case .bringToFront(let number), .sendToBack(let number):
            guard let id = liveID(number), !model.detached.contains(number) else { return false }
            if case .bringToFront = edit {
                tree.bringSubviewToFront(id)
                model.reorder(number, toFront: true)
            } else {
                tree.sendSubviewToBack(id)
                model.reorder(number, toFront: false)
            }
        case .exchange(let first, let second):
            guard let firstID = liveID(first), let secondID = liveID(second),
                model.areSiblings(first, second)
            else { return false }
            tree.exchangeSubviews(firstID, secondID)
            model.exchange(first, second)
        case .remove(let number):
            guard let id = liveID(number) else { return false }
            forgetIDs(ofSubtree: number)
            tree.remove(id)
            model.remove(number)
        case .detach(let number):
            guard let id = liveID(number) else { return false }
            tree.detach(id)
            model.detach(number)
        case .visitOtherTree(let number):
            guard let id = liveID(number) else { return false }
            try visitOtherTree(number, id)
        case .set(let number, let property):
            guard let id = liveID(number) else { return false }
            return try set(property, number, id)
        case .copy:
            // Whoever checks copies makes one of its own; the next edit then meets a shared tree.
            break
        }
        return true
    }

    /// The id of a view, if it exists.
    func liveID(_ number: Int) -> ViewID? {
        model.contains(number) ? ids[number] : nil
    }

    /// Whether the views that a place is described by exist.
    private func exists(_ place: EditRecipe.Place) -> Bool {
        switch place {
        case .root: true
        case .front(let superview): model.contains(superview)
        case .index(let index, let superview):
            index <= model.subviews[superview]?.count ?? -1
        case .above(let sibling), .below(let sibling):
            model.superviews[sibling] != nil || model.isRoot(sibling)
        }
    }

    /// Adds a new view.
    private mutating func add(_ view: ViewRecipe, _ place: EditRecipe.Place) {
        var description = view.descriptionWithoutBehavior
        description.hitBehavior = behavior(view.behavior)
        let id =
            switch place {
            case .root(let level):
                tree.addRoot(description, level: level)
            case .front(let superview):
                tree.addSubview(description, to: id(superview))
            case .index(let index, let superview):
                tree.insertSubview(description, to: id(superview), at: index)
            case .above(let sibling):
                tree.insertSubview(description, aboveSubview: id(sibling))
            case .below(let sibling):
                tree.insertSubview(description, belowSubview: id(sibling))
            }
        register(view.number, id, place)
        nextNumber = max(nextNumber, view.number + 1)
    }

    /// Puts a view somewhere else, or makes sure that the tree refuses to.
    private mutating func move(
        _ number: Int, _ id: ViewID, _ place: EditRecipe.Place
    ) throws(EditFailure) -> Bool {
        switch place {
        case .above(number), .below(number): return false
        case .index(let index, let superview)
        where model.superviews[number] == superview
            && index == model.subviews[superview, default: []].count:
            return false
        default: break
        }
        let superview = model.superview(at: place)
        let isCycle = superview.map { model.chain(from: $0).contains(number) } ?? false
        do {
            try moveInTree(id, place)
        } catch {
            let expected = superview.map {
                ViewTreeError.superviewIsDescendant(view: id, superview: self.id($0))
            }
            guard isCycle && error == expected else {
                throw EditFailure(description: "Moving view \(number) was refused: \(error)")
            }
            return true
        }
        guard !isCycle else {
            throw EditFailure(description: "View \(number) was let below itself")
        }
        model.detach(number)
        model.insert(number, place)
        return true
    }

    /// Asks the tree to put a view somewhere else.
    private mutating func moveInTree(
        _ id: ViewID, _ place: EditRecipe.Place
    ) throws(ViewTreeError) {
        switch place {
        case .root(let level):
            tree.addRoot(id, level: level)
        case .front(let superview):
            try tree.addSubview(id, to: self.id(superview))
        case .index(let index, let superview):
            try tree.insertSubview(id, to: self.id(superview), at: index)
        case .above(let sibling):
            try tree.insertSubview(id, aboveSubview: self.id(sibling))
        case .below(let sibling):
            try tree.insertSubview(id, belowSubview: self.id(sibling))
        }
    }

    /// The id of a view that is known to exist.
    private func id(_ number: Int) -> ViewID {
        guard let id = liveID(number) else {
            preconditionFailure("View \(number) should exist here")
        }
        return id
    }
}
