extension SiblingOrder {
    /// The distance between labels when many subviews get theirs at once.
    ///
    /// They take the middle half of the numbers at most, so that both ends have room.
    static func initialSpacing(count: Int) -> Int32 {
        Int32(clamping: max(1, min(1 << 16, (1 << 30) / (count + 1))))
    }

    /// The first of many labels given at once.
    static func initialLabel(count: Int, spacing: Int32) -> Int32 {
        Int32(clamping: (1 << 30) - Int(spacing) * (count / 2))
    }
}

extension WideContainer {
    /// A subview's label.
    func label(of slot: UInt32, places: borrowing Column<UInt32>) -> Int32 {
        let place = places[slot]
        if place == Self.unboundedPlace { return unboundedLabels[slot] ?? 0 }
        return boxes.order(place: place)
    }

    /// A subview's place in the sequence.
    func position(of slot: UInt32, places: borrowing Column<UInt32>) -> SiblingOrder.Position {
        order.position(of: slot, label: label(of: slot, places: places))
    }

    /// Gives a subview another label.
    mutating func setLabel(_ label: Int32, of slot: UInt32, places: borrowing Column<UInt32>) {
        let place = places[slot]
        guard place == Self.unboundedPlace else {
            boxes.setOrder(place: place, to: label)
            return
        }
        removeUnbounded(slot)
        insertUnbounded(slot, label: label)
    }

    /// A free label for a new subview at a place; where there is none, those around are spread.
    mutating func makeLabel(
        at position: SiblingOrder.Position, places: borrowing Column<UInt32>
    ) -> Int32 {
        if let label = freeLabel(at: position, places: places) { return label }
        spreadLabels(around: position.chunk, places: places)
        guard let label = freeLabel(at: position, places: places) else {
            preconditionFailure("No label is free among \(order.count) subviews")
        }
        return label
    }

    /// A label between those of the neighbours, or nil if there is no number between.
    private func freeLabel(
        at position: SiblingOrder.Position, places: borrowing Column<UInt32>
    ) -> Int32? {
        guard !order.chunks.isEmpty else { return 1 << 30 }
        let before = order.position(before: position).map {
            label(of: order.slot($0), places: places)
        }
        let isAtFront =
            position.chunk == order.chunks.count - 1
            && position.offset == Int(order.chunks[position.chunk].count)
        let after: Int32? = isAtFront ? nil : labelOfSlot(at: position, places: places)
        switch (before, after) {
        case (nil, nil): return 1 << 30
        case (let before?, nil):
            return before <= SiblingOrder.labels.upperBound - SiblingOrder.endGap
                ? before + SiblingOrder.endGap : nil
        case (nil, let after?):
            return after >= SiblingOrder.labels.lowerBound + SiblingOrder.endGap
                ? after - SiblingOrder.endGap : nil
        case (let before?, let after?):
            return after - before >= 2 ? before + (after - before) / 2 : nil
        }
    }

    /// The label of the subview at a place, which may be the end of a chunk that is not the last.
    private func labelOfSlot(
        at position: SiblingOrder.Position, places: borrowing Column<UInt32>
    ) -> Int32 {
        position.offset == Int(order.chunks[position.chunk].count)
            ? order.chunks[position.chunk + 1].firstLabel
            : label(of: order.slot(position), places: places)
    }

    /// Spreads the labels of a window of chunks, grown until its labels are not crowded.
    private mutating func spreadLabels(around chunk: Int, places: borrowing Column<UInt32>) {
        let crowded = min(1024, max(2, (1 << 30) / (2 * (order.count + 1))))
        var radius = 0
        while true {
            let low = max(chunk - radius, 0)
            let high = min(chunk + radius, order.chunks.count - 1)
            if low == 0 && high == order.chunks.count - 1 {
                let spacing = SiblingOrder.initialSpacing(count: order.count)
                let first = SiblingOrder.initialLabel(count: order.count, spacing: spacing)
                relabel(low...high, first: first, spacing: spacing, places: places)
                return
            }
            let lower =
                low == 0
                ? SiblingOrder.labels.lowerBound
                : label(of: lastSlot(ofChunk: low - 1), places: places)
            let upper =
                high == order.chunks.count - 1
                ? SiblingOrder.labels.upperBound : order.chunks[high + 1].firstLabel
            let count = order.chunks[low...high].reduce(0) { $0 + Int($1.count) }
            let spacing = (Int(upper) - Int(lower)) / (count + 1)
            if spacing >= crowded {
                let step = Int32(clamping: spacing)
                relabel(low...high, first: lower + step, spacing: step, places: places)
                return
            }
            radius = radius * 2 + 1
        }
    }

    /// The frontmost slot of a chunk.
    private func lastSlot(ofChunk chunk: Int) -> UInt32 {
        order.slot(.init(chunk: chunk, offset: Int(order.chunks[chunk].count) - 1))
    }

    /// Gives evenly spaced labels to the subviews of some chunks.
    private mutating func relabel(
        _ window: ClosedRange<Int>, first: Int32, spacing: Int32, places: borrowing Column<UInt32>
    ) {
        var label = first
        for chunk in window {
            order.chunks[chunk].firstLabel = label
            for offset in 0..<Int(order.chunks[chunk].count) {
                let slot = order.slot(.init(chunk: chunk, offset: offset))
                setLabel(label, of: slot, places: places)
                label += spacing
            }
        }
    }
}
