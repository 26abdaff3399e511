#!/bin/bash
# Runs what the README shows: its Swift as a program against the library, its commands as they stand.
#
# usage: scripts/check-readme.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# The first Swift block is a whole program; its comments say what each hit test answers.
mkdir -p "$work/Sources/readme"
awk '/^```swift$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' README.md \
    >"$work/example.swift"
{
    echo "func show(_ view: ViewID?, _ expected: String, _ names: [ViewID: String]) {"
    echo "    let name = view.flatMap { names[\$0] } ?? \"nil\""
    echo "    precondition(name == expected, \"the README says \\(expected), the answer is \\(name)\")"
    echo "    print(\"\\(name), as the README says\")"
    echo "}"
    sed -E 's#^tree\.hitTest\((.*)\) +// ([a-z]+).*$#show(tree.hitTest(\1), "\2", [window: "window", card: "card", button: "button"])#' \
        "$work/example.swift"
} >"$work/Sources/readme/main.swift"
# `import` has to come first.
sed -i.bak -e '/^import HitTesting$/d' "$work/Sources/readme/main.swift"
sed -i.bak -e '1i\
import HitTesting
' "$work/Sources/readme/main.swift"
rm "$work/Sources/readme/main.swift.bak"
cat >"$work/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "readme", dependencies: [.package(name: "swift-hit-testing", path: "$PWD")],
    targets: [
        .executableTarget(
            name: "readme",
            dependencies: [.product(name: "HitTesting", package: "swift-hit-testing")])
    ])
MANIFEST
grep -q 'show(tree.hitTest' "$work/Sources/readme/main.swift"
swift run --package-path "$work" readme

# The commands that start with `swift run`, but for the benchmark, which has a step of its own.
swift build -c release --product hittest
awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside && /^swift run -c release hittest/' \
    README.md | while read -r line; do
    echo "+ $line"
    code=0
    bash -c "${line%%#*}" </dev/null || code=$?
    # A lint that finds something ends with 1, as the line's comment says.
    [[ "$line" == *"exits with $code"* ]] || [ "$code" -eq 0 ] || exit "$code"
done
