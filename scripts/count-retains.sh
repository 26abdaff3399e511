#!/usr/bin/env bash
# Counts retains, releases, allocated objects and exclusivity checks in the machine code of queries.
#
# Disassembles a release build of bench, begins with the query functions below, and follows every
# function of the module HitTesting that they name. Prints each one with the number of its calls to
# the runtime that count or check something, and of its calls that allocate raw memory, and fails if
# there is any of the first kind. In the functions where queries begin, copies of memory count too: there
# the compiler would copy a whole store to the stack.
#
# Left out are the functions that run a user's closure, and what only they reach: the closure's
# context is retained while it runs, as it must be. Raw memory is allocated where a query outgrows
# the space that it has on the stack; that is allowed, and bench counts how often it happens.
#
# usage: scripts/count-retains.sh [BINARY]
set -euo pipefail
cd "$(dirname "$0")/.."

# Where queries begin: how demangled names begin, the module's name left out.
roots=(
    'ViewTree.hitTest(Point2D) -> '
    'ViewTree.hitTest(_: Point2D, options: '
    'ViewTree.hitTest(_: Point2D, in: '
    'ViewTree.hitTest(_: Swift.Span<Point2D>, into: '
    'HitMap.hitTest(Point2D) -> '
    'HitMap.hitTest(_: Swift.Span<Point2D>, into: '
    'HitMap.stableHitTest('
)

# Where closures run; and of a map, where the tree is asked that it keeps for the points that its rows
# do not decide: that is retained meanwhile.
closures=(
    'ViewStore.askClosure('
    'ViewStore.askRegionClosure('
    'MapStorage.treeHit('
)

for tool in objdump swift; do
    command -v "$tool" >/dev/null || { echo "count-retains: $tool is needed" >&2; exit 69; }
done

if [ $# -gt 0 ]; then
    binary=$1
else
    swift build -c release --product bench >&2
    binary=$(swift build -c release --show-bin-path)/bench
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A line "function named-function" for each instruction that names another function, and the module's
# functions.
#
# Functions that the compiler outlines may have no symbol and follow another one's code, so a function
# ends where its size says, not where the next symbol begins.
nm --print-size --defined-only "$binary" | awk 'NF == 4 { print $4, $1, $2 }' >"$work/sizes"
objdump --disassemble --no-show-raw-insn "$binary" |
    awk -v mangled="$work/mangled" -v sizes="$work/sizes" '
        function number(hex,    value, i) {
            value = 0
            for (i = 1; i <= length(hex); i++)
                value = value * 16 + index("0123456789abcdef", substr(hex, i, 1)) - 1
            return value
        }
        BEGIN { while ((getline line <sizes) > 0) { split(line, part, " "); size[part[1]] = part[3] } }
        /^[0-9a-f]+ <.*>:$/ {
            name = substr($2, 2, length($2) - 3)
            end = number($1) + number(size[name])
            if (name ~ /^\$s10HitTesting/) print name >mangled
            next
        }
        match($0, /<[^>]+>/) {
            address = $1
            sub(/:$/, "", address)
            if (number(address) >= end) next
            rest = $0
            match(rest, /<[^>]+>/)
            other = substr($0, RSTART + 1, RLENGTH - 2)
            sub(/@plt$/, "", other)
            if (other != name && other !~ /\+0x/) print name, other
        }' >"$work/uses"

# A line "mangled demangled" for each of these functions.
swift demangle --compact <"$work/mangled" |
    sed -E 's/HitTesting\.//g; s/\(([A-Za-z]+) in _[0-9A-F]+\)/\1/g' |
    paste -d ' ' "$work/mangled" - >"$work/names"

printf '%s\n' "${roots[@]}" >"$work/roots"
printf '%s\n' "${closures[@]}" >"$work/closures"

awk '
    FILENAME ~ /roots$/ { roots[$0] = 0; next }
    FILENAME ~ /closures$/ { closures[$0]; next }
    FILENAME ~ /names$/ {
        mangled = $1
        name = names[mangled] = substr($0, length(mangled) + 2)
        for (root in roots)
            if (index(name, root) == 1 && !(mangled in reached)) {
                roots[root]++
                isRoot[mangled]
                reached[mangled]
                queue[++queued] = mangled
            }
        for (closure in closures) if (index(name, closure)) isClosure[mangled]
        next
    }
    $2 ~ /^swift_.*([rR]etain|[rR]elease|beginAccess)/ || $2 == "swift_allocObject" {
        counted[$1]++
        kinds[$1] = kinds[$1] " " $2
    }
    $2 ~ /^mem(cpy|move)$/ && $1 in isRoot {
        counted[$1]++
        kinds[$1] = kinds[$1] " " $2
    }
    $2 ~ /^(swift_slowAlloc|malloc|calloc|posix_memalign|aligned_alloc)$/ { allocated[$1]++ }
    $2 in names { used[$1] = used[$1] " " $2 }
    END {
        for (root in roots)
            if (roots[root] == 0) {
                print "count-retains: there is no function " root "…" >"/dev/stderr"
                exit 70
            }
        print "counts  raw memory  function"
        for (position = 1; position <= queued; position++) {
            mangled = queue[position]
            total += counted[mangled]
            printf "%6d  %10d  %s\n", counted[mangled], allocated[mangled], names[mangled]
            if (counted[mangled]) print "                   ^" kinds[mangled]
            size = split(used[mangled], list, " ")
            for (i = 1; i <= size; i++)
                if (!(list[i] in reached) && !(list[i] in isClosure)) {
                    reached[list[i]]
                    queue[++queued] = list[i]
                }
        }
        printf "%6d  in all, in %d functions\n", total, queued
        exit total > 0
    }' "$work/roots" "$work/closures" "$work/names" "$work/uses"
