import HitTesting
import Responders

/// Refuses while it is being played, for itself and all that is in it.
private final class Film: View {
    var isPlaying = false

    override func hitTest(_ point: Point2D, with event: Event?) -> View? {
        isPlaying ? nil : super.hitTest(point, with: event)
    }
}

/// An override is asked before its subviews are, so it answers for all of them.
let refusing = Lesson(title: "A view that refuses for all its subviews") {
    let stage = Stage()
    _ = stage.window.add(View(), "page", 0, 0, 320, 480)
    let film = stage.window.add(Film(), "film", 0, 0, 320, 200)
    _ = film.add(View(), "subtitles", 20, 150, 280, 40)
    stage.ask(30, 160, "While the film stands")
    film.isPlaying = true
    stage.ask(30, 160, "While it is playing")
    return stage.lines
}
