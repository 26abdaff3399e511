extension View {
    /// What a view answers to a hit test, declared rather than overridden.
    ///
    /// It applies once the view is visible, interactive and opaque enough, and contains the point.
    public struct HitBehavior {
        /// The kinds of behaviour.
        public enum Kind: Hashable, Sendable {
            /// The first answer of the subviews, else the view.
            case normal
            /// The first answer of the subviews, else nil: the touch goes to what is behind.
            case passthrough
            /// The view; its subviews are not asked.
            case absorbing
            /// Nil; neither the view nor its subviews are asked.
            case transparent
            /// The first answer of the subviews, else another view.
            case redirect
        }

        /// Which behaviour it is.
        public let kind: Kind

        /// Where a redirection leads; not kept alive.
        public private(set) weak var target: View?

        /// The first answer of the subviews, else the view: UIKit's default.
        public static var normal: HitBehavior { HitBehavior(kind: .normal) }

        /// The first answer of the subviews, else nil: the touch goes to what is behind the view.
        public static var passthrough: HitBehavior { HitBehavior(kind: .passthrough) }

        /// The view; its subviews are never asked.
        public static var absorbing: HitBehavior { HitBehavior(kind: .absorbing) }

        /// Nil: neither the view nor its subviews are asked.
        public static var transparent: HitBehavior { HitBehavior(kind: .transparent) }

        /// The first answer of the subviews, else another view, as it is: its own gates, region and
        /// behaviour are not asked.
        ///
        /// The target is not kept alive. Once it is gone the view acts as ``passthrough``.
        public static func redirect(to target: View) -> HitBehavior {
            HitBehavior(kind: .redirect, target: target)
        }

        /// What a view answers that contains the point, once its subviews have answered nil.
        func answer(of view: View) -> View? {
            switch kind {
            case .normal, .absorbing: view
            case .passthrough, .transparent: nil
            case .redirect: target
            }
        }
    }

    /// What the view answers to a hit test; `.normal` by default.
    ///
    /// In a subclass that overrides ``hitTest(_:with:)``, what `super` answers.
    public final var hitBehavior: HitBehavior {
        get { storedHitBehavior }
        set {
            let tally = self.tally
            storedHitBehavior = newValue
            node?.space.count(from: tally, to: self.tally)
            updateBehavior()
        }
    }
}
