#!/bin/sh
# Fuzzes with libFuzzer for a while, starting from the corpus in the repository, under
# AddressSanitizer. An input that fails is kept in .build/fuzzing/findings; exits with 1 then.
#
# usage: scripts/fuzz.sh [SECONDS [TARGET]]     (60 seconds, differential)
set -eu
cd "$(dirname "$0")/.."
seconds="${1:-60}"
target="${2:-differential}"
scratch=.build/fuzzing
findings="$scratch/findings/$target"
corpus="$scratch/corpus/$target"
mkdir -p "$findings" "$corpus"
# SwiftPM must know of the fuzzer, or it looks for a main; but it hands each sanitizer to the compiler by
# itself and in any order, and the last one wins, so both are named to the compiler once more. FUZZING
# drops the replaying main, and testing shows the invariants of the tree.
swift build -c release --scratch-path "$scratch" --product "fuzz-$target" \
    --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address \
    -Xswiftc -DFUZZING -Xswiftc -enable-testing
binary="$(swift build -c release --scratch-path "$scratch" --show-bin-path)/fuzz-$target"
export ASAN_OPTIONS=malloc_context_size=4:quarantine_size_mb=16
# The backtracer takes AddressSanitizer's signals for its own, and may hang on a pipe.
export SWIFT_BACKTRACE=enable=no
log="$scratch/$target.log"
status=0
"$binary" -max_total_time="$seconds" -max_len=1200 -len_control=20 -timeout=20 -print_final_stats=1 \
    -artifact_prefix="$findings/" "$corpus" "Tests/Fuzz/Corpus/$target" >"$log" 2>&1 || status=1
grep -q 'Loaded 1 modules' "$log" || {
    echo "The target is built without coverage, so this was no fuzzing"
    status=1
}
grep -E '^stat::|^#[0-9]+.*(DONE|INITED)|SUMMARY|Test unit written' "$log" || true
if [ "$status" -ne 0 ]; then
    tail -n 60 "$log"
    echo "An input failed; see $log and $findings"
fi
exit "$status"
