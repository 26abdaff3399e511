import Testing

@testable import ViewPictures

@Suite struct TextTests {
    @Test func `text is cut to fit, or left out`() {
        #expect(TextWidth.fitted("UIButton", into: 100, fontSize: 10) == "UIButton")
        let cut = TextWidth.fitted("UINavigationController", into: 60, fontSize: 10)
        #expect(cut == "UINavigati…")
        #expect(TextWidth.fitted("UINavigationController", into: 20, fontSize: 10) == nil)
    }

    @Test func `a label shows what fits`() {
        let label = ViewLabel(name: "com.example.Fab", id: "go")
        let widths = [100.0, 30, 14, 5]
        #expect(
            widths.map { label.fitted(into: $0, fontSize: 10) } == [
                "com.example.Fab", "Fab", "go", nil,
            ])
        let address = ViewLabel(name: "UIButton", id: "0x1")
        #expect(address.fitted(into: 40, fontSize: 10) == "UIButt…")
    }

    @Test func `lines are broken at spaces`() {
        let lines = TextWidth.lines(of: "one two three four", width: 50, fontSize: 10)
        #expect(lines == ["one two", "three four"])
    }

    @Test func `shares never pretend to be all or nothing`() {
        #expect(
            [0, 0.0001, 0.5, 0.9999, 1].map(\.percent)
                == ["0 %", "under 1 %", "50 %", "over 99 %", "100 %"])
    }

    @Test func `numbers are short`() {
        #expect(
            [1, -0.0, 1.005, 12.3456, 1e300].map(\.drawn)
                == ["1", "0", "1", "12.35", "1000000"])
        #expect([1.23456, -2, 1e12].map(\.told) == ["1.235", "-2", "1000000000000.0"])
    }

    @Test func `the colours of a hit map differ`() {
        let colors = (0..<200).map { HitMapColors.color(ofRank: $0) }
        #expect(Set(colors).count == 200)
        #expect(colors.allSatisfy { $0.count == 7 && $0.first == "#" })
    }
}
