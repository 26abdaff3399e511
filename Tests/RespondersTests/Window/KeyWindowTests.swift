import HitTesting
import Responders
import Testing

@Suite struct KeyWindowTests {
    final class LoggingWindow: Window {
        var entries: [String] = []
        var mayBecomeKey = true
        override var canBecomeKey: Bool { mayBecomeKey }
        override func becomeKey() { entries.append("become") }
        override func resignKey() { entries.append("resign") }
    }

    let application = Application()
    let a = LoggingWindow()
    let b = LoggingWindow()

    init() {
        application.addWindow(a)
        application.addWindow(b)
    }

    @Test func `One window is key`() {
        #expect(application.keyWindow == nil)
        a.makeKey()
        #expect(a.isKeyWindow && !b.isKeyWindow)
        b.makeKey()
        b.makeKey()
        #expect(application.keyWindow === b)
        #expect(a.entries == ["become", "resign"] && b.entries == ["become"])
    }

    @Test func `makeKeyAndVisible shows a window in front of its level`() {
        a.isHidden = true
        #expect(application.windows == [b, a])
        a.makeKeyAndVisible()
        #expect(application.windows == [a, b] && !a.isHidden && a.isKeyWindow)
    }

    @Test func `A window that is hidden or leaves is not key`() {
        a.makeKey()
        a.isHidden = true
        #expect(application.keyWindow == nil && a.entries == ["become", "resign"])
        a.makeKey()
        #expect(application.keyWindow == nil)
        b.makeKey()
        application.removeWindow(b)
        #expect(application.keyWindow == nil && b.entries == ["become", "resign"])
    }

    @Test func `A window may decline`() {
        a.makeKey()
        b.mayBecomeKey = false
        b.makeKey()
        #expect(a.isKeyWindow)
    }
}
