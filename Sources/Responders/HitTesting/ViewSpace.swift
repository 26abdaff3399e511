import HitTesting

/// The engine's tree that one hierarchy of views is in: a window's, or that of a hierarchy without a
/// window which has been asked something.
///
/// The views hold what they were told, and their order; the tree is kept equal to it by every edit,
/// and only answers. Its one root is the top of the hierarchy.
final class ViewSpace {
    /// The tree.
    ///
    /// Queries work on a copy, so that overrides may edit views while they are asked.
    private(set) var tree = ViewTree() {
        didSet { revision &+= 1 }
    }

    /// How often the tree has been changed.
    private(set) var revision = 0

    /// The objects that the tree's views stand for.
    private var views = ViewColumn<UnownedView>()

    /// The window that the hierarchy is in.
    private(set) weak var window: Window?

    /// How many of the views are asked, and how many make claims.
    private var tally = ViewTally()

    /// How the engine's answers are compared with those of the recursion, in debug builds.
    var check = RecursionCheck()

    /// Creates the space of a hierarchy whose top has yet to join.
    init(window: Window? = nil) {
        self.window = window
    }

    /// Whether there are views that the engine has to call.
    var asksViews: Bool { tally.asked > 0 }

    /// Whether there is anything that a debug build can check.
    var hasClaims: Bool { tally.claims > 0 }

    /// Changes the tree.
    func edit(_ change: (inout ViewTree) -> Void) {
        change(&tree)
    }

    /// The object of a view; nil if it has left.
    func view(_ id: ViewID) -> View? {
        views[id]?.view
    }

    /// Counts what a view adds, after it may have changed.
    func count(from before: ViewTally, to after: ViewTally) {
        tally.asked += after.asked - before.asked
        tally.claims += after.claims - before.claims
    }

    /// Takes in the top of the hierarchy, with all views below it.
    func join(_ top: View) {
        takeIn(top, as: tree.addRoot(top.nodeDescription))
        joinSubviews(of: top)
    }

    /// Takes in a view, with all views below it, at an index among the subviews of another one.
    func join(_ view: View, under superview: View, at index: Int) {
        guard let parent = superview.node?.id else {
            preconditionFailure("\(view) joins the hierarchy of \(superview), which is in none")
        }
        let isLast = index == superview.subviews.count
        let id =
            isLast
            ? tree.addSubview(view.nodeDescription, to: parent)
            : tree.insertSubview(view.nodeDescription, to: parent, at: index)
        takeIn(view, as: id)
        joinSubviews(of: view)
    }

    /// Lets a view go, with all views below it.
    func leave(_ view: View) {
        guard let node = view.node else { return }
        tree.remove(node.id)
        forget(view)
        var pending = view.subviews
        while let view = pending.popLast() {
            forget(view)
            pending.append(contentsOf: view.subviews)
        }
    }

    /// Moves a view of this space to an index among the other subviews of another one.
    func move(_ view: View, under superview: View, at index: Int) {
        guard let id = view.node?.id, let parent = superview.node?.id else {
            preconditionFailure("\(view) is moved to \(superview), and one of them is in no tree")
        }
        let isSibling = view.superview === superview
        let isLast = index == superview.subviews.count - (isSibling ? 1 : 0)
        do {
            switch (isSibling, isLast) {
            case (true, true): tree.bringSubviewToFront(id)
            case (true, false) where index == 0: tree.sendSubviewToBack(id)
            case (false, true): try tree.addSubview(id, to: parent)
            default: try tree.insertSubview(id, to: parent, at: index)
            }
        } catch {
            preconditionFailure("\(view) is moved to \(superview), which lies below it: \(error)")
        }
    }

    private func joinSubviews(of top: View) {
        var pending = [top]
        while let view = pending.popLast() {
            guard let parent = view.node?.id else { continue }
            for subview in view.subviews {
                takeIn(subview, as: tree.addSubview(subview.nodeDescription, to: parent))
            }
            pending.append(contentsOf: view.subviews.filter { !$0.subviews.isEmpty })
        }
    }

    private func takeIn(_ view: View, as id: ViewID) {
        view.node = ViewNode(space: self, id: id)
        views[id] = UnownedView(view: view)
        count(from: ViewTally(), to: view.tally)
    }

    private func forget(_ view: View) {
        guard let node = view.node else { return }
        count(from: view.tally, to: ViewTally())
        views[node.id] = nil
        view.node = nil
    }
}

/// How many views the engine has to call, and how many make claims that a debug build can check.
struct ViewTally {
    var asked = 0
    var claims = 0
}

/// A view that is not kept alive: it leaves its space before it goes.
private struct UnownedView {
    unowned let view: View
}
