/// The formats that can be read.
public enum ViewDumpFormat: String, CaseIterable, Hashable, Sendable {
    /// This project's own CSV, for large trees.
    case csv

    /// This project's own JSON, for trees written by hand.
    case json

    /// What UIKit's `-[UIView recursiveDescription]` prints, in the forms that people paste.
    case recursiveDescription

    /// What `XCUIElement.debugDescription` prints in UI tests.
    case xcuiElement

    /// The page source of WebDriverAgent and Appium on iOS, as XML.
    case webDriverAgent

    /// What Android's `uiautomator dump` and Appium's UiAutomator2 write, as XML.
    case uiAutomator

    /// The view hierarchy in the failures of Android's Espresso.
    case espresso

    /// The view hierarchy in the failures of EarlGrey, on iOS.
    case earlGrey

    /// What `idb ui describe-all` and `axe describe-ui` write, as JSON.
    case describeUI

    /// The trees of Apple's UI Automation and of WebDriverAgent, as JSON.
    case uiAutomation

    /// What `maestro hierarchy` writes, as JSON.
    case maestro

    /// The view hierarchy of Android's `dumpsys activity top`.
    case activityTop
}

extension ViewDumpFormat: CustomStringConvertible {
    /// The format's name for people.
    public var description: String {
        switch self {
        case .csv: "CSV"
        case .json: "JSON"
        case .recursiveDescription: "UIKit recursiveDescription"
        case .xcuiElement: "XCUIElement debugDescription"
        case .webDriverAgent: "WebDriverAgent XML"
        case .uiAutomator: "uiautomator XML"
        case .espresso: "Espresso view hierarchy"
        case .earlGrey: "EarlGrey view hierarchy"
        case .describeUI: "idb or AXe JSON"
        case .uiAutomation: "UI Automation JSON"
        case .maestro: "Maestro JSON"
        case .activityTop: "dumpsys activity top"
        }
    }
}

extension ViewDumpFormat {
    /// The names of other tools' formats, for messages.
    static var listOfOthers: String {
        allCases.filter { $0 != .csv && $0 != .json }.map(\.description).joined(separator: ", ")
    }
}
