// How a peer talks to the driver: it builds, writes its answers to a file, and then takes turns.

#ifndef PEERS_PEER_H
#define PEERS_PEER_H

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "scene.h"

/// Nanoseconds of a clock that only goes forward.
inline double nanoseconds_now() {
    using namespace std::chrono;
    return double(duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count());
}

/// Nanoseconds that this program has been at work; others that share the processor do not count.
inline double nanoseconds_of_work() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

/// Serves one engine: something made of a scene, whose `answer` gives a view's line or -1.
///
/// usage: PEER TREE.csv POINTS.csv ANSWERS
///
/// Prints `ready BUILD-NANOSECONDS VERSION`, then for each line `turn MILLISECONDS` on standard
/// input the mean time of a call in nanoseconds at work, and for `single COUNT` the 99th percentile of calls
/// timed one by one. Answers are as many as were found in time; the file holds one a line.
template <typename Engine>
int serve(int argc, char **argv, const std::string &version) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: %s TREE.csv POINTS.csv ANSWERS\n", argv[0]);
        return 64;
    }
    const Scene scene = read_scene(argv[1], argv[2]);
    // The median of three builds, the first of which gets memory that nobody has touched yet.
    std::optional<Engine> built;
    std::vector<double> builds;
    do {
        built.reset();
        const double start = nanoseconds_of_work();
        built.emplace(scene);
        builds.push_back(nanoseconds_of_work() - start);
    } while (builds.size() < 3 && builds.front() < 1e9);
    std::sort(builds.begin(), builds.end());
    Engine &engine = *built;
    const auto &points = scene.points;

    // Slow engines answer a part of the points.
    const double patience = 3e9;
    std::FILE *answers = std::fopen(argv[3], "w");
    if (!answers) return 73;
    const double answering = nanoseconds_now();
    std::size_t known = 0;
    while (known < points.size()
           && (known % 16 != 0 || nanoseconds_now() - answering < patience)) {
        std::fprintf(answers, "%d\n", engine.answer(points[known]));
        known++;
    }
    std::fclose(answers);
    // So many calls between two looks at the clock that the looks do not count.
    const double estimate = (nanoseconds_now() - answering) / double(known);
    const std::size_t chunk = estimate > 20'000 ? 1 : 512;
    std::printf("ready %.0f %s\n", builds[builds.size() / 2], version.c_str());
    std::fflush(stdout);

    std::size_t next = 0;
    [[maybe_unused]] volatile std::int32_t sink = 0;
    char line[64];
    while (std::fgets(line, sizeof line, stdin)) {
        double amount = 0;
        if (std::sscanf(line, "turn %lf", &amount) == 1) {
            std::size_t calls = 0;
            double spent = 0;
            const double begin = nanoseconds_of_work();
            do {
                const std::size_t count = std::min(chunk, points.size() - next);
                for (std::size_t index = 0; index < count; index++) {
                    sink = engine.answer(points[next + index]);
                }
                next = next + count >= points.size() ? 0 : next + count;
                calls += count;
                spent = nanoseconds_of_work() - begin;
            } while (spent < amount * 1e6);
            std::printf("%.3f\n", spent / double(calls));
        } else if (std::sscanf(line, "single %lf", &amount) == 1) {
            std::vector<double> times;
            const double begin = nanoseconds_now();
            while (double(times.size()) < amount && nanoseconds_now() - begin < 1e9) {
                const double before = nanoseconds_now();
                sink = engine.answer(points[next]);
                times.push_back(nanoseconds_now() - before);
                next = next + 1 >= points.size() ? 0 : next + 1;
            }
            std::sort(times.begin(), times.end());
            std::printf("%.0f\n", times[(times.size() * 99 + 99) / 100 - 1]);
        }
        std::fflush(stdout);
    }
    return 0;
}

#endif
