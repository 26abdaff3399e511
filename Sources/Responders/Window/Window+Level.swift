extension Window {
    /// A window's place among others; the higher one is in front.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number that levels are ordered by.
        public let rawValue: Double

        /// Creates a level.
        ///
        /// - Precondition: `rawValue` is not NaN.
        public init(rawValue: Double) {
            precondition(!rawValue.isNaN, "A window's level must be a number, and is NaN")
            self.rawValue = rawValue
        }

        /// The level of most windows: 0.
        public static let normal = Level(rawValue: 0)

        /// The level of a status bar: 1,000.
        public static let statusBar = Level(rawValue: 1000)

        /// The level of alerts: 2,000.
        public static let alert = Level(rawValue: 2000)

        /// Whether a level is behind another one.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}
