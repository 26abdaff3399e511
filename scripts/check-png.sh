#!/bin/bash
# Builds with the package trait PNG, tests the drawing, and draws a picture; then makes sure that the
# program built without the trait says how to get it. Needs librsvg's development files.
set -euo pipefail
cd "$(dirname "$0")/.."

# A build folder of its own: changing traits would build everything anew, twice.
scratch=.build/png
swift test --scratch-path "$scratch" --traits PNG --filter ViewPicturesTests

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree=Tests/ViewDumpsTests/Cases/02.txt
"$scratch/debug/hittest" draw "$tree" --at 40,40 -o "$folder/picture.png"
head -c 4 "$folder/picture.png" | grep -q PNG

swift build --product hittest
code=0
message=$("$(swift build --show-bin-path)/hittest" draw "$tree" -o "$folder/none.png" 2>&1) || code=$?
[ "$code" = 64 ] && grep -q -- "--traits PNG" <<<"$message"
echo "check-png: drawn with the trait, explained without"
