import HitTesting

/// One element of another tool's dump, as it is printed.
struct PrintedElement {
    /// How deep it lies; only the order of the numbers counts.
    var depth: Int

    /// Its id as it is printed, or what stands for one.
    var id: String

    /// Its class or type.
    var className: String

    /// Where its text begins in the file.
    var offset: Int

    /// Its rectangle, or nil if that is not known.
    var frame: Rect2D?

    /// The scroll offset, where it is known.
    var boundsOrigin = Point2D.zero

    var isHidden = false
    var isUserInteractionEnabled = true
    var alpha: Float = 1

    /// The rest of what the dump says.
    var element = ViewDumpElement()

    /// The place among its siblings, from the back, where the dump says that.
    var drawingOrder: Double?

    /// What is uncertain.
    var notes: [ViewDumpNote.Kind] = []

    /// Creates an element of which nothing but its place is known.
    init(depth: Int, id: String, className: String, offset: Int) {
        self.depth = depth
        self.id = id
        self.className = className
        self.offset = offset
    }
}
