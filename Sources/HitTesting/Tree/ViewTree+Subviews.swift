extension ViewTree {
    /// The subviews of a view from back to front, or the roots of a tree; a view into the tree.
    ///
    /// Counting is O(1). Walking in either direction is O(1) a step. `Array(subviews)` copies them.
    public struct Subviews: BidirectionalCollection, Sendable {
        /// A place among subviews.
        public struct Index: Comparable, Sendable {
            /// How many subviews come before.
            let offset: Int
            /// In a wide container: the chunk, and the place in it.
            let chunk: Int
            let offsetInChunk: Int

            /// Whether one place comes before another.
            public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
        }

        let tree: ViewTree
        let superview: UInt32

        /// How many subviews there are; O(1).
        public var count: Int { tree.store.subviewCount(of: superview) }

        /// Whether there are none; O(1).
        public var isEmpty: Bool { count == 0 }

        /// The place of the subview at the back.
        public var startIndex: Index { Index(offset: 0, chunk: 0, offsetInChunk: 0) }

        /// The place behind which nothing comes, in front of all subviews.
        public var endIndex: Index {
            Index(offset: count, chunk: chunkCount, offsetInChunk: 0)
        }

        /// The next place toward the front.
        public func index(after index: Index) -> Index {
            guard chunkCount > 0 else {
                return Index(offset: index.offset + 1, chunk: 0, offsetInChunk: 0)
            }
            let isLast = index.offsetInChunk + 1 == count(ofChunk: index.chunk)
            return Index(
                offset: index.offset + 1, chunk: isLast ? index.chunk + 1 : index.chunk,
                offsetInChunk: isLast ? 0 : index.offsetInChunk + 1)
        }

        /// The next place toward the back.
        public func index(before index: Index) -> Index {
            guard chunkCount > 0 else {
                return Index(offset: index.offset - 1, chunk: 0, offsetInChunk: 0)
            }
            let isFirst = index.offsetInChunk == 0
            let chunk = isFirst ? index.chunk - 1 : index.chunk
            return Index(
                offset: index.offset - 1, chunk: chunk,
                offsetInChunk: isFirst ? count(ofChunk: chunk) - 1 : index.offsetInChunk - 1)
        }

        /// The subview at a place.
        public subscript(index: Index) -> ViewID {
            precondition(
                0..<count ~= index.offset, "Subview \(index.offset) of a view that has \(count)")
            let record = tree.store.records[superview]
            let slot =
                record.flags.subviewStorage == .wide
                ? tree.store.wides[record.first].order.slot(
                    .init(chunk: index.chunk, offset: index.offsetInChunk))
                : tree.store.subview(of: superview, at: index.offset)
            return tree.store.id(of: slot)
        }

        /// How many chunks a wide container's order has; 0 for others.
        private var chunkCount: Int {
            let record = tree.store.records[superview]
            return record.flags.subviewStorage == .wide
                ? tree.store.wides[record.first].order.chunks.count : 0
        }

        /// How many subviews a chunk holds.
        private func count(ofChunk chunk: Int) -> Int {
            Int(tree.store.wides[tree.store.records[superview].first].order.chunks[chunk].count)
        }
    }
}
