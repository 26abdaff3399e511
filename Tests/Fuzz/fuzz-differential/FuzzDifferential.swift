import DifferentialTesting
import SceneGenerators

#if FUZZING
    @testable import HitTesting
#else
    import HitTesting
#endif

/// Makes a tree, edits and points from a fuzzer's bytes, and stops if the engines disagree.
///
/// Byte by byte the input is the choices of the random generator, so that changing one of them
/// changes one choice; the edits end with the bytes.
private func compare(_ bytes: [UInt8]) {
    var source = RandomSource(bytes: bytes)
    let effort = DifferentialRun.Effort(largestTree: 24, edits: 40, pointsPerStep: 10)
    var run = DifferentialRun(effort) { tree in
        #if FUZZING
            tree.checkInvariants()
        #endif
    }
    guard let failing = run.compareTree(&source) else { return }
    var shrinker = Shrinker()
    let small = shrinker.shrink(failing)
    print("\(small.question): \(small.failure() ?? "the failure does not happen again")\n")
    print(small.swiftSource)
    fatalError("The engines disagree; a test that shows it is printed above")
}

#if FUZZING
    /// libFuzzer's entry: one input.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func fuzzDifferential(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
        // SAFETY: libFuzzer passes `count` readable bytes, which are copied before it goes on.
        compare(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
    }
#else
    import Foundation

    /// Without the fuzzer: replays the files named on the command line.
    @main
    enum FuzzDifferential {
        static func main() throws {
            for path in CommandLine.arguments.dropFirst() {
                compare(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            }
            print("\(CommandLine.arguments.count - 1) inputs replayed without a disagreement")
        }
    }
#endif
