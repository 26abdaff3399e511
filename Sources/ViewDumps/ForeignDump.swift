/// A dump of another tool, found in a text that may hold more.
struct ForeignDump {
    /// The tools' families, as far as their dumps look different at first sight.
    enum Family: CaseIterable {
        case webDriverAgent, uiAutomator, xcuiElement, espresso, earlGrey
        case activityTop, accessibilityJSON

        /// The family whose reader reads a format, or nil if it is no other tool's.
        init?(of format: ViewDumpFormat) {
            switch format {
            case .webDriverAgent: self = .webDriverAgent
            case .uiAutomator: self = .uiAutomator
            case .xcuiElement: self = .xcuiElement
            case .espresso: self = .espresso
            case .earlGrey: self = .earlGrey
            case .activityTop: self = .activityTop
            case .describeUI, .uiAutomation, .maestro: self = .accessibilityJSON
            default: return nil
            }
        }
    }

    /// The text, with its escapes undone.
    let text: SourceText

    /// Whose dump it is.
    let family: Family

    /// Where the dump begins in the text.
    let start: Int

    /// Finds the first dump in a file.
    ///
    /// - Parameter families: The families to look for.
    /// - Returns: nil if there is none, whatever escapes are undone.
    /// - Complexity: O(n) in the file's length.
    init?(in file: Span<UInt8>, of families: [Family] = Family.allCases) {
        var found: (family: Family, start: Int)?
        let text = SourceText(file).firstUnescaping { text in
            found = DumpMark.first(in: text.bytes.span, of: families)
            return found != nil
        }
        guard let text, let found else { return nil }
        (self.text, family, start) = (text, found.family, found.start)
    }

    /// Whether the dump comes before an offset of the file, in the file as it is: what is only found
    /// once escapes are undone counts less.
    func comes(before offset: Int) -> Bool { text.isWholeFile && start < offset }

    /// Reads the dump.
    ///
    /// - Parameter file: The file that the dump was found in.
    /// - Throws: ``LocatedProblem``, placed in the file.
    func read(in file: Span<UInt8>) throws(LocatedProblem) -> ViewDump {
        switch family {
        case .webDriverAgent: try WebDriverAgentReader.read(text, at: start, file: file)
        case .uiAutomator: try UIAutomatorReader.read(text, at: start, file: file)
        case .xcuiElement: try XCUIElementReader.read(text, at: start, file: file)
        case .espresso: EspressoReader.read(text, at: start, file: file)
        case .earlGrey: EarlGreyReader.read(text, at: start, file: file)
        case .activityTop: ActivityTopReader.read(text, at: start, file: file)
        case .accessibilityJSON: try AccessibilityJSONReader.read(text, at: start, file: file)
        }
    }
}

extension ForeignDump {
    /// Reads the first dump of a format in a file.
    ///
    /// - Throws: ``LocatedProblem``, placed in the file, also if there is none.
    static func read(
        _ file: Span<UInt8>, as format: ViewDumpFormat
    ) throws(LocatedProblem) -> ViewDump {
        guard let family = Family(of: format), let found = ForeignDump(in: file, of: [family])
        else {
            throw LocatedProblem(.syntax("nothing here is a dump of the format \(format)"), at: 0)
        }
        return try found.read(in: file)
    }
}
