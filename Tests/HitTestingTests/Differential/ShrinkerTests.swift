import DifferentialTesting
import HitTesting
import SceneGenerators
import Testing

/// The tools that make a failure readable.
@Suite struct ShrinkerTests {
    /// A case of a random tree of some hundred views that has an ellipse to find.
    private func original() throws -> DifferentialCase {
        var source = RandomSource(seed: 3)
        let random = RandomTree(.bushy, count: 300, from: &source)
        var grown = GrownTree(random.recipe)
        var edits: [EditRecipe] = []
        for _ in 0..<20 {
            let edit = random.edit(of: grown, &source)
            edits.append(edit)
            _ = try grown.apply(edit)
        }
        return DifferentialCase(
            tree: random.recipe, edits: edits, query: .plain, question: .answer,
            point: Point2D(1, 2))
    }

    /// Whether a tree has an elliptic view, as a bug might want it.
    private func hasEllipse(_ failing: DifferentialCase) -> Bool {
        failing.tree.entries.contains { entry in
            if case .declared(.ellipse) = entry.view.region { true } else { false }
        }
    }

    @Test func `a failing case loses all that does not matter`() throws {
        let original = try original()
        try #require(original.tree.entries.count == 300 && hasEllipse(original))
        var shrinker = Shrinker { hasEllipse($0) }
        let small = shrinker.shrink(original)
        #expect(small.tree.entries.count == 1)
        #expect(small.edits.isEmpty)
        let number = small.tree.entries[0].view.number
        #expect(small.swiftSource.contains("d\(number).hitRegion = .ellipse"))
    }

    @Test func `a case that does not fail stays as it is`() throws {
        var shrinker = Shrinker { _ in false }
        #expect(shrinker.shrink(try original()).tree.entries.count == 300)
    }

    @Test func `numbers are written to the last bit`() {
        var source = SplitMix64(seed: 1)
        for _ in 0..<100 {
            let value = Double(bitPattern: source.next())
            let frame = Rect2D(x: value, y: 0, width: 1, height: 1)
            let view = ViewRecipe(number: 0, geometry: ViewGeometry(frame: frame))
            let entry = TreeRecipe.Entry(view: view, superview: nil)
            let failing = DifferentialCase(
                tree: TreeRecipe(rules: .uiKit, usesBuilder: false, entries: [entry]), edits: [],
                query: .plain, question: .answer, point: .zero)
            let isLiteral = !value.isNaN && !value.isSubnormal
            #expect(!isLiteral || failing.swiftSource.contains("Rect2D(x: \(value),"))
        }
    }
}
