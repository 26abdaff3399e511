import HitTesting
import Testing

@Suite struct ViewColumnTests {
    private let description = ViewDescription(frame: Rect2D(x: 0, y: 0, width: 10, height: 10))

    @Test func valuesBelongToTheirViews() {
        var tree = ViewTree()
        let root = tree.addRoot(description)
        let views = (0..<20).map { _ in tree.addSubview(description, to: root) }
        var labels = ViewColumn<String>()
        for (index, view) in views.enumerated() where index.isMultiple(of: 2) {
            labels[view] = "view \(index)"
        }
        #expect(labels[views[4]] == "view 4")
        #expect(labels[views[5]] == nil)
        #expect(labels[root] == nil)
        labels[views[4]] = nil
        #expect(labels[views[4]] == nil)
    }

    /// A slot that is used again starts without a value, and setting one ends the old view's.
    @Test func aNewViewInAnOldSlotHasNoValue() {
        var tree = ViewTree()
        let root = tree.addRoot(description)
        let old = tree.addSubview(description, to: root)
        var labels = ViewColumn<String>()
        labels[old] = "old"
        tree.remove(old)
        let new = tree.addSubview(description, to: root)
        #expect(new != old)
        #expect(labels[new] == nil)
        labels[old] = nil
        labels[new] = "new"
        #expect(labels[old] == nil)
        #expect(labels[new] == "new")
    }
}
