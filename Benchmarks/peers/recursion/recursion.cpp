// Plain recursion in C++: the hard baseline. The frozen arithmetic, compact structs in paint order,
// the subviews of a view side by side in one array, nothing else.

#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>

#include "../shared/peer.h"

namespace {

/// What a call reads of a view: one cache line.
struct alignas(64) View {
    /// The frame's origin, or under a transform the number of the inverse.
    double x, y;
    double bounds_x, bounds_y;
    double width, height;
    std::uint32_t first_subview, subview_count;
    std::uint32_t inverse;
    bool is_eligible, is_transformed, is_passthrough;
};

/// The frozen conversion under a transform.
struct alignas(64) Inverse {
    double ia, ib, ic, id;
    double anchor_x, anchor_y;
    double pivot_x, pivot_y;
};

class Recursion {
public:
    explicit Recursion(const Scene &scene) {
        const auto subviews = scene.subviews();
        views_.resize(scene.views.size());
        rows_.reserve(scene.views.size());
        place(subviews.back(), root_first_, root_count_);
        // Breadth first, so that the subviews of each view lie side by side.
        for (std::size_t index = 0; index < rows_.size(); index++) {
            place(subviews[rows_[index]], views_[index].first_subview, views_[index].subview_count);
            fill(views_[index], scene.views[rows_[index]]);
        }
    }

    std::int32_t answer(Point point) const {
        const std::int32_t view = first_answer(root_first_, root_count_, point.x, point.y);
        return view < 0 ? -1 : rows_[view];
    }

private:
    void place(
        const std::vector<std::int32_t> &subviews, std::uint32_t &first, std::uint32_t &count) {
        first = std::uint32_t(rows_.size());
        count = std::uint32_t(subviews.size());
        rows_.insert(rows_.end(), subviews.begin(), subviews.end());
    }

    void fill(View &view, const SceneView &source) {
        view.x = source.x;
        view.y = source.y;
        view.bounds_x = source.bounds_x;
        view.bounds_y = source.bounds_y;
        view.width = source.width;
        view.height = source.height;
        view.is_eligible = source.is_eligible;
        view.is_transformed = !source.is_identity();
        view.is_passthrough = source.behavior == Behavior::passthrough;
        if (!view.is_transformed) return;
        const double det = source.a * source.d - source.b * source.c;
        const double sum = std::abs(source.a * source.d) + std::abs(source.b * source.c);
        if (!(std::abs(det) > sum * 0x1p-32)) view.is_eligible = false;
        view.inverse = std::uint32_t(inverses_.size());
        inverses_.push_back(
            {source.d / det, -source.b / det, -source.c / det, source.a / det,
             source.center_x + source.tx, source.center_y + source.ty,
             source.bounds_x + source.anchor_x * source.width,
             source.bounds_y + source.anchor_y * source.height});
    }

    std::int32_t first_answer(
        std::uint32_t first, std::uint32_t count, double x, double y) const {
        for (std::uint32_t index = first + count; index > first; index--) {
            const std::int32_t found = hit_test(index - 1, x, y);
            if (found >= 0) return found;
        }
        return -1;
    }

    std::int32_t hit_test(std::uint32_t index, double x, double y) const {
        const View &view = views_[index];
        if (!view.is_eligible) return -1;
        double local_x, local_y;
        if (view.is_transformed) {
            const Inverse &inverse = inverses_[view.inverse];
            const double qx = x - inverse.anchor_x, qy = y - inverse.anchor_y;
            local_x = (inverse.ia * qx + inverse.ic * qy) + inverse.pivot_x;
            local_y = (inverse.ib * qx + inverse.id * qy) + inverse.pivot_y;
        } else {
            local_x = (x - view.x) + view.bounds_x;
            local_y = (y - view.y) + view.bounds_y;
        }
        if (!(view.bounds_x <= local_x && local_x < view.bounds_x + view.width
              && view.bounds_y <= local_y && local_y < view.bounds_y + view.height)) {
            return -1;
        }
        const std::int32_t found =
            first_answer(view.first_subview, view.subview_count, local_x, local_y);
        if (found >= 0) return found;
        return view.is_passthrough ? -1 : std::int32_t(index);
    }

    std::vector<View> views_;
    std::vector<Inverse> inverses_;
    /// The line of each view.
    std::vector<std::int32_t> rows_;
    std::uint32_t root_first_ = 0, root_count_ = 0;
};

/// Starts again with a stack that deep trees fit into.
void ensure_stack(char **argv) {
    rlimit limit{};
    getrlimit(RLIMIT_STACK, &limit);
    const rlim_t wanted = rlim_t(1) << 30;
    if (limit.rlim_cur >= wanted || (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted)) {
        return;
    }
    limit.rlim_cur = wanted;
    if (setrlimit(RLIMIT_STACK, &limit) == 0) execv("/proc/self/exe", argv);
}

}  // namespace

int main(int argc, char **argv) {
    ensure_stack(argv);
    return serve<Recursion>(argc, argv, "g++ " __VERSION__);
}
