// GNUstep's NSView: hitTest: of the content view of a window that is never shown.

#import <AppKit/AppKit.h>

#include "../shared/peer.h"

@interface PeerView : NSView {
@public
    int row;
    BOOL isPassthrough;
    BOOL isEligible;
}
@end

@implementation PeerView
- (BOOL)isFlipped {
    return YES;
}
- (NSView *)hitTest:(NSPoint)point {
    // What AppKit has no property for is an override, as applications write it.
    if (!isEligible) return nil;
    NSView *found = [super hitTest:point];
    return isPassthrough && found == self ? nil : found;
}
@end

namespace {

class ViewTree {
public:
    explicit ViewTree(const Scene &scene) {
        if (scene.has_transforms()) cannot_express("affine transforms");
        const auto subviews = scene.subviews();
        // A flipped view that holds the windows, at the place of the screen.
        root_ = make(SceneView());
        [root_ setFrame:NSMakeRect(-1e7, -1e7, 2e7, 2e7)];
        [root_ setBoundsOrigin:NSMakePoint(-1e7, -1e7)];
        root_->isPassthrough = YES;
        std::vector<PeerView *> views(scene.views.size());
        std::vector<std::int32_t> pending(subviews.back().rbegin(), subviews.back().rend());
        while (!pending.empty()) {
            const std::int32_t row = pending.back();
            pending.pop_back();
            const SceneView &view = scene.views[row];
            views[row] = make(view);
            views[row]->row = row;
            [view.superview < 0 ? root_ : views[view.superview] addSubview:views[row]];
            pending.insert(pending.end(), subviews[row].rbegin(), subviews[row].rend());
        }
    }

    std::int32_t answer(Point point) {
        PeerView *found = (PeerView *)[root_ hitTest:NSMakePoint(point.x, point.y)];
        return found ? found->row : -1;
    }

private:
    static PeerView *make(const SceneView &source) {
        PeerView *view = [[PeerView alloc]
            initWithFrame:NSMakeRect(source.x, source.y, source.width, source.height)];
        if (source.bounds_x != 0 || source.bounds_y != 0) {
            [view setBoundsOrigin:NSMakePoint(source.bounds_x, source.bounds_y)];
        }
        view->isPassthrough = source.behavior == Behavior::passthrough;
        view->isEligible = source.is_eligible;
        view->row = -1;
        return view;
    }

    PeerView *root_;
};

}  // namespace

#define TEXT_OF(value) #value
#define TEXT(value) TEXT_OF(value)

int main(int argc, char **argv) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const int status = serve<ViewTree>(argc, argv, "GNUstep GUI " TEXT(GNUSTEP_GUI_VERSION));
    [pool drain];
    return status;
}
