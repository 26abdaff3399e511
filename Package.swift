// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is held to the same rules: Swift 6, no warning, each unsafe use marked.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "swift-hit-testing",
    products: [
        .library(name: "HitTesting", targets: ["HitTesting"]),
        .library(name: "HitTestingFoundation", targets: ["HitTestingFoundation"]),
        .library(name: "Responders", targets: ["Responders"]),
        .library(name: "ViewDumps", targets: ["ViewDumps"]),
        .library(name: "ViewPictures", targets: ["ViewPictures"]),
        .executable(name: "hittest", targets: ["hittest"]),
        .executable(name: "bench", targets: ["bench"]),
    ],
    traits: [
        .trait(
            name: "Jemalloc",
            description:
                "bench runs on jemalloc, which must be installed, and reads its statistics."
        ),
        .trait(
            name: "PNG",
            description: "Pictures as PNG, drawn by librsvg, which must be installed."),
    ],
    targets: [
        .target(name: "CBoxKernels", cSettings: strictC),
        .target(name: "HitTesting", dependencies: ["CBoxKernels"], swiftSettings: strict),
        .target(
            name: "HitTestingFoundation", dependencies: ["HitTesting"], swiftSettings: strict),
        .target(name: "Responders", dependencies: ["HitTesting"], swiftSettings: strict),
        .target(name: "ViewDumps", dependencies: ["HitTesting"], swiftSettings: strict),
        .target(
            name: "ViewPictures",
            dependencies: [
                .target(name: "CPictureRasterizer", condition: .when(traits: ["PNG"])),
                "HitTesting",
            ],
            resources: [
                .embedInCode("Page/explanation.js"), .embedInCode("Page/hit-test.js"),
                .embedInCode("Page/page.css"), .embedInCode("Page/page.html"),
                .embedInCode("Page/page.js"),
            ],
            swiftSettings: strict + [.define("PNG", .when(traits: ["PNG"]))]),
        .target(
            name: "CPictureRasterizer",
            dependencies: [.target(name: "CLibRSVG", condition: .when(traits: ["PNG"]))],
            cSettings: strictC + [.define("PNG", .when(traits: ["PNG"]))]),
        .systemLibrary(
            name: "CLibRSVG", pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
        .target(name: "SceneGenerators", dependencies: ["HitTesting"], swiftSettings: strict),
        .executableTarget(
            name: "hittest", dependencies: ["HitTesting", "ViewDumps", "ViewPictures"],
            swiftSettings: strict),
        .executableTarget(
            name: "bench",
            dependencies: [
                "BenchmarkEngines", "CAllocationCounter", "HitTesting", "SceneGenerators",
                "ViewDumps",
            ],
            path: "Benchmarks/bench", swiftSettings: strict),
        .executableTarget(
            name: "bench-peers", dependencies: ["HitTesting", "SceneGenerators", "ViewDumps"],
            path: "Benchmarks/peers/driver", swiftSettings: strict),
        .target(
            name: "DifferentialTesting", dependencies: ["HitTesting", "SceneGenerators"],
            path: "Tests/DifferentialTesting", swiftSettings: strict),
        .executableTarget(
            name: "differential", dependencies: ["DifferentialTesting"],
            path: "Tests/Differential", swiftSettings: strict),
        .executableTarget(
            name: "fuzz-differential",
            dependencies: ["DifferentialTesting", "HitTesting", "SceneGenerators"],
            path: "Tests/Fuzz/fuzz-differential", swiftSettings: strict),
        .target(
            name: "BenchmarkEngines", dependencies: ["HitTesting"],
            path: "Benchmarks/BenchmarkEngines", swiftSettings: strict),
        .target(
            name: "CAllocationCounter", path: "Benchmarks/CAllocationCounter",
            cSettings: strictC + [
                .define("ALLOCATION_COUNTER_USES_JEMALLOC", .when(traits: ["Jemalloc"]))
            ],
            linkerSettings: [.linkedLibrary("jemalloc", .when(traits: ["Jemalloc"]))]),
        .testTarget(
            name: "HitTestingTests",
            dependencies: [
                "DifferentialTesting", "HitTesting", "HitTestingFoundation", "SceneGenerators",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "touch-lessons", dependencies: ["HitTesting", "Responders"],
            path: "Examples/touch-lessons", swiftSettings: strict),
        .testTarget(
            name: "TouchLessonsTests", dependencies: ["touch-lessons"], swiftSettings: strict),
        .executableTarget(
            name: "responders-bench",
            dependencies: ["HitTesting", "Responders", "SceneGenerators"],
            path: "Benchmarks/responders-bench", swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m")]),
        .testTarget(
            name: "RespondersTests", dependencies: ["HitTesting", "Responders", "SceneGenerators"],
            swiftSettings: strict),
        .testTarget(
            name: "BenchTests",
            dependencies: ["BenchmarkEngines", "HitTesting", "SceneGenerators", "bench"],
            swiftSettings: strict),
        .testTarget(
            name: "SceneGeneratorsTests",
            dependencies: ["BenchmarkEngines", "HitTesting", "SceneGenerators"],
            swiftSettings: strict),
        .testTarget(
            name: "ViewDumpsTests", dependencies: ["HitTesting", "SceneGenerators", "ViewDumps"],
            resources: [.copy("Cases")],
            swiftSettings: strict),
        .testTarget(
            name: "HittestToolTests", dependencies: ["hittest"], swiftSettings: strict),
        .testTarget(
            name: "ViewPicturesTests",
            dependencies: ["HitTesting", "SceneGenerators", "ViewPictures"],
            swiftSettings: strict + [.define("PNG", .when(traits: ["PNG"]))]),
    ]
)
