/// Finds the views in a dump: which descriptions are views of the hierarchy, and how deep they lie.
struct PrintedViewScanner {
    /// The views, in the order of the dump.
    private(set) var views: [PrintedView] = []

    /// Where views are mentioned that are not part of the hierarchy, as byte offsets.
    private(set) var mentions: [Int] = []

    /// Where something is cut off that was about to be a view, as byte offsets.
    private(set) var cuts: [Int] = []

    /// A view that is not the first, and is indented by blanks alone, as a byte offset.
    private(set) var indentedRoot: Int?

    /// The indices of views without bars that follow a sentence: they may be mentions.
    private var doubtful: Set<Int> = []

    /// Where the next search begins.
    private var position = 0

    /// Where the last view ends.
    private var lastEnd = 0

    /// Goes through a whole dump.
    ///
    /// - Complexity: O(n) in the number of bytes, but for texts that try to look like attributes.
    init(_ text: Span<UInt8>) {
        /// The line's beginning, or the end of the view before on the same line.
        var segmentStart = 0
        while let start = text.firstOffset(of: .lessThan, in: position..<text.count) {
            if let lineFeed = text.lastOffset(of: .lineFeed, in: position..<start) {
                segmentStart = lineFeed + 1
            }
            let segment = segmentStart..<start
            switch ViewOpening.read(text, at: start, before: text.count) {
            case .none(let end):
                position = end
            case .cut(let end):
                let isAboutToBeView =
                    PrintedLine.barCount(in: text, segment) > 0
                    || text.trimmed(segment).isEmpty && !views.isEmpty
                if isAboutToBeView { cuts.append(start) }
                position = end
            case .opening(let opening):
                readView(opening, after: segment, in: text)
                segmentStart = position
            }
        }
        removeMentions()
        removeJoiningBars(in: text)
        removeCutLastView()
        noteMissingLines(in: text)
        let isCutNoted = cuts.contains { $0 >= lastEnd }
        if !isCutNoted, let cut = text.cutLine(after: lastEnd) { cuts.append(cut) }
    }

    /// Reads the description that begins here, and decides what it is.
    private mutating func readView(
        _ opening: ViewOpening, after segment: Range<Int>, in text: Span<UInt8>
    ) {
        var reader = PrintedViewReader(opening, in: text)
        reader.view.depth = PrintedLine.barCount(in: text, segment)
        let isFirstOnLine =
            segment.lowerBound == 0 || text[segment.lowerBound - 1] == .lineFeed
        let lastBar = text.lastOffset(of: .verticalBar, in: segment)
        let prefix = (lastBar.map { $0 + 1 } ?? segment.lowerBound)..<segment.upperBound
        let hasPlainPrefix =
            isFirstOnLine || lastBar != nil
            ? PrintedLine.isPlainPrefix(prefix, in: text) : text.trimmed(prefix).isEmpty
        let hasFrame = reader.view.frame != nil
        if isFirstOnLine && lastBar == nil && !segment.isEmpty && text.trimmed(segment).isEmpty
            && !views.isEmpty
        {
            indentedRoot = opening.start
        }

        if reader.isLayer {
            (position, lastEnd) = (reader.end, reader.end)
        } else if lastBar != nil && (hasFrame || hasPlainPrefix) || hasFrame && hasPlainPrefix {
            views.append(reader.view)
            (position, lastEnd) = (reader.end, reader.end)
        } else if isFirstOnLine && (hasFrame || hasPlainPrefix) {
            doubtful.insert(views.count)
            views.append(reader.view)
            (position, lastEnd) = (reader.end, reader.end)
        } else {
            // Something that a view or a sentence refers to; a view may follow within.
            position = opening.address.upperBound
        }
    }

    /// Takes out the doubtful roots that have no subviews, if there is anything else.
    private mutating func removeMentions() {
        let isMention = views.indices.map { index in
            let hasSubviews = index + 1 < views.count && views[index + 1].depth > views[index].depth
            return doubtful.contains(index) && !hasSubviews
        }
        guard isMention.contains(false) else { return }
        mentions = views.indices.filter { isMention[$0] }.map { views[$0].offset }
        views = views.indices.filter { !isMention[$0] }.map { views[$0] }
    }

    /// Takes away the bar that joins each view to the one before, in a dump on one line whose line ends
    /// became bars: its second view has two bars more than the first.
    private mutating func removeJoiningBars(in text: Span<UInt8>) {
        guard views.count > 1, views[1].depth == views[0].depth + 2,
            text.firstOffset(of: .lineFeed, in: views[0].offset..<views[views.count - 1].offset)
                == nil
        else { return }
        for index in views.indices.dropFirst() { views[index].depth -= 1 }
    }

    /// Takes out a last view that ends before its frame.
    private mutating func removeCutLastView() {
        guard let last = views.last, last.isCut && last.frame == nil else { return }
        views.removeLast()
        cuts.append(last.offset)
    }

    /// Notes lines of bars alone at the end, and of dots alone anywhere: lines are missing there.
    private mutating func noteMissingLines(in text: Span<UInt8>) {
        guard let firstView = views.first else { return }
        var start = firstView.offset
        while start < text.count {
            let end = text.firstOffset(of: .lineFeed, in: start..<text.count) ?? text.count
            let line = text.trimmed(start..<end)
            let isOfDots = line.count >= 3 && line.allSatisfy { text[$0] == .period }
            let isOfBars =
                end == text.count && !line.isEmpty
                && line.allSatisfy { text[$0].isBlank || text[$0] == .verticalBar }
            if isOfDots || isOfBars { cuts.append(line.lowerBound) }
            start = end + 1
        }
    }
}

extension Span<UInt8> {
    /// Where a byte comes last within a range, or nil.
    fileprivate func lastOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
        var position = range.upperBound
        while position > range.lowerBound {
            position -= 1
            if self[position] == byte { return position }
        }
        return nil
    }
}
