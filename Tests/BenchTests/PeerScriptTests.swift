import Foundation
import Testing

@testable import bench

@Suite struct PeerScriptTests {
    @Test func `the scenes chosen are the script's`() throws {
        func words(_ options: String...) throws -> [String] {
            PeerScript.words(for: try Arguments(["--peers"] + options))
        }
        #expect(try words().isEmpty)
        #expect(try words("--quick") == ["--quick"])
        #expect(
            try words("--scene", "grid", "--scene", "ten-views") == [
                "--scene", "grid:1000", "--scene", "grid:100000", "--scene", "grid:1000000",
                "--scene", "ten-views:10",
            ])
        #expect(
            try words("--scene", "grid", "--views", "500", "--quick") == [
                "--quick", "--scene", "grid:500",
            ])
        let all = try words("--views", "500")
        #expect(all.contains("realistic:500") && all.contains("ten-views:10"))
    }

    @Test func `the script is found from any folder of the package`() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = try PeerScript(lookingFrom: [
            URL(fileURLWithPath: "/"), package.appendingPathComponent("Sources/HitTesting"),
        ])
        #expect(script.file.path == package.appendingPathComponent(PeerScript.path).path)
    }

    @Test func `without the script it is said what it does`() {
        let error = #expect(throws: InputError.self) {
            try PeerScript(lookingFrom: [URL(fileURLWithPath: "/")])
        }
        #expect(error?.status == InputError.noInput)
        #expect(error?.description.contains("builds other programs' engines") == true)
    }
}
