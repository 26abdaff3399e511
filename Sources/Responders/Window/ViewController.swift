import HitTesting

/// A responder between a view and its superview: the headless counterpart of `UIViewController`.
///
///     final class FormController: ViewController {
///         override func loadView() { view = FormView() }
///         override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { submit() }
///     }
open class ViewController: Responder {
    /// The root view, once there is one.
    public private(set) final var viewIfLoaded: View?

    /// The controller that this one presents.
    public private(set) final var presentedViewController: ViewController?

    /// The controller that presents this one.
    public private(set) final weak var presentingViewController: ViewController?

    /// Creates a controller; its view is loaded when first asked for.
    public override init() {}

    /// The root view; asking for it loads it.
    public final var view: View {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            guard let viewIfLoaded else {
                preconditionFailure("loadView() of \(self) has to set view, and has not")
            }
            viewDidLoad()
            return viewIfLoaded
        }
        set {
            precondition(
                newValue.viewController == nil || newValue.viewController === self,
                "\(newValue) is the root view of another controller already")
            viewIfLoaded?.viewController = nil
            viewIfLoaded = newValue
            newValue.viewController = self
        }
    }

    /// Whether the root view has been loaded.
    public final var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes the root view and sets ``view``; by default, an empty view.
    open func loadView() {
        view = View()
    }

    /// Called once the root view is loaded; does nothing by default.
    open func viewDidLoad() {}

    /// The presenting controller if there is one, else the superview of the root view.
    open override var next: Responder? {
        presentingViewController ?? viewIfLoaded?.superview
    }

    /// Shows another controller's view in front of everything in this one's window.
    ///
    /// The view becomes as large as the window, and the controller's next responder is this one.
    /// Without a window only the controllers are connected.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - animated: Nothing is animated here; so that code written for UIKit compiles.
    ///   - completion: Called when the view is in its place.
    /// - Precondition: This controller presents no other, and `controller` is neither this one nor
    ///   presented by anyone, nor presents this one.
    public final func present(
        _ controller: ViewController, animated: Bool = false, completion: (() -> Void)? = nil
    ) {
        precondition(
            presentedViewController == nil,
            "\(self) is to present \(controller), and is presenting another controller already")
        precondition(
            controller.presentingViewController == nil,
            "\(self) is to present \(controller), which is being presented already")
        var presenter: ViewController? = self
        while let current = presenter {
            precondition(
                current !== controller,
                "\(self) is to present \(controller), which is itself or presents it")
            presenter = current.presentingViewController
        }
        presentedViewController = controller
        controller.presentingViewController = self
        if let window = viewIfLoaded?.window {
            controller.view.frame = window.bounds
            window.addSubview(controller.view)
        }
        completion?()
    }

    /// Takes away what this controller presents, with what that presents; or, if it presents nothing,
    /// takes itself away from its presenter.
    ///
    /// - Parameters:
    ///   - animated: Nothing is animated here; so that code written for UIKit compiles.
    ///   - completion: Called when the views are gone.
    public final func dismiss(animated: Bool = false, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        while let controller = presenter?.presentedViewController {
            // The last one first, so that none is left in between.
            var last = controller
            while let further = last.presentedViewController { last = further }
            last.viewIfLoaded?.removeFromSuperview()
            last.presentingViewController?.presentedViewController = nil
            last.presentingViewController = nil
        }
        completion?()
    }
}
