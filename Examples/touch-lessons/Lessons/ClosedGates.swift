import HitTesting
import Responders

/// A parent that is hidden, too transparent or not interactive keeps touches from its children,
/// however visible and interactive they are themselves.
let closedGates = Lesson(title: "A parent's gates are its children's") {
    let stage = Stage()
    let panel = stage.window.add(View(), "panel", 0, 0, 200, 200)
    _ = panel.add(View(), "button", 20, 20, 100, 40)
    stage.ask(30, 30, "As it is")
    panel.isUserInteractionEnabled = false
    stage.ask(30, 30, "With the panel disabled")
    panel.isUserInteractionEnabled = true
    panel.isHidden = true
    stage.ask(30, 30, "With the panel hidden")
    panel.isHidden = false
    panel.alpha = 0.009
    stage.ask(30, 30, "With the panel's alpha at 0.009")
    panel.alpha = 0.011
    stage.ask(30, 30, "With the panel's alpha at 0.011")
    return stage.lines
}
