import Foundation
import HitTesting

extension ViewPicture {
    /// The picture as one HTML page that answers the pointer.
    ///
    /// Moving the pointer shows who gets a touch there and the way to it; clicking shows, for the
    /// view that is seen there or any other, why it does or does not. The page needs no other file
    /// and no network. Its script repeats the hit test with the same arithmetic, bit for bit.
    ///
    /// - Throws: ``PictureError/closure(_:)`` if a closure decides about a view.
    /// - Complexity: O(n) in the number of views and cells.
    public func html() throws -> String {
        let map = PanelMap(showing: scene.extent)
        var page = Self.template
        // The data come last: what they hold is never searched for places to fill.
        let parts: [(String, String)] = [
            ("title", MarkupText.escaped(caption.first ?? "Who gets a touch")),
            ("style", Self.text(PackageResources.page_css)),
            ("hit-test", Self.text(PackageResources.hit_test_js)),
            ("explanation", Self.text(PackageResources.explanation_js)),
            ("page", Self.text(PackageResources.page_js)),
            ("caption", captionMarkup),
            ("picture", pagePicture(map).text),
            ("data", try PageData(of: self, in: map).text),
        ]
        var filled = ""
        while let start = page.range(of: "{{"), let end = page.range(of: "}}") {
            let name = String(page[start.upperBound..<end.lowerBound])
            guard let part = parts.first(where: { $0.0 == name }) else {
                preconditionFailure("The template of the page asks for '\(name)'")
            }
            filled += page[..<start.lowerBound] + part.1
            page = page[end.upperBound...]
        }
        return filled + page
    }

    private static var template: Substring { text(PackageResources.page_html)[...] }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// What stands above the picture.
    private var captionMarkup: String {
        let title = MarkupText.escaped(caption.first ?? "Who gets a touch")
        let rest = caption.dropFirst().map { "<p>\(MarkupText.escaped($0))</p>" }
        return (["<h1>\(title)</h1>"] + rest).joined(separator: "\n")
    }

    /// One panel that shows the views or the hit map, and on them what the script marks.
    private func pagePicture(_ map: PanelMap) -> MarkupText {
        let (width, height) = (map.size.width.drawn, map.size.height.drawn)
        var markup = MarkupText()
        markup.open("svg", ["viewBox": "0 0 \(width) \(height)", "data-layer": "views"])
        markup.style(PictureStyle.sheet)
        markup.open("defs")
        PictureStyle.addPatterns(to: &markup)
        Self.addPanelClip(map, to: &markup)
        markup.close()
        markup.element(
            "rect",
            ["id": "vp-panel-area", "class": "vp-panel", "width": width, "height": height])
        markup.open("g", ["clip-path": "url(#vp-panel-clip)"])
        markup.open("g", ["id": "vp-views"])
        markup.append(hierarchyLayer(map, isMarked: false))
        markup.close()
        markup.open("g", ["id": "vp-map"])
        markup.append(HitMapPanel(of: HitMapAreas(of: hitMap), in: map, numbered: 0).markup)
        markup.close()
        markup.element("path", ["id": "vp-taker", "class": "vp-taker", "d": ""])
        markup.element("path", ["id": "vp-over", "class": "vp-over", "d": ""])
        markup.element("path", ["id": "vp-chosen", "class": "vp-chosen", "d": ""])
        markup.open("g", ["id": "vp-mark"])
        TouchMark.add(at: .zero, to: &markup)
        markup.close()
        markup.close()
        markup.close()
        return markup
    }
}
