#!/bin/bash
# Everything that a change has to pass, in the order in which it fails fastest. Prints a line a step.
#
# usage: scripts/check.sh [STEP ...]     (default: every step; `scripts/check.sh --list` names them)
set -euo pipefail
cd "$(dirname "$0")/.."

steps=(lint debug release test differential portable fuzz bench retains readme docs png page)
if [ "${1:-}" = "--list" ]; then printf '%s\n' "${steps[@]}"; exit 0; fi
[ $# -gt 0 ] && steps=("$@")

lint() { scripts/format.sh --lint; }
debug() { swift build --build-tests; }
release() { swift build -c release; }
tests() { swift test; }
differential() { scripts/differential.sh "${DIFFERENTIAL_PAIRS:-400000}" "${DIFFERENTIAL_SEED:-7}"; }
portable() { scripts/differential.sh --portable "${DIFFERENTIAL_PAIRS:-400000}" "${DIFFERENTIAL_SEED:-7}"; }
fuzz() { scripts/fuzz.sh "${FUZZ_SECONDS:-20}"; }
bench() { swift run -c release bench --quick; }
retains() { scripts/count-retains.sh; }
readme() { scripts/check-readme.sh; }
png() { scripts/check-png.sh; }
page() { scripts/check-page.sh; }
docs() { scripts/docs.sh; }

for step in "${steps[@]}"; do
    command="$step"
    [ "$step" = test ] && command=tests
    echo "== $step"
    started=$SECONDS
    "$command"
    echo "== $step: passed in $((SECONDS - started)) s"
done
