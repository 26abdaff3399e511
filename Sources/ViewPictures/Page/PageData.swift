import Foundation
import HitTesting

/// The tree and the picture as the script of a page reads them.
struct PageData: Encodable {
    /// The views in paint order, then those outside all windows that touches are redirected to.
    let views: [PageView]

    let minimumAlpha: Double

    /// The corner of the space of the roots that the picture begins with, and its scale.
    let origin: [Double]
    let scale: Double

    let touch: [Double]?

    /// The number of the wanted view.
    let wanted: Int?

    /// Collects the data.
    ///
    /// - Throws: ``PictureError`` if a closure decides about a view.
    init(of picture: ViewPicture, in map: PanelMap) throws(PictureError) {
        let tree = picture.tree
        let order = tree.shownViews
        var numbers = ViewColumn<Int>()
        for (number, view) in order.enumerated() { numbers[view] = number }
        let witnesses = picture.hitMap.witnesses
        var views: [PageView] = []
        for view in order {
            let place = picture.scene.numbers[view]
            views.append(
                try PageView(
                    view, of: tree,
                    label: picture.labels[view] ?? ViewLabel(name: view.description),
                    numbers: numbers,
                    middle: place.map { picture.scene.views[$0].middle },
                    witness: place.flatMap { witnesses[$0] }))
        }
        self.views = views
        minimumAlpha = tree.rules.minimumAlpha
        origin = [map.extent.minX, map.extent.minY]
        scale = map.scale
        touch = picture.touch.map { [$0.x, $0.y] }
        wanted = picture.wanted.flatMap { numbers[$0] }
    }

    /// The data as JSON that may stand in a script element.
    ///
    /// Every `<` is in a string, and written as its number: no name can end the element.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
            let text = String(decoding: try encoder.encode(self), as: UTF8.self)
            return text.replacing("<", with: "\\u003c")
        }
    }
}
