// The scene that all peers measure: views as they stand in the CSV file, and the points.

#ifndef PEERS_SCENE_H
#define PEERS_SCENE_H

#include <cstdint>
#include <string>
#include <vector>

struct Point {
    double x, y;
};

/// What a view answers, of the behaviours that peers know.
enum class Behavior : std::uint8_t { normal, passthrough };

/// One line of the file.
struct SceneView {
    /// The superview's line, or -1 for a window.
    std::int32_t superview = -1;
    /// The frame under the identity transform.
    double x = 0, y = 0, width = 0, height = 0;
    /// Where the anchor point lies in the superview's space.
    double center_x = 0, center_y = 0;
    /// The scroll offset.
    double bounds_x = 0, bounds_y = 0;
    double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;
    double anchor_x = 0.5, anchor_y = 0.5;
    /// A window's level.
    double level = 0;
    bool is_eligible = true;
    Behavior behavior = Behavior::normal;

    bool is_identity() const {
        return a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0;
    }
};

struct Scene {
    /// In the file's order: superviews first, siblings from back to front.
    std::vector<SceneView> views;
    std::vector<Point> points;

    /// The subviews of each view, back to front; the last entry holds the windows.
    std::vector<std::vector<std::int32_t>> subviews() const;

    /// Whether some view is transformed.
    bool has_transforms() const;
};

/// Reads a tree and points; prints why and exits if it cannot.
Scene read_scene(const char *tree_path, const char *points_path);

/// Tells the driver that a peer cannot express the scene, and exits.
[[noreturn]] void cannot_express(const std::string &reason);

#endif
