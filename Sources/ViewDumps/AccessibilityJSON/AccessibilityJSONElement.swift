import Foundation
import HitTesting

/// An object of JSON that stands for an element, whichever tool wrote it.
struct AccessibilityJSONElement {
    /// The members, with those that some tools keep in an object of their own.
    private let members: [String: Any]

    /// Where the object is: `$.value.children[2]`.
    let path: String

    /// Which tool's keys these are.
    let format: ViewDumpFormat

    /// The elements that lie in this one.
    let children: [Any]

    /// Takes an object; nil if it is none, or is no element's.
    ///
    /// - Parameter isChild: Whether it stands among the children of an element, and so is one.
    init?(_ value: Any, path: String, isChild: Bool = false) {
        guard var object = value as? [String: Any] else { return nil }
        // Old page sources put the type around: '{"UIAButton": {"@": {…}, ">": […]}}'.
        if object.count == 1, let (type, inner) = object.first,
            let inner = inner as? [String: Any], inner["@"] != nil
        {
            object = inner
            object["type"] = type
        }
        let inner = (object["attributes"] ?? object["@"]) as? [String: Any]
        members = object.merging(inner ?? [:]) { outer, _ in outer }
        children = (object["children"] ?? object[">"]) as? [Any] ?? []
        self.path = path
        if object["attributes"] is [String: Any] {
            format = .maestro
        } else if members["AXFrame"] != nil || members["AXLabel"] != nil || members["role"] != nil {
            format = .describeUI
        } else {
            format = .uiAutomation
        }
        let isElement =
            ["AXFrame", "rect", "frame", "bounds", "attributes"].contains { members[$0] != nil }
            || members["type"] is String && (object["children"] != nil || object["@"] != nil)
        guard isElement || isChild else { return nil }
    }

    /// The element's type.
    var type: String { text("type", "class", "role_description", "role") ?? "Element" }

    /// The element, at a depth and an offset of the file.
    ///
    /// - Parameter isCut: Whether the text was cut, so that a rectangle may lack numbers.
    /// - Throws: ``LocatedProblem`` if a value is not of its kind.
    func element(
        depth: Int, offset: Int, isCut: Bool
    ) throws(LocatedProblem) -> PrintedElement {
        let identifier = text(
            "AXUniqueId", "AXIdentifier", "resource-id", "rawIdentifier", "identifier")
        let label = text(
            "AXLabel", "accessibilityText", "label", "text", "name", "title", "hintText")
        var element = PrintedElement(
            depth: depth, id: identifier ?? text("name") ?? label ?? type, className: type,
            offset: offset)
        element.element.label = label
        element.element.identifier = identifier
        element.element.text = text("text", "value", "AXValue")
        element.element.isEnabled = try flag("enabled", "isEnabled")
        element.element.isVisible = try flag("isVisible", "visible")
        element.element.isHittable = try flag("hittable", "isHittable")
        element.element.isClickable = try flag("clickable")
        if element.element.isVisible == false { element.notes.append(.visibilityIsNotHidden) }
        do {
            element.frame = try frame()
        } catch {
            guard isCut else { throw LocatedProblem(error.problem, at: offset, path: path) }
            element.notes.append(.lineCut)
        }
        return element
    }

    /// The first of some members that is a text and not empty.
    private func text(_ keys: String...) -> String? {
        for key in keys {
            if let text = members[key] as? String, !text.isEmpty { return text }
        }
        return nil
    }

    /// The first of some members that is true or false, in whatever form.
    private func flag(_ keys: String...) throws(LocatedProblem) -> Bool? {
        for key in keys {
            switch members[key] {
            case let number as NSNumber: return number.boolValue
            case let text as String where ["1", "true"].contains(text): return true
            case let text as String where ["0", "false"].contains(text): return false
            default: continue
            }
        }
        return nil
    }

    /// The rectangle on the screen, or nil if there is none.
    private func frame() throws(LocatedProblem) -> Rect2D? {
        for key in ["AXFrame", "frame", "rect", "bounds"] {
            switch members[key] {
            case nil, is NSNull: continue
            case let text as String:
                if text.isEmpty { continue }
                guard let numbers = PrintedNumbers.list(in: text), numbers.count == 4 else {
                    throw invalid(key, text)
                }
                return key == "bounds" ? Self.edges(numbers) : Self.sides(numbers)
            case let object as [String: Any]:
                guard let frame = Self.frame(object) else {
                    throw invalid(key, "an object without four numbers")
                }
                return frame
            case let other: throw invalid(key, "\(other ?? "")")
            }
        }
        // Some write the four numbers without an object around them.
        return Self.frame(members)
    }

    /// A rectangle of one object, or of an origin and a size.
    private static func frame(_ object: [String: Any]) -> Rect2D? {
        let origin = object["origin"] as? [String: Any] ?? object
        let size = object["size"] as? [String: Any] ?? object
        let values = [origin["x"], origin["y"], size["width"], size["height"]]
        let numbers = values.compactMap { value -> Double? in
            if let text = value as? String { return PrintedNumbers.list(in: text)?.first }
            return (value as? NSNumber)?.doubleValue
        }
        return numbers.count == 4 ? sides(numbers) : nil
    }

    private static func sides(_ numbers: [Double]) -> Rect2D {
        Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A rectangle given by its left, top, right and bottom edges.
    private static func edges(_ numbers: [Double]) -> Rect2D {
        Rect2D(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
            height: numbers[3] - numbers[1])
    }

    private func invalid(_ key: String, _ text: String) -> LocatedProblem {
        LocatedProblem(
            .invalidValue(field: key, text: text, expected: "a rectangle of four numbers"), at: 0)
    }
}
