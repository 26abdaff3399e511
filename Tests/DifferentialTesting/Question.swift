import HitTesting

/// What is asked of both engines about one point.
public enum Question: Sendable {
    /// `hitTest`, in the world.
    case answer

    /// The same through a batch.
    case batch

    /// `hitPath`.
    case path

    /// `views(at:)`.
    case views

    /// `hitTest(_:where:)`, with the query's filter.
    case filtered

    /// `hitTest(_:in:)`, the point being a numbered view's own.
    case answerInView(Int)

    /// `convert`, from a numbered view's space to another's; nil is the world.
    case conversion(from: Int?, to: Int?)

    /// Whether trees set aside during the edits have changed since.
    case otherTrees

    /// Whether each edit did what it should.
    case edits
}

extension Question {
    /// The name of the kind of question.
    var kind: String {
        switch self {
        case .answer: "hitTest"
        case .batch: "batches"
        case .path: "hitPath"
        case .views: "views(at:)"
        case .filtered: "hitTest(_:where:)"
        case .answerInView: "hitTest(_:in:)"
        case .conversion: "convert"
        case .otherTrees: "other trees"
        case .edits: "edits"
        }
    }
}
