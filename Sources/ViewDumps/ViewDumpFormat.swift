/// The formats that can be read.
public enum ViewDumpFormat: String, CaseIterable, Hashable, Sendable {
    /// This project's own CSV, for large trees.
    case csv

    /// This project's own JSON, for trees written by hand.
    case json

    /// What UIKit's `-[UIView recursiveDescription]` prints, in the forms that people paste.
    case recursiveDescription
}

extension ViewDumpFormat: CustomStringConvertible {
    /// The format's name for people.
    public var description: String {
        switch self {
        case .csv: "CSV"
        case .json: "JSON"
        case .recursiveDescription: "UIKit recursiveDescription"
        }
    }
}
