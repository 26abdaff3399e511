#!/bin/sh
# Builds the documentation of the library modules, every warning an error (dead links, missing
# parameters), and prints how many public symbols are documented.
#
# usage: scripts/docs.sh [OUTPUT-FOLDER]     (default: a temporary folder, thrown away)
set -eu
cd "$(dirname "$0")/.."
output="${1:-}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
for module in HitTesting HitTestingFoundation Responders ViewDumps ViewPictures; do
    [ -d "Sources/$module/$module.docc" ] || continue
    mkdir -p "$work/graphs/$module"
    swift build --target "$module" --scratch-path "$work/build" \
        -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$work/graphs/$module" \
        >"$work/build.log" 2>&1 || { cat "$work/build.log"; exit 1; }
    # Only the module's own graph: those of modules it uses are documented by themselves.
    find "$work/graphs/$module" -name '*.symbols.json' \
        ! -name "$module.symbols.json" ! -name "$module@*.symbols.json" -delete
    docc convert "Sources/$module/$module.docc" \
        --additional-symbol-graph-dir "$work/graphs/$module" \
        --fallback-display-name "$module" \
        --fallback-bundle-identifier "swift-hit-testing.$module" \
        --output-path "$work/$module.doccarchive" \
        --experimental-documentation-coverage --coverage-summary-level brief \
        --warnings-as-errors
    echo "$module: documentation built"
    if [ -n "$output" ]; then
        mkdir -p "$output"
        rm -rf "$output/$module.doccarchive"
        cp -R "$work/$module.doccarchive" "$output/"
    fi
done
