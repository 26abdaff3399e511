import HitTesting
import Responders
import Testing

@Suite struct ResponderChainTests {
    /// A delegate that is a responder.
    final class RespondingDelegate: Responder, ApplicationDelegate {}

    /// A delegate that is none.
    final class PlainDelegate: ApplicationDelegate {}

    @Test func `A view passes on to its superview`() {
        let outer = View()
        let inner = View()
        outer.addSubview(inner)
        #expect(inner.next === outer)
        #expect(outer.next == nil)
    }

    @Test func `A root view passes on to its controller, not its superview`() {
        let screen = Screen()
        let controller = ViewController()
        screen.window.addSubview(controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === screen.window)
    }

    @Test func `A view stops passing on to a controller that has another root view`() {
        let superview = View()
        let controller = ViewController()
        let former = controller.view
        superview.addSubview(former)
        controller.view = View()
        #expect(former.next === superview)
        #expect(controller.view.next === controller)
    }

    @Test func `A presented controller passes on to its presenter`() {
        let screen = Screen()
        let presenter = ViewController()
        let presented = ViewController()
        screen.window.rootViewController = presenter
        presenter.present(presented)
        // Its view's superview is the window, which has to wait for the presenter's view.
        #expect(presented.view.superview === screen.window)
        #expect(presented.next === presenter)
        presenter.dismiss()
        #expect(presented.next == nil)
    }

    @Test func `A window passes on to the application, the application to a responding delegate`() {
        let screen = Screen()
        let delegate = RespondingDelegate()
        #expect(screen.window.next === screen.application)
        #expect(screen.application.next == nil)
        screen.application.delegate = delegate
        #expect(screen.application.next === delegate)
        let plain = PlainDelegate()
        screen.application.delegate = plain
        #expect(screen.application.next == nil)
    }

    @Test func `The whole chain, from a button to the delegate`() {
        let screen = Screen()
        let delegate = RespondingDelegate()
        screen.application.delegate = delegate
        let controller = ViewController()
        screen.window.rootViewController = controller
        let button = View()
        controller.view.addSubview(button)
        let chain = responderChain(from: button)
        #expect(
            chain == [
                button, controller.view, controller, screen.window, screen.application, delegate,
            ])
        var walked: [Responder] = []
        var responder: Responder? = button
        while let current = responder {
            walked.append(current)
            responder = current.next
        }
        #expect(walked == chain)
    }

    /// A controller that is the application's delegate, too.
    final class DelegateController: ViewController, ApplicationDelegate {}

    @Test func `A delegate that the chain has been by does not come again`() {
        let screen = Screen()
        let controller = DelegateController()
        screen.window.rootViewController = controller
        screen.application.delegate = controller
        #expect(
            responderChain(from: controller.view)
                == [controller.view, controller, screen.window, screen.application])
        #expect(screen.application.next == nil)
    }

    @Test func `A delegate without a place in the hierarchy ends the chain`() {
        let screen = Screen()
        let delegate = DelegateController()
        screen.application.delegate = delegate
        #expect(screen.application.next === delegate)
    }

    @Test func `A repeated responder ends the chain`() {
        let log = TouchLog()
        let (a, b, c) = (FreeResponder("a", log), FreeResponder("b", log), FreeResponder("c", log))
        (a.follower, b.follower, c.follower) = (b, c, b)
        #expect(responderChain(from: a) == [a, b, c])
        #expect(responderChain(from: c) == [c, b])
        (b.follower, c.follower) = (nil, c)
        #expect(responderChain(from: c) == [c])
        c.follower = nil
        b.follower = nil
    }
}
