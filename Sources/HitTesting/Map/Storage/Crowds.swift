/// Keeps a crowd for as long as any version of a map holds it.
@safe
final class CrowdOwner {
    /// Where the crowd is; it does not change.
    let crowd: UnsafeMutablePointer<Crowd>

    /// Takes a crowd over.
    init(_ crowd: consuming Crowd) {
        unsafe self.crowd = .allocate(capacity: 1)
        unsafe self.crowd.initialize(to: crowd)
    }

    deinit {
        unsafe crowd.deinitialize(count: 1)
        unsafe crowd.deallocate()
    }
}

/// The crowds of a map, by number.
///
/// Queries find them through addresses beside the references, and count none.
@safe
struct Crowds: ~Copyable {
    private var owners: [CrowdOwner?] = []
    private var freeNumbers: [UInt32] = []
    private var addresses = unsafe Column<UnsafeMutablePointer<Crowd>?>()

    /// Makes an empty list.
    init() {}

    /// Makes a copy that shares the crowds.
    init(copying other: borrowing Crowds) {
        owners = other.owners
        freeNumbers = other.freeNumbers
        unsafe addresses = Column(copying: other.addresses)
    }

    /// Adds a crowd; returns its number.
    mutating func add(_ owner: CrowdOwner) -> UInt32 {
        if let number = freeNumbers.popLast() {
            owners[Int(number)] = owner
            unsafe addresses[number] = owner.crowd
            return number
        }
        owners.append(owner)
        unsafe addresses.append(owner.crowd)
        return UInt32(owners.count - 1)
    }

    /// Takes a crowd away.
    mutating func remove(_ number: UInt32) {
        owners[Int(number)] = nil
        unsafe addresses[number] = nil
        freeNumbers.append(number)
    }

    /// Calls a closure with a crowd; nil if there is none of the number.
    @inline(__always)
    func with<Result>(_ number: UInt32, _ body: (borrowing Crowd) -> Result) -> Result? {
        // SAFETY: the list holds the crowd's owner for as long as its address stands beside it.
        guard let crowd = unsafe addresses[number] else { return nil }
        return unsafe body(crowd.pointee)
    }

    /// The memory of the crowds, in bytes.
    var byteCount: Int {
        owners.reduce(0) { unsafe $0 + ($1?.crowd.pointee.byteCount ?? 0) }
    }
}
