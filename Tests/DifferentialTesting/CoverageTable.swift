import HitTesting
import SceneGenerators

/// How many answers each feature and each kind of edit decided: proof that a run tested them.
///
/// A feature decided an answer if the answering view has it, or one on its path, or, as it lets
/// nothing through, a transparent one that was passed over. `amongMany` is a view with more than 64
/// siblings, `deep` a path of more than 40. An edit decided the answers that came
/// after it and before the next.
public struct CoverageTable: Sendable {
    /// The (tree, point) pairs compared.
    public private(set) var pairs = 0

    /// Those whose point was put on an edge or a few ulps beside.
    public private(set) var pairsOnEdges = 0

    /// Those with an answer.
    public private(set) var answers = 0

    /// Other comparisons: paths, `views(at:)`, conversions and so on, by kind.
    public private(set) var otherComparisons: [String: Int] = [:]

    /// The number of trees.
    public var trees = 0

    /// The number of edits.
    public var edits = 0

    /// The views of the trees when they were made.
    public var views = 0

    /// The answers that each feature decided.
    private var features = Array(repeating: 0, count: Feature.allCases.count)

    /// The pairs that came after each kind of edit.
    private var pairsAfterEdit: [String: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// Counts a pair, and what decided it, if it had an answer.
    mutating func count(onEdge: Bool, decidedBy decisive: FeatureSet?) {
        pairs += 1
        if onEdge { pairsOnEdges += 1 }
        guard let decisive else { return }
        answers += 1
        var left = decisive.rawValue
        while left != 0 {
            features[left.trailingZeroBitCount] += 1
            left &= left - 1
        }
    }

    /// Counts pairs that were compared after an edit.
    mutating func count(_ pairs: Int, after kind: String) {
        pairsAfterEdit[kind, default: 0] += pairs
    }

    /// Counts a comparison of another kind.
    mutating func count(other kind: String) {
        otherComparisons[kind, default: 0] += 1
    }

    /// Adds the counts of another table.
    public mutating func add(_ other: CoverageTable) {
        pairs += other.pairs
        pairsOnEdges += other.pairsOnEdges
        answers += other.answers
        trees += other.trees
        edits += other.edits
        views += other.views
        for index in features.indices { features[index] += other.features[index] }
        pairsAfterEdit.merge(other.pairsAfterEdit, uniquingKeysWith: +)
        otherComparisons.merge(other.otherComparisons, uniquingKeysWith: +)
    }

    /// The features and edits that decided fewer than a share of what they could have.
    ///
    /// - Parameter parts: The share, as one in so many: a thousandth, if nothing else is said.
    public func rarities(oneIn parts: Int = 1000) -> [String] {
        let rareFeatures = Feature.allCases.filter { features[$0.rawValue] * parts < answers }
        let rareEdits = EditRecipe.kinds.filter { pairsAfterEdit[$0, default: 0] * parts < pairs }
        return rareFeatures.map { "\($0)" } + rareEdits
    }
}

extension CoverageTable: CustomStringConvertible {
    /// The table as people read it.
    public var description: String {
        var lines = [
            "\(pairs) pairs of a tree and a point compared, \(pairsOnEdges) of the points on edges",
            "\(answers) answers; \(trees) trees of \(views) views, \(edits) edits",
        ]
        for (kind, count) in otherComparisons.sorted(by: { $0.key < $1.key }) {
            lines.append("\(count) comparisons of \(kind)")
        }
        lines.append("answers decided by a view's feature:")
        for feature in Feature.allCases {
            lines.append(row("\(feature)", features[feature.rawValue], of: answers))
        }
        lines.append("pairs compared after an edit:")
        for (kind, count) in pairsAfterEdit.sorted(by: { $0.key < $1.key }) {
            lines.append(row(kind, count, of: pairs))
        }
        return lines.joined(separator: "\n")
    }

    /// A name, a count and its share.
    private func row(_ name: String, _ count: Int, of total: Int) -> String {
        let tenths = total == 0 ? 0 : count * 100_000 / total
        let share = "\(tenths / 1000).\(String(tenths % 1000 + 1000).dropFirst()) %"
        let columns = [(name, 26), (String(count), 12), (share, 10)]
        return "  "
            + columns.map { text, width in
                let padding = String(repeating: " ", count: max(0, width - text.count))
                return text == name ? text + padding : padding + text
            }.joined()
    }
}
