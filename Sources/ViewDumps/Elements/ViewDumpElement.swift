/// What a dump says of a view that plays no part in UIKit's hit test.
///
/// Each is nil where the dump does not say. Accessibility trees and Android's dumps have these in
/// place of what UIKit's rule asks for.
public struct ViewDumpElement: Hashable, Sendable {
    /// What is read out or written on it: a label or text.
    public var label: String?

    /// What is written on it or in it, if that is not the label.
    public var text: String?

    /// Whether it is enabled; a disabled control is hit all the same.
    public var isEnabled: Bool?

    /// Whether the tool that wrote the dump took it to be on screen and not covered; `false` does not
    /// mean hidden.
    public var isVisible: Bool?

    /// Whether the tool found that a touch of its middle reaches it.
    public var isHittable: Bool?

    /// Whether it takes touches, on Android: clicks or long clicks.
    public var isClickable: Bool?

    /// What it is called in tests: an identifier or resource id.
    public var identifier: String?
}
