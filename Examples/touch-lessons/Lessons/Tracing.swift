import HitTesting
import Responders

/// A trace tells where an event went, and who kept it.
let tracing = Lesson(title: "Where a touch went") {
    let stage = Stage()
    let card = Button("card", frame: Rect2D(x: 10, y: 20, width: 200, height: 200), on: stage)
    stage.window.addSubview(card)
    _ = card.add(View(), "label", 20, 20, 100, 40)
    stage.application.traceHandler = { [unowned stage] trace in
        for line in trace.description.split(separator: "\n") { stage.note(String(line)) }
    }
    stage.application.post(Event(.began, at: Point2D(35, 45)))
    stage.application.run()
    return stage.lines
}
