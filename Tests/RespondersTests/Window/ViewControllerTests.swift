import HitTesting
import Responders
import Testing

@Suite struct ViewControllerTests {
    final class FormController: ViewController {
        var steps: [String] = []
        override func loadView() {
            steps.append("load")
            view = UndeclaredView()
        }
        override func viewDidLoad() { steps.append("did load") }
    }

    @Test func `The view is loaded when it is asked for`() {
        let controller = FormController()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(controller.view is UndeclaredView)
        _ = controller.view
        #expect(controller.steps == ["load", "did load"] && controller.isViewLoaded)
    }

    @Test func `A root view fills its window, behind what else is there`() {
        let window = Window(frame: Rect2D(x: 10, y: 0, width: 100, height: 200))
        let overlay = View(0, 0, 10, 10, in: window)
        let (first, second) = (FormController(), FormController())
        window.rootViewController = first
        #expect(window.subviews == [first.view, overlay])
        #expect(first.view.frame == window.bounds)
        window.rootViewController = second
        #expect(window.subviews == [second.view, overlay] && first.view.superview == nil)
        window.rootViewController = nil
        #expect(window.subviews == [overlay])
    }

    @Test func `A presented view is in front until it is dismissed`() {
        let screen = Screen()
        let (root, middle, top) = (FormController(), FormController(), FormController())
        screen.window.rootViewController = root
        var completions = 0
        root.present(middle, animated: true) { completions += 1 }
        middle.present(top) { completions += 1 }
        let hit = { screen.application.hitTest(Point2D(5, 5), with: nil) }
        #expect(hit() === top.view && completions == 2)
        #expect(root.presentedViewController === middle)
        #expect(top.presentingViewController === middle)
        #expect(
            responderChain(from: top.view).prefix(5) == [
                top.view, top, middle, root, screen.window,
            ])
        // A controller that presents nothing takes itself away.
        top.dismiss()
        #expect(hit() === middle.view && middle.presentedViewController == nil)
        middle.present(top)
        root.dismiss { completions += 1 }
        #expect(hit() === root.view && completions == 3)
        #expect(top.presentingViewController == nil && middle.presentingViewController == nil)
    }

    @Test func `Without a window, presenting connects the controllers`() {
        let (root, presented) = (FormController(), FormController())
        root.present(presented)
        #expect(presented.next === root && presented.viewIfLoaded == nil)
    }

    @Test func `A controller does not present one that presents it`() async {
        await #expect(processExitsWith: .failure) {
            let (a, b) = (ViewController(), ViewController())
            a.present(b)
            b.present(a)
        }
    }
}
