/// The edits whose cost is measured.
enum EditKind: CaseIterable {
    case moveLeaf, moveContainer, scroll, hide, bringToFront, insert, remove

    /// What the edit is called where one edit and one query are measured.
    var withQuery: Operation {
        switch self {
        case .moveLeaf: .moveLeaf
        case .moveContainer: .moveContainer
        case .scroll: .scroll
        case .hide: .hide
        case .bringToFront: .bringToFront
        case .insert: .insert
        case .remove: .remove
        }
    }

    /// What the edit is called where it is measured alone.
    var alone: Operation {
        switch self {
        case .moveLeaf: .moveLeafAlone
        case .moveContainer: .moveContainerAlone
        case .scroll: .scrollAlone
        case .hide: .hideAlone
        case .bringToFront: .bringToFrontAlone
        case .insert: .insertAlone
        case .remove: .removeAlone
        }
    }

    /// The edit in words, for the table.
    var title: String {
        switch self {
        case .moveLeaf: "move a leaf"
        case .moveContainer: "move the largest container"
        case .scroll: "scroll the largest container"
        case .hide: "hide or show a view"
        case .bringToFront: "bring a view to the front"
        case .insert: "insert a view"
        case .remove: "remove a view"
        }
    }
}
