import HitTesting
import Testing

@testable import ViewPictures

@Suite struct PNGTests {
    #if PNG
        @Test func `a picture has the size of the document, scaled`() throws {
            let picture = TestTree().picture()
            let bytes = try picture.png(scale: 2)
            #expect(Array(bytes[1..<4]) == Array("PNG".utf8))
            let size = picture.document.size
            #expect(Self.number(at: 16, in: bytes) == Int((size.width * 2).rounded(.up)))
            #expect(Self.number(at: 20, in: bytes) == Int((size.height * 2).rounded(.up)))
        }

        @Test func `a picture too large is refused`() {
            #expect(throws: PictureError.tooLarge) { try TestTree().picture().png(scale: 1000) }
        }

        private static func number(at offset: Int, in bytes: [UInt8]) -> Int {
            bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
    #else
        @Test func `without the trait there is no PNG`() {
            #expect(!ViewPicture.canDrawPNG)
            #expect(throws: PictureError.pngNotBuilt) { try TestTree().picture().png() }
        }
    #endif
}
