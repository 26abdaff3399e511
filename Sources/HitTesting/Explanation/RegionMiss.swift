/// How a point misses a view's region.
public struct RegionMiss: Hashable, Sendable, Codable {
    /// The kinds of region; see ``HitRegion``.
    public enum Region: String, Hashable, Sendable, Codable {
        case bounds, inset, rects, ellipse, roundedRect, polygons, mask, excluding
        case boundsOrSubviews, everywhere, nowhere, custom
    }

    /// What kind of region it is.
    public let region: Region

    /// The point in the view's own space; nil if no conversion leads there.
    public let localPoint: Point2D?

    /// The rectangle around the region, in the view's own space; nil if the region holds no point, or
    /// reaches without end.
    public let extent: Rect2D?

    /// How far beyond the extent's nearest edges the point lies, in points of the view's own space:
    /// negative to the left of it or above, positive to the right or below.
    ///
    /// Both are 0 on an excluded edge, and where the point lies in the extent and not in the region,
    /// as in the corner of a round button. nil if there is no extent or no point.
    public let offset: Point2D?
}

extension RegionMiss {
    /// Describes a miss.
    ///
    /// - Parameter box: The closed box around the region, in the view's own space.
    init(_ region: HitRegion, _ box: Box, localPoint: Point2D?) {
        self.region = Region(region)
        self.localPoint = localPoint
        guard !box.isEmpty && !box.isUnbounded else {
            extent = nil
            offset = nil
            return
        }
        extent = Rect2D(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
        func beyond(_ coordinate: Double, _ low: Double, _ high: Double) -> Double {
            coordinate < low ? coordinate - low : coordinate > high ? coordinate - high : 0
        }
        offset = localPoint.map { point in
            Point2D(
                beyond(point.x, box.minX, box.maxX), beyond(point.y, box.minY, box.maxY))
        }
    }
}

extension RegionMiss.Region {
    /// The kind of a region.
    init(_ region: HitRegion) {
        self =
            switch region {
            case .bounds: .bounds
            case .inset: .inset
            case .rects: .rects
            case .ellipse: .ellipse
            case .roundedRect: .roundedRect
            case .polygons: .polygons
            case .mask: .mask
            case .excluding: .excluding
            case .boundsOrSubviews: .boundsOrSubviews
            case .everywhere: .everywhere
            case .nowhere: .nowhere
            case .custom: .custom
            }
    }
}
