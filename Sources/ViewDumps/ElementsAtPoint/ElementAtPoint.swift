import HitTesting

/// A view whose rectangle contains the point that was asked for.
struct ElementAtPoint {
    /// What matters of the view around it.
    struct Superview {
        /// The point in that view's space.
        var localPoint: Point2D

        /// The depth of the views in it.
        var depth = 0

        /// Whether it and all its ancestors contain the point.
        var containsPoint = true
    }

    var view: ViewID
    var depth: Int
    var area: Double

    /// The place in paint order.
    var paintOrder: Int

    /// Whether all its ancestors contain the point.
    var isInsideAncestors: Bool

    /// Whether this comes before another one where the deepest are listed first.
    func isDeeper(than other: ElementAtPoint) -> Bool {
        (depth, -area, paintOrder) > (other.depth, -other.area, other.paintOrder)
    }
}

/// How likely an element is the one that is meant; greater is likelier.
struct ElementRank {
    /// What its kind and state say.
    enum Merit: Int {
        /// It was not visible, or a touch of its middle did not reach it.
        case lost

        /// A container without a name of its own.
        case container

        /// A list, bar or other element that holds elements.
        case holder

        /// A control, text or image.
        case content

        /// The tool found that a touch reaches it.
        case hittable
    }

    var merit: Merit
    var element: ElementAtPoint

    /// Whether another one is likelier.
    func isLess(than other: ElementRank) -> Bool {
        if merit != other.merit { return merit.rawValue < other.merit.rawValue }
        if element.isInsideAncestors != other.element.isInsideAncestors {
            return !element.isInsideAncestors
        }
        return other.element.isDeeper(than: element)
    }
}

extension ViewDump {
    /// The types that hold others and draw nothing.
    private static let containerTypes: Set<String> = [
        "Application", "Window", "Other", "Element", "Group", "GenericElement", "Any", "",
    ]

    /// The types that people do not mean if something lies within.
    private static let holderTypes: Set<String> = [
        "Table", "TableView", "CollectionView", "ScrollView", "ScrollArea", "NavigationBar",
        "Toolbar", "ToolBar", "TabBar", "WebView", "Keyboard", "Alert", "Sheet", "StatusBar",
        "Outline", "List", "Grid", "LayoutArea",
    ]

    /// How likely an element is the one that is meant.
    func rank(of found: ElementAtPoint) -> ElementRank {
        let element = self.elements[found.view] ?? ViewDumpElement()
        let type = Self.plainType(className(of: found.view) ?? "")
        let isContainer = Self.containerTypes.contains(type)
        let isNamed = element.identifier != nil || element.label?.isEmpty == false
        let merit: ElementRank.Merit =
            if element.isHittable == true {
                .hittable
            } else if element.isVisible == false || element.isHittable == false {
                .lost
            } else if isContainer && !isNamed {
                .container
            } else if isContainer && !tree.subviews(of: found.view).isEmpty
                || Self.holderTypes.contains(type)
            {
                .holder
            } else {
                .content
            }
        return ElementRank(merit: merit, element: found)
    }

    /// A type without the prefix of its tool, and without what stands in parentheses.
    private static func plainType(_ className: String) -> String {
        let prefix = ["XCUIElementType", "UIA", "AX"].first { className.hasPrefix($0) } ?? ""
        let type = className.dropFirst(prefix.count).prefix { $0 != "(" }
        return String(type.last == " " ? type.dropLast() : type)
    }
}
