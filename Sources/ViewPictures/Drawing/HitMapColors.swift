/// Colours that tell the views of a hit map apart.
enum HitMapColors {
    /// Colours for the largest areas, quiet first, then as different as can be.
    private static let first = [
        "#dfe5ec", "#a6cee3", "#fdbf6f", "#b2df8a", "#cab2d6", "#fb9a99", "#ffed6f", "#80cdc1",
        "#d8b58a", "#8da0cb", "#f4a6d7", "#c7d36f", "#9edae5", "#e78a61", "#b5b5b5", "#7fbf7b",
    ]

    /// The colour of the area of a rank, 0 for the largest.
    static func color(ofRank rank: Int) -> String {
        guard rank >= first.count else { return first[rank] }
        // The golden angle keeps every next hue far from the ones before it.
        let hue = (Double(rank) * 137.508).truncatingRemainder(dividingBy: 360)
        let lightness = [0.72, 0.6, 0.82][rank % 3]
        return hexadecimal(hue: hue, saturation: 0.55, lightness: lightness)
    }

    private static func hexadecimal(hue: Double, saturation: Double, lightness: Double) -> String {
        let chroma = (1 - abs(2 * lightness - 1)) * saturation
        let sector = hue / 60
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let channels: [Double] =
            switch Int(sector) {
            case 0: [chroma, second, 0]
            case 1: [second, chroma, 0]
            case 2: [0, chroma, second]
            case 3: [0, second, chroma]
            case 4: [second, 0, chroma]
            default: [chroma, 0, second]
            }
        let digits = channels.map { channel in
            let value = Int(((channel + lightness - chroma / 2) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#\(digits.joined())"
    }
}
