import CBoxKernels

/// A box of quanta about a point, from which everything is cut that may have another answer.
struct StableRegion {
    /// What is left; closed.
    ///
    /// Empty if nothing is known about the point's neighbours.
    private(set) var box: QuantizedBox
    private let point: quantized_point

    /// Starts with a box; without one, if the point is not in it.
    init(_ box: QuantizedBox, around point: quantized_point) {
        self.point = point
        self.box = box.mayContain(point) ? box : .empty
    }

    /// Cuts off a closed box, on the side where most is left.
    mutating func cut(_ obstacle: QuantizedBox) {
        guard obstacle.overlaps(box) && !box.isEmpty else { return }
        if obstacle.mayContain(point) {
            box = .empty
            return
        }
        var best = QuantizedBox.empty
        var bestArea = -1.0
        func consider(_ isPossible: Bool, _ change: (inout QuantizedBox) -> Void) {
            guard isPossible else { return }
            var rest = box
            change(&rest)
            if rest.area > bestArea { (best, bestArea) = (rest, rest.area) }
        }
        consider(point.x < obstacle.minX) { $0.maxX = obstacle.minX - 1 }
        consider(point.x > obstacle.maxX) { $0.minX = obstacle.maxX + 1 }
        consider(point.y < obstacle.minY) { $0.maxY = obstacle.minY - 1 }
        consider(point.y > obstacle.maxY) { $0.minY = obstacle.maxY + 1 }
        box = best
    }
}

extension QuantizedBox {
    /// The number of quanta, about; of an empty box 0.
    fileprivate var area: Double {
        isEmpty ? 0 : (Double(maxX) - Double(minX) + 1) * (Double(maxY) - Double(minY) + 1)
    }
}
