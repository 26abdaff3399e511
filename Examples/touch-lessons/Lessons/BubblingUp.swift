import HitTesting
import Responders

/// A responder that does not override the touch methods passes touches on; one that does keeps them,
/// unless it calls `super`.
let bubblingUp = Lesson(title: "A tap bubbles up until somebody keeps it") {
    let stage = Stage()
    let frame = Rect2D(x: 0, y: 0, width: 200, height: 200)
    let card = Button("card", frame: frame, on: stage)
    stage.window.addSubview(card)
    let label = card.add(View(), "label", 20, 20, 100, 40)
    stage.tap(30, 30, "Where the label overrides nothing")

    label.removeFromSuperview()
    let button = Button(
        "button", frame: Rect2D(x: 20, y: 20, width: 100, height: 40), on: stage)
    card.addSubview(button)
    stage.tap(30, 30, "Where the button overrides without super")

    button.callsSuper = true
    stage.tap(30, 30, "Where the button calls super")
    return stage.lines
}
