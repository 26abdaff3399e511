// A Boost.Geometry R-tree, bulk loaded with the effective box of every view: what its superviews leave
// of it, in the world. Of the boxes that contain a point the one painted last is the answer.

#include <cmath>
#include <limits>

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/version.hpp>

#include "../shared/peer.h"

namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using BoostPoint = bg::model::point<double, 2, bg::cs::cartesian>;
using BoostBox = bg::model::box<BoostPoint>;
using Entry = std::pair<BoostBox, std::int32_t>;

/// A view in the world: `world = linear * local + offset`.
struct Flat {
    double a = 1, b = 0, c = 0, d = 1, x = 0, y = 0;
    /// The inverse.
    double ia = 1, ib = 0, ic = 0, id = 1;
    /// What is left of its box in the world.
    double min_x = -INFINITY, min_y = -INFINITY, max_x = INFINITY, max_y = INFINITY;
    double bounds_x = 0, bounds_y = 0, bounds_max_x = 0, bounds_max_y = 0;
    std::int32_t superview = -1;
    bool is_reachable = true;
    /// Whether it or a superview is turned, so that its box is more than the view.
    bool is_turned = false;
};

class BoostTree {
public:
    explicit BoostTree(const Scene &scene) {
        const auto subviews = scene.subviews();
        flat_.resize(scene.views.size());
        order_.resize(scene.views.size());
        std::vector<Entry> entries;
        std::vector<std::int32_t> pending(subviews.back().rbegin(), subviews.back().rend());
        // Preorder is paint order.
        while (!pending.empty()) {
            const std::int32_t row = pending.back();
            pending.pop_back();
            flatten(scene.views[row], row);
            const Flat &flat = flat_[row];
            if (!flat.is_reachable || !(flat.min_x < flat.max_x && flat.min_y < flat.max_y)) continue;
            order_[row] = std::int32_t(rows_.size());
            rows_.push_back(row);
            if (scene.views[row].behavior == Behavior::normal) {
                entries.emplace_back(
                    BoostBox({flat.min_x, flat.min_y}, {flat.max_x, flat.max_y}), order_[row]);
            }
            pending.insert(pending.end(), subviews[row].rbegin(), subviews[row].rend());
        }
        tree_ = Tree(entries);
    }

    std::int32_t answer(Point point) const {
        std::int32_t best = -1;
        const BoostPoint where(point.x, point.y);
        const auto keeps_best = [&](const Entry &entry) {
            if (entry.second > best && contains(rows_[entry.second], point)) best = entry.second;
            return false;
        };
        tree_.query(bgi::intersects(where) && bgi::satisfies(keeps_best), &unused_);
        return best < 0 ? -1 : rows_[best];
    }

private:
    using Tree = bgi::rtree<Entry, bgi::rstar<16>>;

    void flatten(const SceneView &view, std::int32_t row) {
        Flat &flat = flat_[row];
        const Flat outer = view.superview < 0 ? Flat() : flat_[view.superview];
        flat.superview = view.superview;
        flat.is_reachable = view.is_eligible && outer.is_reachable;
        flat.is_turned = outer.is_turned || !view.is_identity();
        flat.bounds_x = view.bounds_x;
        flat.bounds_y = view.bounds_y;
        flat.bounds_max_x = view.bounds_x + view.width;
        flat.bounds_max_y = view.bounds_y + view.height;
        // Into the superview's space, then into the world.
        double x = view.x - view.bounds_x, y = view.y - view.bounds_y;
        if (!view.is_identity()) {
            const double pivot_x = view.bounds_x + view.anchor_x * view.width;
            const double pivot_y = view.bounds_y + view.anchor_y * view.height;
            x = view.center_x + view.tx - (view.a * pivot_x + view.c * pivot_y);
            y = view.center_y + view.ty - (view.b * pivot_x + view.d * pivot_y);
        }
        flat.a = outer.a * view.a + outer.c * view.b;
        flat.b = outer.b * view.a + outer.d * view.b;
        flat.c = outer.a * view.c + outer.c * view.d;
        flat.d = outer.b * view.c + outer.d * view.d;
        flat.x = outer.a * x + outer.c * y + outer.x;
        flat.y = outer.b * x + outer.d * y + outer.y;
        const double det = flat.a * flat.d - flat.b * flat.c;
        flat.ia = flat.d / det;
        flat.ib = -flat.b / det;
        flat.ic = -flat.c / det;
        flat.id = flat.a / det;
        double min_x = INFINITY, min_y = INFINITY, max_x = -INFINITY, max_y = -INFINITY;
        for (const double local_x : {flat.bounds_x, flat.bounds_max_x}) {
            for (const double local_y : {flat.bounds_y, flat.bounds_max_y}) {
                const double world_x = flat.a * local_x + flat.c * local_y + flat.x;
                const double world_y = flat.b * local_x + flat.d * local_y + flat.y;
                min_x = std::min(min_x, world_x);
                min_y = std::min(min_y, world_y);
                max_x = std::max(max_x, world_x);
                max_y = std::max(max_y, world_y);
            }
        }
        flat.min_x = std::max(min_x, outer.min_x);
        flat.min_y = std::max(min_y, outer.min_y);
        flat.max_x = std::min(max_x, outer.max_x);
        flat.max_y = std::min(max_y, outer.max_y);
    }

    /// Whether a view whose box contains a point contains it: boxes are closed, and turned views smaller.
    bool contains(std::int32_t row, Point point) const {
        if (!flat_[row].is_turned) {
            return point.x < flat_[row].max_x && point.y < flat_[row].max_y;
        }
        for (; row >= 0; row = flat_[row].superview) {
            const Flat &flat = flat_[row];
            const double qx = point.x - flat.x, qy = point.y - flat.y;
            const double x = flat.ia * qx + flat.ic * qy, y = flat.ib * qx + flat.id * qy;
            if (!(flat.bounds_x <= x && x < flat.bounds_max_x && flat.bounds_y <= y
                  && y < flat.bounds_max_y)) {
                return false;
            }
        }
        return true;
    }

    std::vector<Flat> flat_;
    /// The place of a view in paint order, and the view at a place.
    std::vector<std::int32_t> order_, rows_;
    Tree tree_;
    mutable Entry unused_;
};

}  // namespace

int main(int argc, char **argv) {
    return serve<BoostTree>(argc, argv, "Boost " BOOST_LIB_VERSION);
}
