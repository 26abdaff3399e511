/// The views to let go when a hierarchy is: one after the other, in stack of bounded size, where
/// letting each superview release its subviews would nest as deeply as they do.
final class FarewellQueue {
    private var pending: [View] = []
    private var isLettingGo = false

    /// Lets go the subviews of a view that is being deinitialised, and what goes with them.
    func letGo(subviewsOf view: View) {
        for subview in view.subviews {
            subview.superview = nil
            subview.farewell = self
        }
        pending.append(contentsOf: view.subviews)
        view.subviews = []
        guard !isLettingGo else { return }
        isLettingGo = true
        // A view that somebody else keeps stays, as the top of its own hierarchy.
        while pending.popLast() != nil {}
        isLettingGo = false
    }
}
