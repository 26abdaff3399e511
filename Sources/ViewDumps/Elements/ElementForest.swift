/// The elements of a dump with who lies in whom.
struct ElementForest {
    /// The elements, in the order of the dump.
    var elements: [PrintedElement]

    /// The index of the element that each lies in.
    private(set) var superviews: [Int?]

    /// The indices of the elements in each, back to front.
    private(set) var subviews: [[Int]]

    /// The indices of those that lie in no other, back to front.
    private(set) var roots: [Int]

    /// Puts elements together: each lies in the nearest one before it that lies less deep.
    ///
    /// - Complexity: O(n).
    init(_ elements: [PrintedElement]) {
        self.elements = elements
        superviews = Array(repeating: nil, count: elements.count)
        subviews = Array(repeating: [], count: elements.count)
        roots = []
        var ancestors: [Int] = []
        for index in elements.indices {
            while let last = ancestors.last, elements[last].depth >= elements[index].depth {
                ancestors.removeLast()
            }
            if let superview = ancestors.last {
                superviews[index] = superview
                subviews[superview].append(index)
            } else {
                roots.append(index)
            }
            ancestors.append(index)
        }
    }

    /// Turns the order of all siblings round: for dumps that print them front to back.
    mutating func reverseSubviews() {
        for index in subviews.indices { subviews[index].reverse() }
    }

    /// Puts siblings into their drawing order, wherever all of them have one.
    mutating func sortByDrawingOrder() {
        roots = sorted(roots)
        for index in subviews.indices { subviews[index] = sorted(subviews[index]) }
    }

    /// Siblings in their drawing order; equal ones stay as they are.
    private func sorted(_ siblings: [Int]) -> [Int] {
        let orders = siblings.compactMap { elements[$0].drawingOrder }
        guard siblings.count > 1 && orders.count == siblings.count else { return siblings }
        return zip(orders, siblings.indices).sorted { $0 < $1 }.map { siblings[$0.1] }
    }
}
