#!/bin/sh
# Compares the live engine with the recursive one on random trees after random edits, and prints what
# was compared and what decided the answers. Exits with 1 after a disagreement, which it prints as a
# test to paste, and if some feature or kind of edit decided fewer than a thousandth.
#
# Seed S compares the trees S, S + 1, S + 2 and so on: seeds of runs that are to differ lie far apart.
#
# With --portable the kernels are those of processors without SSE2: plain C.
#
# usage: scripts/differential.sh [--portable] [PAIRS [SEED]]
#        (10,000,000 pairs, seed 1, one thread a processor)
set -eu
cd "$(dirname "$0")/.."
options="-c release"
if [ "${1:-}" = "--portable" ]; then
    options="$options --scratch-path .build/portable -Xcc -DBOX_KERNELS_PORTABLE"
    shift
fi
export DIFFERENTIAL_PAIRS="${1:-10000000}"
export DIFFERENTIAL_SEED="${2:-1}"
# shellcheck disable=SC2086
swift build $options --product differential
# shellcheck disable=SC2086
exec "$(swift build $options --show-bin-path)/differential"
