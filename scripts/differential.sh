#!/bin/sh
# Compares the live engine with the recursive one on random trees after random edits, and prints what
# was compared and what decided the answers. Exits with 1 after a disagreement, which it prints as a
# test to paste, and if some feature or kind of edit decided fewer than a thousandth.
#
# Seed S compares the trees S, S + 1, S + 2 and so on: seeds of runs that are to differ lie far apart.
#
# usage: scripts/differential.sh [PAIRS [SEED]]     (10,000,000 pairs, seed 1, one thread a processor)
set -eu
cd "$(dirname "$0")/.."
export DIFFERENTIAL_PAIRS="${1:-10000000}"
export DIFFERENTIAL_SEED="${2:-1}"
swift build -c release --product differential
exec "$(swift build -c release --show-bin-path)/differential"
