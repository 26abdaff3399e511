/// How finely a hit map is asked for.
struct HitMapResolution {
    /// So many pixels are along the picture's longer side where cells are as small as pixels.
    var finePixels = 640

    /// The most cells that are asked for; where edges make more, equal squares take their place.
    var mostCells = 500_000
}
