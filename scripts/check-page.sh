#!/bin/bash
# Opens pages that `hittest draw` makes in headless Chromium, moves the pointer over them, clicks, and
# compares what they show with what they should. Needs node and chromium; CHROMIUM may name another
# browser of its family, and HITTEST a program that is built already.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo "check-page: node is not installed" >&2; exit 69; }
browser=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$browser" ] || { echo "check-page: chromium is not installed" >&2; exit 69; }

if [ -z "${HITTEST:-}" ]; then
    swift build --product hittest
    HITTEST=$(swift build --show-bin-path)/hittest
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cases=Tests/ViewDumpsTests/Cases

"$HITTEST" draw "$cases/06.txt" --at 384,992 --view 0x10006220 -o "$folder/bar.html"
"$HITTEST" draw "$cases/02.txt" -o "$folder/turned.html"
cat >"$folder/hostile.json" <<'JSON'
{ "id": "</script><script>window.harmed = 1</script>", "frame": [0, 0, 200, 200],
  "name": "<img src=x onerror='window.harmed = 1'>", "subviews": [
    { "id": "round \"&amp;\" {{data}}", "frame": [20, 20, 100, 60], "region": "ellipse" } ] }
JSON
"$HITTEST" draw "$folder/hostile.json" -o "$folder/hostile.html" --at 70,50

node scripts/check-page.mjs "$browser" "$folder"
