extension ViewStore {
    /// The slot of a view, or nil if it was removed or is of another tree.
    @inline(__always)
    func slot(of view: ViewID) -> UInt32? {
        guard
            Int(view.slot) < records.count && view.slot != Self.world
                && records[view.slot].generation == view.generation
                && records[view.slot].flags.contains(.alive)
        else { return nil }
        return view.slot
    }

    /// The id of the view in a slot.
    @inline(__always)
    func id(of slot: UInt32) -> ViewID {
        ViewID(slot: slot, generation: records[slot].generation)
    }

    /// Makes a view without superview from its description.
    mutating func makeView(_ description: ViewDescription) -> UInt32 {
        let slot = takeSlot()
        setGates(description, of: slot)
        storeGeometry(description.geometry, of: slot)
        if case .bounds = description.hitRegion {
        } else {
            storeRegion(description.hitRegion, of: slot)
        }
        if case .normal = description.hitBehavior {
        } else {
            storeBehavior(description.hitBehavior, of: slot)
        }
        if let name = description.name { names[slot] = name }
        count += 1
        return slot
    }

    /// Takes the gates and the clipping over from a description.
    private mutating func setGates(_ description: ViewDescription, of slot: UInt32) {
        records[slot].flags.set(.hidden, description.isHidden)
        records[slot].flags.set(.notInteractive, !description.isUserInteractionEnabled)
        records[slot].flags.set(.clips, description.clipsToBounds)
        if description.alpha != 1 { storeAlpha(description.alpha, of: slot) }
    }

    /// A slot without a view: one of a removed view, or a new one.
    private mutating func takeSlot() -> UInt32 {
        var record = ViewRecord(
            frameOrigin: .zero, boundsOrigin: .zero, size: .zero, flags: .alive,
            generation: firstGeneration, first: 0, second: 0)
        if let slot = freeSlots.popLast() {
            record.generation = records[slot].generation
            records[slot] = record
            parents[slot] = Self.none
            return slot
        }
        let slot = UInt32(records.count)
        precondition(
            records.count < Self.maximumCount,
            "A tree holds at most \(Self.maximumCount) views, and this is one more")
        records.append(record)
        parents.append(Self.none)
        extrasRows.append(0)
        places.append(0)
        return slot
    }

    /// Gives back everything that a view without subviews and superview owns.
    mutating func freeView(_ slot: UInt32) {
        freeInverse(of: slot)
        if extrasRows[slot] != 0 { extras.free(extrasRows[slot]) }
        if !names.isEmpty { names[slot] = nil }
        records[slot].flags = []
        extrasRows[slot] = 0
        parents[slot] = Self.none
        count -= 1
        records[slot].generation &+= 1
        // A slot whose generations are used up is never used again.
        if records[slot].generation != firstGeneration { freeSlots.append(slot) }
    }
}
