import HitTesting
import Responders
import Testing

@Suite struct FirstResponderTests {
    /// A view that takes input, and lets it go or not.
    final class Field: View {
        var isReluctant = false
        var resignations = 0

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !isReluctant }

        override func resignFirstResponder() -> Bool {
            resignations += 1
            return super.resignFirstResponder()
        }
    }

    let screen = Screen()

    @Test func `A responder that may becomes first, in place of the former`() {
        let (a, b) = (Field(), Field())
        screen.window.addSubview(a)
        screen.window.addSubview(b)
        #expect(a.becomeFirstResponder())
        #expect(a.isFirstResponder && screen.window.firstResponder === a)
        #expect(b.becomeFirstResponder())
        #expect(b.isFirstResponder && !a.isFirstResponder)
        #expect(a.resignations == 1)
        #expect(b.resignFirstResponder())
        #expect(!b.isFirstResponder && screen.window.firstResponder == nil)
    }

    @Test func `Most views may not`() {
        let view = View(0, 0, 10, 10, in: screen.window)
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test func `One that does not let go stays first`() {
        let (a, b) = (Field(), Field())
        screen.window.addSubview(a)
        screen.window.addSubview(b)
        a.becomeFirstResponder()
        a.isReluctant = true
        #expect(!b.becomeFirstResponder())
        #expect(!a.resignFirstResponder())
        #expect(a.isFirstResponder && !b.isFirstResponder)
    }

    @Test func `Without a window nobody is first`() {
        #expect(!Field().becomeFirstResponder())
    }

    @Test func `Each window has its own`() {
        let other = Window()
        screen.application.addWindow(other)
        let (a, b) = (Field(), Field())
        screen.window.addSubview(a)
        other.addSubview(b)
        a.becomeFirstResponder()
        b.becomeFirstResponder()
        #expect(a.isFirstResponder && b.isFirstResponder)
    }

    @Test func `A view that leaves its window resigns, however reluctantly`() {
        let container = View(0, 0, 10, 10, in: screen.window)
        let field = Field()
        container.addSubview(field)
        field.becomeFirstResponder()
        field.isReluctant = true
        container.removeFromSuperview()
        #expect(field.resignations == 1)
        #expect(!field.isFirstResponder)
        screen.window.addSubview(container)
        #expect(!field.isFirstResponder)
    }

    @Test func `A view that moves within its window stays first`() {
        let container = View(0, 0, 10, 10, in: screen.window)
        let field = Field()
        screen.window.addSubview(field)
        field.becomeFirstResponder()
        container.addSubview(field)
        #expect(field.isFirstResponder && field.resignations == 0)
    }

    /// An application that takes input itself.
    final class KeyboardApplication: Application {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `A responder above the windows is first in the application`() {
        let application = KeyboardApplication()
        #expect(application.becomeFirstResponder())
        #expect(application.isFirstResponder)
    }
}
