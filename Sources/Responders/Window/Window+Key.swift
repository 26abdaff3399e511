extension Window {
    /// Whether this is the application's key window.
    public final var isKeyWindow: Bool { application?.keyWindow === self }

    /// Makes this the key window, if it may be.
    ///
    /// - Precondition: The window belongs to an application.
    public final func makeKey() {
        requiredApplication.makeKey(self)
    }

    /// Shows the window in front of the others of its level, and makes it key if it may be.
    ///
    /// - Precondition: The window belongs to an application.
    public final func makeKeyAndVisible() {
        isHidden = false
        requiredApplication.reorder(self)
        makeKey()
    }

    private var requiredApplication: Application {
        guard let application else {
            preconditionFailure("\(self) belongs to no application: add it to one first")
        }
        return application
    }
}

extension Window: FirstResponderKeeper {
    /// Lets the first responder resign, if its chain goes by a view that is about to leave.
    final func resignFirstResponder(in view: View) {
        guard let responder = firstResponder,
            responderChain(from: responder).contains(where: { $0 === view })
        else { return }
        responder.resignFirstResponder()
        // It is leaving, whether it agrees or not.
        firstResponder = nil
    }
}
