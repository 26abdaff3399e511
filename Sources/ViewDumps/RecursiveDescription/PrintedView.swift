import HitTesting

/// What one line of a `recursiveDescription` says of a view.
struct PrintedView {
    /// Where the description begins: its `<`.
    var offset: Int

    /// The name of the class.
    var className: String

    /// The address, as it is printed; the class, where the dump has no addresses.
    var address: String

    /// Whether the dump has the address.
    var hasAddress: Bool

    /// The number of vertical bars before it: how deep it lies.
    var depth = 0

    /// The frame: the bounding box in the superview's space, in points.
    var frame: Rect2D?

    /// The linear part of the transform.
    var transform = AffineTransform2D.identity

    /// Whether a `transform3D` turns the view out of the plane.
    var isOutOfPlane = false

    /// Where a scroll view has been scrolled to: the origin of its bounds.
    var contentOffset = Point2D.zero

    var isHidden = false
    var isUserInteractionEnabled = true
    var clipsToBounds = false
    var alpha: Float = 1

    /// What is written on the view, or read out; and what it is called in tests.
    var element = ViewDumpElement()

    /// Whether the line is cut off before its end.
    var isCut = false

    /// Creates what the beginning of a line says.
    init(_ opening: ViewOpening, in text: Span<UInt8>) {
        offset = opening.start
        className = text.text(opening.className)
        hasAddress =
            opening.address.count > 2 && text[opening.address.lowerBound + 2].isHexadecimalDigit
        address = hasAddress ? text.text(opening.address) : className
    }

    /// Takes one attribute, such as `alpha = 0.5` or `contentOffset: {0, -64}`; others are skipped.
    mutating func take(_ attribute: PrintedAttribute, in text: Span<UInt8>) {
        let value = attribute.value
        if text.matches("frame", attribute.name) {
            if frame == nil, let four = PrintedNumbers.list(in: text, value), four.count == 4 {
                frame = Rect2D(x: four[0], y: four[1], width: four[2], height: four[3])
            }
        } else if text.matches("transform", attribute.name) {
            if let six = PrintedNumbers.list(in: text, value), six.count == 6 {
                setLinearTransform(six[0], six[1], six[2], six[3])
            }
        } else if text.matches("transform3D", attribute.name) {
            if let matrix = PrintedNumbers.list(in: text, value), matrix.count == 16 {
                setTransform(matrix)
            }
        } else if text.matches("contentOffset", attribute.name) {
            if let two = PrintedNumbers.list(in: text, value), two.count == 2 {
                contentOffset = Point2D(two[0], two[1])
            }
        } else if text.matches("alpha", attribute.name) {
            if let one = PrintedNumbers.list(in: text, value), one.count == 1 {
                alpha = Float(one[0])
            }
        } else if text.matches("hidden", attribute.name) {
            isHidden = text.matches("YES", value)
        } else if text.matches("clipsToBounds", attribute.name) {
            clipsToBounds = text.matches("YES", value)
        } else if text.matches("userInteractionEnabled", attribute.name) {
            isUserInteractionEnabled = !text.matches("NO", value)
        } else {
            takeText(attribute, in: text)
        }
    }

    /// Takes an attribute that is a text, such as `text = 'Buy'` or `ax.label = "Buy"`.
    private mutating func takeText(_ attribute: PrintedAttribute, in text: Span<UInt8>) {
        func isNamed(_ names: String...) -> Bool {
            names.contains { text.matches($0, attribute.name) }
        }
        let value = text.text(attribute.value)
        guard let mark = value.first, value.count >= 2, mark == value.last,
            mark == "'" || mark == "\""
        else { return }
        let inner = String(value.dropFirst().dropLast())
        if isNamed("text", "title") {
            element.text = inner
        } else if isNamed("ax.label", "accessibilityLabel", "label") {
            element.label = inner
        } else if isNamed("ax.id", "accessibilityIdentifier", "identifier") {
            element.identifier = inner
        }
    }

    /// Takes a matrix in rows of four, as Core Animation prints it.
    ///
    /// A point of the view lies at z = 0, so the third row does not touch it, and the third column
    /// only tells how far out of the plane it comes to lie.
    private mutating func setTransform(_ matrix: [Double]) {
        isOutOfPlane = [2, 3, 6, 7].contains { matrix[$0] != 0 }
        let w = matrix[15]
        setLinearTransform(matrix[0] / w, matrix[1] / w, matrix[4] / w, matrix[5] / w)
    }

    /// Keeps a transform's linear part; the translation is in the frame already.
    private mutating func setLinearTransform(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        transform = AffineTransform2D(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }
}
