import HitTesting
import Testing

@testable import ViewPictures

@Suite struct PageTests {
    @Test func `a page is one file that asks for nothing`() throws {
        let page = try TestTree().picture(caption: ["A title", "A line"]).html()
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("{{"))
        #expect(!page.contains("src=") && !page.contains("href="))
        #expect(page.contains("<h1>A title</h1>\n<p>A line</p>"))
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `hostile names stay names`() throws {
        var scene = TestTree()
        _ = scene.add("</script><script>alert(1)</script>{{data}}<!--", 10, 10, 50, 50)
        let page = try scene.picture(caption: ["</title>{{page}}"]).html()
        #expect(!page.contains("<script>alert"))
        #expect(!page.contains("<!--"))
        #expect(page.contains("\\u003c/script>\\u003cscript>alert(1)"))
        #expect(page.ranges(of: "</script>").count == 4)
    }

    @Test func `a page with a closure is refused`() {
        var scene = TestTree()
        _ = scene.add("closed", 0, 0, 10, 10, region: .custom(bounds: nil) { _ in true })
        #expect(throws: PictureError.closure(ViewLabel(name: "closed"))) {
            try scene.picture().html()
        }
        _ = scene.picture().svg()
    }

    @Test func `the same page is the same text`() throws {
        var scene = TestTree()
        _ = scene.add("a", 1, 2, 3, 4, region: .roundedRect(radius: .nan))
        let pages = try (0..<3).map { _ in try scene.picture().html() }
        #expect(Set(pages).count == 1)
    }
}
