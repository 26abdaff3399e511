import Foundation
import HitTesting

/// Reads accessibility trees that tools write as JSON: idb, AXe, UI Automation, WebDriverAgent and
/// Maestro.
enum AccessibilityJSONReader {
    /// Reads the tree that an element's key was found in.
    ///
    /// Foundation reads the JSON and keeps no places: notes stand at the line where it begins, and
    /// errors in a value name its path.
    ///
    /// - Parameter isBare: Whether what a log put before each line has been taken away.
    /// - Throws: ``LocatedProblem``, placed in the file.
    static func read(
        _ source: SourceText, at mark: Int, file: Span<UInt8>, isBare: Bool = false
    ) throws(LocatedProblem) -> ViewDump {
        let text = source.bytes.span
        let json: AccessibilityJSONText
        do {
            json = try AccessibilityJSONText(in: text, around: mark)
        } catch {
            // A log may have put something before each line.
            guard !isBare, let bare = source.withoutLogPrefixes(around: mark),
                let bareMark = AccessibilityJSONText.firstMark(in: bare.bytes.span)
            else { throw source.placedInFile(error) }
            return try read(bare, at: bareMark, file: file, isBare: true)
        }
        let extent = json.extent
        let offset = source.fileOffset(of: extent.lowerBound)
        let roots = roots(in: json.value, path: "$", depth: 0)
        guard let first = roots.first else {
            throw LocatedProblem(
                .syntax("no object of this JSON is an element with a rectangle"), at: offset)
        }
        let format = first.format
        var elements = try self.elements(of: roots, at: offset, isCut: json.isCut)
        var notes: [ElementAssembly.DumpNote] = [
            (.orderUnknown, offset), (.gatesMissing, offset), (.transformsMissing, offset),
        ]
        if json.isCut { notes.append((.dumpCut, source.fileOffset(of: extent.upperBound))) }
        if format == .maestro { notes.append((.coordinatesRounded, offset)) }
        let isList = roots.count > 1 && roots.allSatisfy { $0.children.isEmpty }
        if isList {
            notes.append((.hierarchyMissing, offset))
            // Whatever lies in what, all of it lies in the application.
            let isOfApplication = elements[0].className.hasSuffix("Application")
            if isOfApplication {
                for index in elements.indices.dropFirst() { elements[index].depth = 1 }
            }
        }
        let rest = extent.upperBound..<text.count
        if let next = rest.first(where: { AccessibilityJSONText.isMark(in: text, at: $0) }) {
            notes.append((.furtherDumpSkipped, source.fileOffset(of: next)))
        }
        var forest = ElementForest(elements)
        if forest.roots.count > 1 && !isList { notes.append((.windowLevelsMissing, offset)) }
        unboundEmptyRoots(of: &forest)
        return ElementAssembly.dump(
            of: forest, in: .absolute, format: format, notes: notes, file: file)
    }

    /// Between the outermost value and the tree there are fewer objects than this.
    private static let deepestRoot = 8

    /// The outermost elements in a value: servers put the tree into an envelope.
    private static func roots(
        in value: Any, path: String, depth: Int
    ) -> [AccessibilityJSONElement] {
        if let element = AccessibilityJSONElement(value, path: path) { return [element] }
        guard depth < deepestRoot else { return [] }
        if let array = value as? [Any] {
            return array.enumerated().flatMap { index, inner in
                roots(in: inner, path: "\(path)[\(index)]", depth: depth + 1)
            }
        }
        guard let object = value as? [String: Any] else { return [] }
        for key in object.keys.sorted() {
            guard let inner = object[key] else { continue }
            let found = roots(in: inner, path: "\(path).\(key)", depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// All elements, each before those that lie in it.
    private static func elements(
        of roots: [AccessibilityJSONElement], at offset: Int, isCut: Bool
    ) throws(LocatedProblem) -> [PrintedElement] {
        var elements: [PrintedElement] = []
        var pending = roots.reversed().map { (element: $0, depth: 0) }
        while let (json, depth) = pending.popLast() {
            elements.append(try json.element(depth: depth, offset: offset, isCut: isCut))
            for (index, child) in json.children.enumerated().reversed() {
                let path = "\(json.path).children[\(index)]"
                if let inner = AccessibilityJSONElement(child, path: path, isChild: true) {
                    pending.append((inner, depth + 1))
                }
            }
        }
        return elements
    }

    /// Takes the rectangles of roots that are empty, but have elements in them, for unknown.
    private static func unboundEmptyRoots(of forest: inout ElementForest) {
        for root in forest.roots where !forest.subviews[root].isEmpty {
            if forest.elements[root].frame?.size == .zero { forest.elements[root].frame = nil }
        }
    }
}
