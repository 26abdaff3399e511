/// What the order of a dump's siblings says about which of them lies on top.
public enum ViewDumpOrder: Hashable, Sendable {
    /// Siblings come back to front (or are put so when read): answers are exact.
    case backToFront

    /// Siblings come in the order in which an accessibility tool visits them: which lies on top is not
    /// in the dump.
    case accessibility

    /// Siblings come as Android draws them, unless their elevation differs, which is not in the dump.
    case androidDrawing
}

extension ViewDumpFormat {
    /// What the order of siblings says in this format.
    public var order: ViewDumpOrder {
        switch self {
        case .csv, .json, .recursiveDescription, .espresso, .earlGrey, .activityTop: .backToFront
        case .xcuiElement, .webDriverAgent, .describeUI, .uiAutomation, .maestro: .accessibility
        case .uiAutomator: .androidDrawing
        }
    }
}
