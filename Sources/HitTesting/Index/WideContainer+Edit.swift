extension WideContainer {
    /// Adds a subview at a place; O(log n) amortised.
    mutating func insert(
        _ slot: UInt32, box: Box, at position: SiblingOrder.Position,
        places: inout Column<UInt32>
    ) {
        let label = makeLabel(at: position, places: places)
        add(slot, box: box, label: label, places: &places)
        insertInOrder(slot, label: label, at: position, places: places)
    }

    /// Takes a subview out; O(log n).
    mutating func remove(_ slot: UInt32, places: inout Column<UInt32>) {
        removeFromOrder(slot, places: places)
        if places[slot] == Self.unboundedPlace {
            removeUnbounded(slot)
        } else {
            boxes.remove(place: places[slot], places: &places)
        }
    }

    /// Changes a subview's box; O(log n).
    mutating func update(_ slot: UInt32, box: Box, places: inout Column<UInt32>) {
        let inner = Self.boxInTree(box, origin: origin)
        let isInTree = places[slot] != Self.unboundedPlace
        if let inner, isInTree {
            boxes.update(place: places[slot], box: inner, places: &places)
            return
        }
        if inner == nil && !isInTree { return }
        let label = self.label(of: slot, places: places)
        if isInTree {
            boxes.remove(place: places[slot], places: &places)
        } else {
            removeUnbounded(slot)
        }
        add(slot, box: box, label: label, places: &places)
    }

    /// Moves a subview to another place in the order; its box stays.
    ///
    /// O(log n) amortised.
    ///
    /// - Parameter target: Finds the place, once the subview has left its own.
    mutating func reorder(
        _ slot: UInt32, places: borrowing Column<UInt32>,
        to target: (borrowing WideContainer) -> SiblingOrder.Position
    ) {
        removeFromOrder(slot, places: places)
        let position = target(self)
        let label = makeLabel(at: position, places: places)
        setLabel(label, of: slot, places: places)
        insertInOrder(slot, label: label, at: position, places: places)
    }

    /// Exchanges the places of two subviews in the order; O(log n).
    mutating func exchange(_ slot: UInt32, _ other: UInt32, places: borrowing Column<UInt32>) {
        let label = self.label(of: slot, places: places)
        let otherLabel = self.label(of: other, places: places)
        let position = order.position(of: slot, label: label)
        let otherPosition = order.position(of: other, label: otherLabel)
        order.replace(at: position, with: other)
        order.replace(at: otherPosition, with: slot)
        setLabel(otherLabel, of: slot, places: places)
        setLabel(label, of: other, places: places)
    }

    /// Puts a slot into the sequence.
    private mutating func insertInOrder(
        _ slot: UInt32, label: Int32, at position: SiblingOrder.Position,
        places: borrowing Column<UInt32>
    ) {
        let chunk = order.insert(slot, label: label, at: position)
        if let chunk { refreshFirstLabel(ofChunk: chunk, places: places) }
    }

    /// Takes a slot out of the sequence.
    private mutating func removeFromOrder(_ slot: UInt32, places: borrowing Column<UInt32>) {
        let chunk = order.remove(at: position(of: slot, places: places))
        if let chunk { refreshFirstLabel(ofChunk: chunk, places: places) }
    }

    /// Notes the label of a chunk's first slot.
    private mutating func refreshFirstLabel(ofChunk chunk: Int, places: borrowing Column<UInt32>) {
        order.chunks[chunk].firstLabel = label(
            of: order.slot(.init(chunk: chunk, offset: 0)), places: places)
    }

    /// Puts a subview that has a label into the tree or the list.
    private mutating func add(
        _ slot: UInt32, box: Box, label: Int32, places: inout Column<UInt32>
    ) {
        if let inner = Self.boxInTree(box, origin: origin) {
            boxes.insert(slot: slot, box: inner, order: label, places: &places)
        } else {
            places[slot] = Self.unboundedPlace
            insertUnbounded(slot, label: label)
        }
    }

    /// Adds to the list of subviews without a box, which stays sorted by label.
    mutating func insertUnbounded(_ slot: UInt32, label: Int32) {
        unbounded.append(Unbounded(label: label, slot: slot))
        var position = UInt32(unbounded.count - 1)
        while position > 0 && unbounded[position - 1].label > label {
            unbounded[position] = unbounded[position - 1]
            position -= 1
        }
        unbounded[position] = Unbounded(label: label, slot: slot)
        unboundedLabels[slot] = label
    }

    /// Takes out of the list of subviews without a box.
    mutating func removeUnbounded(_ slot: UInt32) {
        var kept: UInt32 = 0
        for position in 0..<UInt32(unbounded.count) where unbounded[position].slot != slot {
            unbounded[kept] = unbounded[position]
            kept += 1
        }
        unbounded.removeLast(unbounded.count - Int(kept))
        unboundedLabels[slot] = nil
    }
}
