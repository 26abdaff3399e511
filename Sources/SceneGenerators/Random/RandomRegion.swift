import HitTesting

extension RandomGeometry {
    /// A hit region of any kind but the plain bounds, made to measure for a view's bounds.
    func region(for bounds: Rect2D, nested: Bool = false, _ source: inout RandomSource)
        -> RegionRecipe
    {
        let any = source.pick(weighted: [
            0: 8, 1: 8, 2: 9, 3: 8, 4: 5, 5: 5, 6: 6, 7: nested ? 0 : 6, 8: 10, 9: 4, 10: 4, 11: 8,
        ])
        let favorite = nested || source.chance(0.4) ? nil : favoriteRegion
        switch favorite ?? any {
        case 0: return .declared(.inset(insets(for: bounds, &source)))
        case 1: return .declared(.rects(rects(for: bounds, &source)))
        case 2: return .declared(.ellipse)
        case 3: return .declared(.roundedRect(radius: radius(for: bounds, &source)))
        case 4: return .declared(.polygons(contours(for: bounds, &source), .nonZero))
        case 5: return .declared(.polygons(contours(for: bounds, &source), .evenOdd))
        case 6: return .declared(.mask(mask(&source)))
        case 7:
            let whole =
                source.chance(0.5)
                ? RegionRecipe.declared(.bounds) : region(for: bounds, nested: true, &source)
            // A hole that is nowhere keeps the region as it is.
            let hole =
                source.chance(0.15)
                ? RegionRecipe.declared(.nowhere) : region(for: bounds, nested: true, &source)
            return .excluding(whole, hole)
        case 8: return .declared(.boundsOrSubviews)
        case 9: return .declared(.everywhere)
        case 10: return .declared(.nowhere)
        default:
            return .closure(
                bounds: source.chance(0.6) ? partialRect(for: bounds, &source) : nil,
                insideRule(for: bounds, &source))
        }
    }

    /// A rectangle about the size of the bounds.
    func partialRect(for bounds: Rect2D, _ source: inout RandomSource) -> Rect2D {
        frame(in: bounds, extent: 0.3...1.2, &source)
    }

    /// Insets that enlarge, shrink or cross.
    private func insets(for bounds: Rect2D, _ source: inout RandomSource) -> EdgeInsets2D {
        let reach = source.chance(0.9) ? 0.3 : 0.8
        func amount(_ length: Double) -> Double {
            numbers.number(from: -reach * length, to: reach * length, &source)
        }
        return EdgeInsets2D(
            top: amount(bounds.height), left: amount(bounds.width),
            bottom: amount(bounds.height), right: amount(bounds.width))
    }

    /// A few rectangles, rarely none.
    private func rects(for bounds: Rect2D, _ source: inout RandomSource) -> [Rect2D] {
        let count = source.chance(0.05) ? 0 : 1 + source.below(4)
        return (0..<count).map { _ in frame(in: bounds, extent: 0.2...0.9, &source) }
    }

    /// A corner radius: usual, larger than possible, or none.
    private func radius(for bounds: Rect2D, _ source: inout RandomSource) -> Double {
        guard source.chance(0.85) else { return source.pick([0, .nan, .infinity, -3, 1e9]) }
        return numbers.number(from: 0, to: min(bounds.width, bounds.height) * 0.6, &source)
    }

    /// Closed contours: triangles, stars that cross themselves, holes, too few points, bad points.
    private func contours(for bounds: Rect2D, _ source: inout RandomSource) -> [[Point2D]] {
        let count = 1 + source.below(3)
        return (0..<count).map { _ in
            let vertices = source.chance(0.9) ? 3 + source.below(6) : source.below(3)
            return (0..<vertices).map { _ in
                Point2D(
                    x: numbers.number(from: bounds.minX, to: bounds.maxX, &source),
                    y: source.chance(0.005)
                        ? .nan : numbers.number(from: bounds.minY, to: bounds.maxY, &source))
            }
        }
    }

    /// A mask with two thirds of its cells set.
    private func mask(_ source: inout RandomSource) -> HitMask {
        let columns = 1 + source.below(12)
        let rows = 1 + source.below(12)
        let cells = (0..<columns * rows).map { _ in source.chance(0.67) }
        return HitMask(columns: columns, rows: rows, cells: cells)
    }

    /// A closure's rule.
    private func insideRule(for bounds: Rect2D, _ source: inout RandomSource) -> InsideRule {
        let width = max(bounds.width, numbers.unit) / Double(1 + source.below(8))
        return switch source.below(7) {
        case 0: .always
        case 1: .never
        case 2: .stripes(width: width)
        case 3: .worldStripes(width: width)
        case 4: .anySubview
        default: .disc(center: bounds.center, radius: bounds.width * (0.2 + source.unit() / 2))
        }
    }
}
