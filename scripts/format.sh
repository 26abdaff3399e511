#!/bin/sh
# Formats every Swift file in place; with --lint, only says what it would change, and fails if anything.
#
# usage: scripts/format.sh [--lint]
set -eu
cd "$(dirname "$0")/.."
files="Package.swift Sources Tests Benchmarks"
[ -d Examples ] && files="$files Examples"
if [ "${1:-}" = "--lint" ]; then
    # shellcheck disable=SC2086
    exec swift format lint --strict --recursive --parallel $files
fi
# shellcheck disable=SC2086
exec swift format --in-place --recursive --parallel $files
