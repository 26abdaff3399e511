#!/bin/bash
# Measures the live engine beside other programs' engines: plain recursion in C++, Boost.Geometry,
# Qt's QGraphicsScene, GNUstep's NSView, Chromium's elementFromPoint. All read the same files, take
# turns in one run, and their answers are compared. Debian or Ubuntu; installs what is missing.
#
# usage: scripts/bench-peers.sh [--peers NAME,NAME,...] [--quick] [--scene NAME:VIEWS ...]
#        [--path NAME:VIEWS ...] [--rounds N] [--turn MS] [--patience S]
#
# Peers: recursion boost qt-bsp qt-none gnustep chromium (all). Takes a few minutes; exits with 1 if
# the recursion's answers differ from the live engine's anywhere. Set KEEP=DIR to keep the files.
set -euo pipefail
cd "$(dirname "$0")/.."

peers=recursion,boost,qt-bsp,qt-none,gnustep,chromium
options=()
while [ $# -gt 0 ]; do
    case "$1" in
        --peers) peers=$2; shift 2 ;;
        --help) sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; exit 0 ;;
        *) options+=("$1"); shift ;;
    esac
done
wants() { [[ ",$peers," == *",$1,"* ]]; }

# Installs packages that are not there.
need() {
    local missing=()
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "ok installed" \
            || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    echo "installing ${missing[*]}" >&2
    local elevate=()
    [ "$(id -u)" = 0 ] || elevate=(sudo)
    "${elevate[@]}" apt-get update -qq >&2
    "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

need g++ pkg-config
wants boost && need libboost-dev
{ wants qt-bsp || wants qt-none; } && need qt6-base-dev
wants gnustep && need libgnustep-gui-dev gnustep-make gobjc++
wants chromium && need chromium python3

work=${KEEP:-$(mktemp -d)}
mkdir -p "$work"
[ -n "${KEEP:-}" ] || trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$work}

source=Benchmarks/peers
# Contracted products and sums would round otherwise than the frozen arithmetic does.
flags=(-O3 -march=native -ffp-contract=off -std=c++17 -Wall -Wextra)
programs=()
add() { programs+=(--peer "$1=$2"); }

if wants recursion; then
    g++ "${flags[@]}" $source/recursion/recursion.cpp $source/shared/scene.cpp -o "$work/recursion"
    add recursion "$work/recursion"
fi
if wants boost; then
    g++ "${flags[@]}" -DBOOST_ALLOW_DEPRECATED_HEADERS $source/boost/boost_rtree.cpp \
        $source/shared/scene.cpp -o "$work/boost"
    add boost "$work/boost"
fi
if wants qt-bsp || wants qt-none; then
    # shellcheck disable=SC2046
    g++ "${flags[@]}" -fPIC $(pkg-config --cflags Qt6Widgets) $source/qt/graphics_scene.cpp \
        $source/shared/scene.cpp -o "$work/qt" $(pkg-config --libs Qt6Widgets)
    wants qt-bsp && add qt-bsp "$work/qt"
    wants qt-none && add qt-none "$work/qt --no-index"
fi
if wants gnustep; then
    # shellcheck disable=SC2046
    g++ $(gnustep-config --objc-flags | sed 's/-MMD -MP//') -w -std=c++17 \
        $source/gnustep/view_tree.mm $source/shared/scene.cpp -o "$work/gnustep" \
        $(gnustep-config --gui-libs)
    add gnustep "$work/gnustep"
fi
wants chromium && add chromium "python3 $source/chromium/peer.py"

swift build -c release --product bench-peers >&2
# Deep trees need a deep stack, of those that recurse.
ulimit -s 1000000 2>/dev/null || ulimit -s "$(ulimit -H -s)" 2>/dev/null || true

echo "date       $(date -u +%Y-%m-%d)"
echo "revision   $(git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null || echo none)"
echo "processor  $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), $(nproc) cores"
echo "compiler   $(swift --version 2>/dev/null | head -1); $(g++ --version | head -1)"
echo
"$(swift build -c release --show-bin-path)/bench-peers" --folder "$work" "${programs[@]}" \
    ${options[@]+"${options[@]}"}
