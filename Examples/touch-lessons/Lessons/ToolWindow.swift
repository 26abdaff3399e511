import HitTesting
import Responders

/// A window that keeps only the touches of its tools.
private final class PassthroughWindow: Window {
    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}

/// Windows are asked front to back; one that answers nil lets the next one try.
let toolWindow = Lesson(title: "A window that passes touches through") {
    let stage = Stage()
    let tools = PassthroughWindow(frame: stage.window.frame)
    tools.name = "tools"
    tools.level = .alert
    stage.application.addWindow(tools)
    _ = tools.add(View(), "record", 10, 10, 40, 40)
    stage.ask(20, 20, "On the tool")
    stage.ask(200, 200, "Beside it")
    tools.isHidden = true
    stage.ask(20, 20, "With the tool window hidden")
    return stage.lines
}
