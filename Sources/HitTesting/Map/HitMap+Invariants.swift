extension HitMap {
    /// Traps unless the map's memory is in order, in debug builds; for tests.
    ///
    /// No two parts use a line, all lines in use are counted, and every view that a tile names has
    /// rows all the way down from the root.
    ///
    /// - Complexity: O(size of the map).
    package func checkInvariants() {
        #if DEBUG
            var check = MapCheck(storage)
            check.run()
        #endif
    }
}

#if DEBUG
    /// A look through everything that a map holds.
    private struct MapCheck {
        private let storage: MapStorage
        private var usedLines: Set<UInt32> = []

        init(_ storage: MapStorage) {
            self.storage = storage
        }

        /// Looks through the grid and all that it leads to.
        mutating func run() {
            let window = unsafe storage.lookup.window
            for line in 0..<UInt32((window.cellCount + 15) / 16) { use(line) }
            for row in 0..<Int32(1) << window.rowBits {
                for column in 0..<Int32(1) << window.columnBits {
                    check(storage.ref(storage.refPlace(column: column, row: row)))
                }
            }
            let countedLines = unsafe storage.blocks.usedCount
            precondition(
                usedLines.count == countedLines,
                "\(usedLines.count) lines are in use, and \(countedLines) are counted")
        }

        private mutating func check(_ ref: MapRef) {
            switch ref.kind {
            case .empty: break
            case .single: check(word: ref.word)
            case .block:
                for line in ref.firstLine..<ref.firstLine + ref.lineCount {
                    use(line)
                    check(line)
                }
            case .node:
                use(ref.nodeLine)
                for lane in 0..<UInt32(16) {
                    check(storage.ref(RefPlace(line: ref.nodeLine, lane: lane)))
                }
            }
        }

        private func checkCrowd(_ number: UInt32) {
            let found: Void? = unsafe storage.crowds.with(number) { crowd in
                for index in 0..<crowd.candidates.count {
                    check(word: crowd.candidates[index].word)
                }
            }
            precondition(found != nil, "A lane leads to crowd \(number), of none")
        }

        private func check(_ line: UInt32) {
            let memory = unsafe storage.lookup.line(line)
            let tile = unsafe storage.lookup.window.wholeTile
            for lane in 0..<TileLine.laneCount
            where unsafe !TileLine.outerBox(memory, lane, in: tile).isEmpty {
                let word = unsafe TileLine.word(memory, lane)
                if LaneFlags(of: word).isSuperset(of: .crowd) {
                    checkCrowd(word & LaneFlags.payloadMask)
                } else {
                    check(word: word)
                }
            }
        }

        /// Follows a view's superviews up through the rows.
        private func check(word: UInt32) {
            var slot = storage.leaf(word)
            while slot != ViewStore.world {
                guard let page = unsafe storage.lookup.rowPage(of: slot) else {
                    preconditionFailure("Slot \(slot) is in a tile or above, and has no row")
                }
                // SAFETY: the page holds the slot's row.
                let row = unsafe RowPage.rows(page)[Int(slot) % RowPage.slotCount]
                precondition(row.flags.contains(.inUse), "Slot \(slot) has an empty row")
                slot = row.parent
            }
        }

        private mutating func use(_ line: UInt32) {
            precondition(usedLines.insert(line).inserted, "Line \(line) is used twice")
        }
    }
#endif
