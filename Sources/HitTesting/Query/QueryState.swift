/// What one query works with: the frames of its descent, and what a region found out on the way.
///
/// The memory is on the query's own stack; see ``ViewStore/withQueryState(_:)``.
struct QueryState: ~Copyable {
    /// The containers being gone through, the innermost on top.
    var frames: SpillingStack<DescentFrame>

    /// The views through which a region that follows its subviews was last found to contain the
    /// point: the way down from that region's view, the innermost first.
    var witness: SpillingStack<UInt32>

    /// The container that the witness's topmost view is a subview of.
    var witnessContainer = ViewStore.none

    /// How many frames and witnesses fit before memory is allocated: 1,024 bytes together.
    static let inlineFrames = 22
    static let inlineWitnesses = 32
}

extension QueryState {
    /// The subview that a container's region is known to contain the point through, if still to ask.
    ///
    /// The container's subviews in front of it are known not to contain the point.
    @inline(__always)
    func nextWitness(below container: UInt32) -> UInt32? {
        witness.count > 0 && witnessContainer == container ? witness[witness.count - 1] : nil
    }

    /// Whether a view is the next witness: its region is then known to contain the point, and the
    /// next one after it is a subview of its own.
    @inline(__always)
    mutating func takeWitness(_ slot: UInt32, below container: UInt32) -> Bool {
        guard nextWitness(below: container) == slot else { return false }
        witness.shrink(to: witness.count - 1)
        witnessContainer = slot
        return true
    }
}

extension ViewStore {
    /// Runs a query with working memory on the stack.
    @inline(__always)
    func withQueryState<Result>(_ body: (inout QueryState) -> Result) -> Result {
        unsafe withUnsafeTemporaryAllocation(
            byteCount: QueryState.inlineFrames * MemoryLayout<DescentFrame>.stride
                + QueryState.inlineWitnesses * MemoryLayout<UInt32>.stride,
            alignment: MemoryLayout<DescentFrame>.alignment
        ) { memory in
            let frameBytes = QueryState.inlineFrames * MemoryLayout<DescentFrame>.stride
            // SAFETY: the two parts lie apart within the memory, and outlive the state.
            let frames = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[..<frameBytes])
            let witness = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[frameBytes...])
            var state = unsafe QueryState(
                frames: SpillingStack(in: frames.bindMemory(to: DescentFrame.self)),
                witness: SpillingStack(in: witness.bindMemory(to: UInt32.self)))
            return body(&state)
        }
    }
}
