import HitTesting

extension View {
    /// Adds a view in front of the subviews.
    ///
    /// A view that has a superview is taken away from it first; one that is a subview of this view
    /// already comes to the front. Its frame stays as it is, now in this view's space.
    ///
    /// - Precondition: `view` is no window, and this view is not `view` or one below it.
    /// - Complexity: O(k) in the subviews for one that has siblings to leave, and O(m) in the views
    ///   below `view` if it comes from another window or from none.
    public final func addSubview(_ view: View) {
        place(view, at: subviews.count - (view.superview === self ? 1 : 0))
    }

    /// Adds a view at an index, counted from the back among the *other* subviews.
    ///
    /// - Precondition: As for ``addSubview(_:)``, and `index` is at most the number of others.
    public final func insertSubview(_ view: View, at index: Int) {
        place(view, at: index)
    }

    /// Adds a view directly in front of a subview.
    ///
    /// - Precondition: As for ``addSubview(_:)``, and `sibling` is another subview of this view.
    public final func insertSubview(_ view: View, aboveSubview sibling: View) {
        place(view, at: index(of: sibling, without: view) + 1)
    }

    /// Adds a view directly behind a subview.
    ///
    /// - Precondition: As for ``addSubview(_:)``, and `sibling` is another subview of this view.
    public final func insertSubview(_ view: View, belowSubview sibling: View) {
        place(view, at: index(of: sibling, without: view))
    }

    /// Takes the view, with what is below it, away from its superview.
    ///
    /// A first responder among them resigns. Touches that began in one of them are cancelled when the
    /// next event is sent.
    ///
    /// - Complexity: O(k) in the siblings, and O(m) in the views below.
    public final func removeFromSuperview() {
        guard let superview else { return }
        window?.resignFirstResponder(in: self)
        node?.space.leave(self)
        superview.subviews.remove(at: superview.requiredIndex(of: self))
        self.superview = nil
    }

    /// Moves a subview in front of the others.
    ///
    /// - Precondition: `view` is a subview of this view.
    public final func bringSubviewToFront(_ view: View) {
        place(view, at: moveIndex(of: view, to: subviews.count - 1))
    }

    /// Moves a subview behind the others.
    ///
    /// - Precondition: `view` is a subview of this view.
    public final func sendSubviewToBack(_ view: View) {
        place(view, at: moveIndex(of: view, to: 0))
    }

    /// Exchanges the places of two subviews, given by their indices from the back.
    ///
    /// - Precondition: Both indices are those of subviews.
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        precondition(
            subviews.indices.contains(index) && subviews.indices.contains(other),
            "Subviews \(index) and \(other) of \(self), which has \(subviews.count), are exchanged")
        if let node, let id = subviews[index].node?.id, let otherID = subviews[other].node?.id {
            node.space.edit { $0.exchangeSubviews(id, otherID) }
        }
        subviews.swapAt(index, other)
    }

    /// Whether the view is another one, or below it.
    ///
    /// - Complexity: O(d) in the depth.
    public final func isDescendant(of view: View) -> Bool {
        var ancestor: View? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    /// The window that the view is in, or is; nil if it is in none.
    public final var window: Window? { node?.space.window }

    /// An index, once it is clear that the view at it is a subview.
    private func moveIndex(of view: View, to index: Int) -> Int {
        precondition(view.superview === self, "\(view) is moved among the subviews of \(self)")
        return index
    }

    /// The index of a subview; from the front, as that is where views are mostly moved.
    private func requiredIndex(of view: View) -> Int {
        guard let index = subviews.lastIndex(where: { $0 === view }) else {
            preconditionFailure("\(view) is no subview of \(self)")
        }
        return index
    }

    /// The index of a subview among those other than a view that is about to stand beside it.
    private func index(of sibling: View, without view: View) -> Int {
        precondition(sibling !== view, "\(view) is inserted beside itself")
        let index = requiredIndex(of: sibling)
        guard view.superview === self else { return index }
        return requiredIndex(of: view) < index ? index - 1 : index
    }

    /// Makes a view the subview at an index among the others.
    private func place(_ view: View, at index: Int) {
        let others = subviews.count - (view.superview === self ? 1 : 0)
        precondition(
            0...others ~= index,
            "\(view) is inserted at \(index) of \(self), which has \(others) other subviews")
        precondition(
            !(view is Window), "\(view) is added to \(self), and windows have no superview")
        // A view without subviews is above nobody.
        precondition(
            view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
            "\(view) is added to \(self), which is the view itself or below it")
        if let space = node?.space, view.node?.space === space {
            space.move(view, under: self, at: index)
            view.superview?.forget(view)
        } else {
            if view.superview != nil { view.removeFromSuperview() }
            view.node?.space.leave(view)
            node?.space.join(view, under: self, at: index)
        }
        subviews.insert(view, at: index)
        view.superview = self
    }

    /// Takes a subview out of the list.
    private func forget(_ view: View) {
        subviews.remove(at: requiredIndex(of: view))
    }
}
