/// A format that tells no rectangles, so that no point can be looked up in it.
public enum GeometrylessFormat: String, CaseIterable, Hashable, Sendable {
    /// What UIKit's `_autolayoutTrace` prints.
    case autolayoutTrace

    /// What `_printHierarchy` prints, and the debugger commands that call it, such as `pvc`.
    case viewControllers

    /// What KIF's `printViewHierarchy` prints.
    case kif

    /// The failure of Selenium that an element is not clickable, or of Playwright and Puppeteer that
    /// another one intercepts the click.
    case interceptedClick

    /// What Qt's `dumpObjectTree` prints.
    case qtObjects
}

extension GeometrylessFormat: CustomStringConvertible {
    /// The format's name for people.
    public var description: String {
        switch self {
        case .autolayoutTrace: "_autolayoutTrace"
        case .viewControllers: "_printHierarchy"
        case .kif: "KIF's printViewHierarchy"
        case .interceptedClick: "a browser's intercepted click"
        case .qtObjects: "Qt's dumpObjectTree"
        }
    }

    /// Why it cannot be used, and what to do instead.
    var reason: String {
        switch self {
        case .autolayoutTrace, .viewControllers:
            "it has no frames; print '[[UIWindow keyWindow] recursiveDescription]' instead"
        case .kif:
            "it has classes and labels but no frames; print recursiveDescription instead"
        case .interceptedClick:
            """
            it names the point and the element on top, which is the answer already, and holds no \
            tree
            """
        case .qtObjects:
            "it has classes and names but no geometry"
        }
    }
}
