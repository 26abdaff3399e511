/// Where random recipes take their choices from: a seed, or the bytes of a fuzzer.
///
/// A fuzzer changes one byte and wants one choice to change, so each choice takes as few bytes as it
/// needs; when the bytes are used up, choices go on from a seed.
public struct RandomSource: Sendable {
    /// What gives the choices once there are no bytes.
    private var generator: SplitMix64

    /// The bytes that are left to take choices from.
    private var bytes: ArraySlice<UInt8> = []

    /// Creates a source; equal seeds make equal choices.
    public init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// Creates a source that takes its choices from bytes first.
    public init(bytes: [UInt8]) {
        generator = SplitMix64(seed: UInt64(bytes.count))
        self.bytes = bytes[...]
    }

    /// Whether bytes are left; false for a source made from a seed.
    public var hasBytes: Bool { !bytes.isEmpty }

    /// A number from 0 up to, and not including, a limit.
    ///
    /// - Precondition: The limit is positive.
    public mutating func below(_ limit: Int) -> Int {
        precondition(limit > 0, "A choice among \(limit) is none")
        let word = limit <= 1 << 8 ? bits(8) : limit <= 1 << 16 ? bits(16) : bits(64)
        return Int(word % UInt64(limit))
    }

    /// A number from 0 up to, and not including, 1.
    public mutating func unit() -> Double {
        hasBytes ? Double(bits(16)) * 0x1p-16 : generator.unit()
    }

    /// True with the given probability.
    public mutating func chance(_ probability: Double) -> Bool {
        unit() < probability
    }

    /// One of the elements, each as likely as any other.
    ///
    /// - Precondition: There is an element.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// One of the elements, each as likely as its weight says.
    ///
    /// - Precondition: A weight is positive, and none is negative.
    public mutating func pick<Element>(weighted elements: KeyValuePairs<Element, Int>) -> Element {
        var left = below(elements.reduce(0) { $0 + $1.value })
        for (element, weight) in elements {
            if left < weight { return element }
            left -= weight
        }
        return elements[elements.count - 1].key
    }

    /// Random bits: from the bytes as few as are asked for, else from the generator.
    private mutating func bits(_ count: Int) -> UInt64 {
        guard hasBytes else { return generator.next() }
        var word: UInt64 = 0
        for _ in 0..<count / 8 {
            word = word << 8 | UInt64(bytes.popFirst() ?? 0)
        }
        return word
    }
}
