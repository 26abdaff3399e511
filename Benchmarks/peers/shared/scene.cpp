#include "scene.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace {

[[noreturn]] void fail(const std::string &reason) {
    std::fprintf(stderr, "%s\n", reason.c_str());
    std::exit(65);
}

std::string contents_of(const char *path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) fail(std::string("cannot read ") + path);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

/// Goes through the cells of a file without quotes.
class Table {
public:
    explicit Table(std::string text) : text_(std::move(text)), rest_(text_) {
        if (text_.find('"') != std::string::npos) fail("quoted cells are not read");
        columns_ = next_row();
    }

    /// The number of a column, or -1.
    int column(std::string_view name) const {
        const auto found = std::find(columns_.begin(), columns_.end(), name);
        return found == columns_.end() ? -1 : int(found - columns_.begin());
    }

    bool is_at_end() const { return rest_.empty(); }

    std::vector<std::string_view> next_row() {
        const auto end = std::min(rest_.find('\n'), rest_.size());
        std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        std::vector<std::string_view> cells;
        while (true) {
            const auto comma = line.find(',');
            cells.push_back(line.substr(0, comma));
            if (comma == std::string_view::npos) return cells;
            line.remove_prefix(comma + 1);
        }
    }

private:
    std::string text_;
    std::string_view rest_;
    std::vector<std::string_view> columns_;
};

/// Sets a number, unless the cell is absent or empty.
bool read(const std::vector<std::string_view> &row, int column, double &value) {
    if (column < 0 || std::size_t(column) >= row.size() || row[column].empty()) return false;
    value = std::strtod(row[column].data(), nullptr);
    return true;
}

std::string_view text(const std::vector<std::string_view> &row, int column) {
    return column < 0 || std::size_t(column) >= row.size() ? std::string_view() : row[column];
}

}  // namespace

std::vector<std::vector<std::int32_t>> Scene::subviews() const {
    std::vector<std::vector<std::int32_t>> subviews(views.size() + 1);
    for (std::size_t row = 0; row < views.size(); row++) {
        const auto superview = views[row].superview;
        subviews[superview < 0 ? views.size() : superview].push_back(std::int32_t(row));
    }
    std::stable_sort(subviews.back().begin(), subviews.back().end(), [&](auto first, auto second) {
        return views[first].level < views[second].level;
    });
    return subviews;
}

bool Scene::has_transforms() const {
    return std::any_of(
        views.begin(), views.end(), [](const SceneView &view) { return !view.is_identity(); });
}

Scene read_scene(const char *tree_path, const char *points_path) {
    Scene scene;
    Table tree(contents_of(tree_path));
    const int id = tree.column("id"), parent = tree.column("parent");
    const int hidden = tree.column("hidden"), interactive = tree.column("interactive");
    const int alpha = tree.column("alpha"), region = tree.column("region");
    const int behavior = tree.column("behavior"), center_x = tree.column("centerX");
    struct Number {
        int column;
        double SceneView::*member;
    };
    std::vector<Number> numbers;
    for (auto [name, member] : std::initializer_list<std::pair<const char *, double SceneView::*>>{
             {"x", &SceneView::x}, {"y", &SceneView::y}, {"width", &SceneView::width},
             {"height", &SceneView::height}, {"boundsX", &SceneView::bounds_x},
             {"boundsY", &SceneView::bounds_y}, {"a", &SceneView::a}, {"b", &SceneView::b},
             {"c", &SceneView::c}, {"d", &SceneView::d}, {"tx", &SceneView::tx},
             {"ty", &SceneView::ty}, {"anchorX", &SceneView::anchor_x},
             {"anchorY", &SceneView::anchor_y}, {"level", &SceneView::level}}) {
        numbers.push_back({tree.column(name), member});
    }
    std::unordered_map<std::string, std::int32_t> rows;
    while (!tree.is_at_end()) {
        const auto row = tree.next_row();
        if (row.size() == 1 && row[0].empty()) continue;
        SceneView view;
        for (const auto &number : numbers) read(row, number.column, view.*number.member);
        const auto superview = text(row, parent);
        if (!superview.empty()) {
            const auto found = rows.find(std::string(superview));
            if (found == rows.end()) fail("unknown parent " + std::string(superview));
            view.superview = found->second;
        }
        double is_hidden = 0, is_interactive = 1, opacity = 1;
        read(row, hidden, is_hidden);
        read(row, interactive, is_interactive);
        read(row, alpha, opacity);
        view.is_eligible = is_hidden == 0 && is_interactive == 1 && double(float(opacity)) >= 0.01;
        const auto region_text = text(row, region);
        if (!region_text.empty() && region_text != "bounds") {
            cannot_express("regions other than bounds");
        }
        const auto behavior_text = text(row, behavior);
        if (behavior_text == "passthrough") {
            view.behavior = Behavior::passthrough;
        } else if (!behavior_text.empty() && behavior_text != "normal") {
            cannot_express("behaviours other than normal and passthrough");
        }
        view.center_x = view.x + view.anchor_x * view.width;
        view.center_y = view.y + view.anchor_y * view.height;
        if (read(row, center_x, view.center_x)) {
            read(row, tree.column("centerY"), view.center_y);
            view.x = view.center_x - view.anchor_x * view.width;
            view.y = view.center_y - view.anchor_y * view.height;
        }
        const auto number = std::int32_t(scene.views.size());
        rows.emplace(id < 0 ? std::to_string(number) : std::string(text(row, id)), number);
        scene.views.push_back(view);
    }
    Table points(contents_of(points_path));
    const int x = points.column("x"), y = points.column("y");
    while (!points.is_at_end()) {
        const auto row = points.next_row();
        Point point{};
        if (read(row, x, point.x) && read(row, y, point.y)) scene.points.push_back(point);
    }
    if (scene.points.empty()) fail("no points");
    return scene;
}

void cannot_express(const std::string &reason) {
    std::printf("unable %s\n", reason.c_str());
    std::exit(0);
}
