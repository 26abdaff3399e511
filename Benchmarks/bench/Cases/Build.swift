import BenchmarkEngines
import HitTesting
import SceneGenerators

/// An engine just built, and what that took.
struct Build<Engine: MeasuredEngine> {
    /// The engine.
    let engine: Engine

    /// How long it took.
    let nanoseconds: Double

    /// By how much the heap has grown, in bytes.
    let bytes: UInt64
}

/// Builds an engine and measures it: three times where that is quick, and the median counts.
func measureBuild<Engine: MeasuredEngine, Failure: Error>(
    _ make: () throws(Failure) -> Engine
) throws(Failure) -> Build<Engine> {
    let patience = 0.2e9
    let bytesBefore = AllocationMeter.liveBytes
    let start = nanosecondsNow()
    let engine = try make()
    var times = [Double(nanosecondsNow() - start)]
    let bytes = AllocationMeter.liveBytes - bytesBefore
    while times.count < 3 && times[0] < patience {
        let start = nanosecondsNow()
        _ = try make()
        times.append(Double(nanosecondsNow() - start))
    }
    return Build(engine: engine, nanoseconds: times.percentile(50) ?? times[0], bytes: bytes)
}

extension Build {
    /// The row of the results.
    func measurement(of scene: Scene) -> Measurement {
        var measurement = Measurement(
            scene: scene.name, views: scene.tree.count, engine: Engine.engineName,
            operation: .build, nanoseconds: nanoseconds)
        if AllocationMeter.source != nil {
            measurement.bytesPerView = Double(bytes) / Double(scene.tree.count)
        }
        return measurement
    }
}
