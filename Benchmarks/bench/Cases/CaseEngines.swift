import BenchmarkEngines
import HitTesting
import SceneGenerators

/// All engines that can answer about one tree, built, and ready to be asked.
struct CaseEngines {
    /// The map, if the tree has one.
    private(set) var map: HitMap?

    /// Why engines are left out.
    private(set) var remarks: [String] = []

    /// The tree.
    private let scene: Scene

    private var runner = QueryRunner()
    private var coldRunner: ColdRunner

    /// What it took to build the engines.
    private var builds: [Measurement] = []

    /// What reading the clock costs, in nanoseconds.
    private let timerOverhead: Double

    /// Builds the engines.
    init(
        of scene: Scene, _ template: TreeTemplate, at points: QueryPoints, timerOverhead: Double
    ) {
        self.scene = scene
        self.timerOverhead = timerOverhead
        coldRunner = ColdRunner(at: points, timerOverhead: timerOverhead)
        let depth = template.depth
        addRecursion(depth: depth, at: points)
        addClasses(template, depth: depth, at: points)
        addTree(template, at: points)
        addMap(at: points)
    }

    /// Measures the queries of all engines.
    ///
    /// - Returns: The queries, and what it took to build the engines.
    mutating func measure(within budget: Budget) -> [Measurement] {
        runner.run(within: budget)
        coldRunner.run(within: budget)
        var queries = runner.measurements(
            of: scene.name, views: scene.tree.count, timerOverhead: timerOverhead)
        queries += coldRunner.measurements(of: scene.name, views: scene.tree.count)
        for index in queries.indices {
            queries[index].bytesPerView =
                builds.first { $0.engine == queries[index].engine }?.bytesPerView
        }
        return queries + builds
    }

    private mutating func addRecursion(depth: Int, at points: QueryPoints) {
        guard BigStack.holds(RecursiveEngine.self, depth: depth) else {
            leaveOut(RecursiveEngine.self, "\(grouped(depth)) levels overflow its stack")
            return
        }
        let engine = RecursiveEngine(scene.tree)
        runner.add(engine, at: points)
        coldRunner.add(engine)
    }

    private mutating func addClasses(
        _ template: TreeTemplate, depth: Int, at points: QueryPoints
    ) {
        guard BigStack.holds(ClassTree.self, depth: depth) else {
            leaveOut(ClassTree.self, "\(grouped(depth)) levels overflow its stack")
            return
        }
        do throws(UnsupportedView) {
            let built = try measureBuild { () throws(UnsupportedView) in try ClassTree(template) }
            builds.append(built.measurement(of: scene))
            runner.add(built.engine, at: points)
        } catch {
            leaveOut(ClassTree.self, "the tree has \(error.feature)")
        }
    }

    private mutating func addTree(_ template: TreeTemplate, at points: QueryPoints) {
        runner.add(scene.tree, at: points)
        runner.addBatches(of: scene.tree, at: points)
        coldRunner.add(scene.tree)
        builds.append(measureBuild { template.makeTree().tree }.measurement(of: scene))
    }

    private mutating func addMap(at points: QueryPoints) {
        let tree = scene.tree
        do throws(HitMapError) {
            let built = try measureBuild { () throws(HitMapError) in try HitMap(tree) }
            builds.append(built.measurement(of: scene))
            runner.add(built.engine, at: points)
            runner.addBatches(of: built.engine, at: points)
            runner.addParallelBatches(of: built.engine, at: points)
            runner.addStablePath(over: built.engine, at: points)
            coldRunner.add(built.engine)
            map = built.engine
        } catch {
            leaveOut(HitMap.self, "\(error)")
        }
    }

    private mutating func leaveOut<Engine: MeasuredEngine>(_: Engine.Type, _ reason: String) {
        remarks.append("\(Engine.engineName) is left out: \(reason)")
    }
}
