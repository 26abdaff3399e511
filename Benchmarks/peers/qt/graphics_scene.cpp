// Qt's QGraphicsScene: an item for each view, inside its superview's, which clips it.

#include <cstring>

#include <QApplication>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QTransform>

#include "../shared/peer.h"

namespace {

/// A view as an item; its own coordinates are the view's.
class ViewItem : public QGraphicsItem {
public:
    ViewItem(const SceneView &view, std::int32_t row, bool clips, QGraphicsItem *superview)
        : QGraphicsItem(superview), row(row), bounds_(view.bounds_x, view.bounds_y, view.width, view.height),
          is_passthrough_(view.behavior == Behavior::passthrough) {
        if (view.is_identity()) {
            setPos(view.x - view.bounds_x, view.y - view.bounds_y);
        } else {
            setTransformOriginPoint(0, 0);
            setPos(view.center_x + view.tx, view.center_y + view.ty);
            setTransform(
                QTransform::fromTranslate(
                    -(view.bounds_x + view.anchor_x * view.width),
                    -(view.bounds_y + view.anchor_y * view.height))
                * QTransform(view.a, view.b, view.c, view.d, 0, 0));
        }
        if (clips) setFlag(ItemClipsChildrenToShape);
        if (!view.is_eligible) setVisible(false);
    }

    QRectF boundingRect() const override { return bounds_; }
    QPainterPath shape() const override {
        QPainterPath path;
        path.addRect(bounds_);
        return path;
    }
    bool contains(const QPointF &point) const override {
        return bounds_.left() <= point.x() && point.x() < bounds_.right()
            && bounds_.top() <= point.y() && point.y() < bounds_.bottom();
    }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override {}

    bool is_passthrough() const { return is_passthrough_; }

    const std::int32_t row;

private:
    QRectF bounds_;
    bool is_passthrough_;
};

bool uses_index = true;

/// Whether a subview reaches out of its superview, which then has to hide that part, as in a hit test.
///
/// Clipping keeps items out of Qt's index, so it is asked for only where it changes an answer.
bool reaches_out(const SceneView &view, const SceneView &superview) {
    const double pivot_x = view.anchor_x * view.width, pivot_y = view.anchor_y * view.height;
    for (const double x : {-pivot_x, view.width - pivot_x}) {
        for (const double y : {-pivot_y, view.height - pivot_y}) {
            const double super_x = view.a * x + view.c * y + view.tx + view.center_x;
            const double super_y = view.b * x + view.d * y + view.ty + view.center_y;
            if (super_x < superview.bounds_x || super_x > superview.bounds_x + superview.width
                || super_y < superview.bounds_y
                || super_y > superview.bounds_y + superview.height) {
                return true;
            }
        }
    }
    return false;
}

class GraphicsScene {
public:
    explicit GraphicsScene(const Scene &scene) : has_passthrough_(false) {
        scene_.setItemIndexMethod(
            uses_index ? QGraphicsScene::BspTreeIndex : QGraphicsScene::NoIndex);
        const auto subviews = scene.subviews();
        std::vector<ViewItem *> items(scene.views.size());
        std::vector<std::int32_t> pending(subviews.back().rbegin(), subviews.back().rend());
        std::vector<ViewItem *> windows;
        while (!pending.empty()) {
            const std::int32_t row = pending.back();
            pending.pop_back();
            const auto superview = scene.views[row].superview;
            const bool clips = std::any_of(
                subviews[row].begin(), subviews[row].end(), [&](std::int32_t subview) {
                    return reaches_out(scene.views[subview], scene.views[row]);
                });
            items[row] = new ViewItem(
                scene.views[row], row, clips,
                superview < 0 ? nullptr : items[superview]);
            if (superview < 0) windows.push_back(items[row]);
            has_passthrough_ |= items[row]->is_passthrough();
            pending.insert(pending.end(), subviews[row].rbegin(), subviews[row].rend());
        }
        for (auto *window : windows) scene_.addItem(window);
        scene_.setSceneRect(scene_.itemsBoundingRect());
        // The index is made when it is first asked.
        answer(scene.points[0]);
    }

    std::int32_t answer(Point point) {
        const QPointF where(point.x, point.y);
        if (!has_passthrough_) {
            const auto *item = static_cast<ViewItem *>(scene_.itemAt(where, QTransform()));
            return item ? item->row : -1;
        }
        for (const auto *item : scene_.items(where)) {
            const auto *view = static_cast<const ViewItem *>(item);
            if (!view->is_passthrough()) return view->row;
        }
        return -1;
    }

private:
    QGraphicsScene scene_;
    bool has_passthrough_;
};

}  // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    // The first argument may choose the index.
    if (argc > 1 && std::strcmp(argv[1], "--no-index") == 0) {
        uses_index = false;
        argv[1] = argv[0];
        argv++;
        argc--;
    }
    return serve<GraphicsScene>(argc, argv, std::string("Qt ") + qVersion());
}
