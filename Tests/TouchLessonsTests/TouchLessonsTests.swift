import Testing

@testable import touch_lessons

/// The lessons say what they are meant to teach.
@Suite struct TouchLessonsTests {
    @Test func `A tap bubbles up until somebody keeps it`() {
        #expect(
            bubblingUp.run() == [
                "Where the label overrides nothing, a tap at (30, 30):",
                "card hears that it began",
                "card hears that it ended",
                "Where the button overrides without super, a tap at (30, 30):",
                "button hears that it began",
                "button hears that it ended",
                "Where the button calls super, a tap at (30, 30):",
                "button hears that it began",
                "card hears that it began",
                "button hears that it ended",
                "card hears that it ended",
            ])
    }

    @Test func `A parent's gates are its children's`() {
        #expect(
            closedGates.run() == [
                "As it is, (30, 30) is a touch in: button",
                "With the panel disabled, (30, 30) is a touch in: main",
                "With the panel hidden, (30, 30) is a touch in: main",
                "With the panel's alpha at 0.009, (30, 30) is a touch in: main",
                "With the panel's alpha at 0.011, (30, 30) is a touch in: button",
            ])
    }

    @Test func `A child that sticks out of its parent`() {
        #expect(
            outsideTheParent.run() == [
                "Inside the bar, (160, 420) is a touch in: big button",
                "Above the bar, (160, 380) is a touch in: main",
                "With the region .boundsOrSubviews, (160, 380) is a touch in: big button",
                "With a union of rectangles, (160, 380) is a touch in: big button",
                "With point(inside:with:) overridden, (160, 380) is a touch in: big button",
                "Beside the button, (100, 380) is a touch in: main",
            ])
    }

    @Test func `The order of siblings decides`() {
        #expect(
            siblingOrder.run() == [
                "With B in front, (120, 50) is a touch in: B",
                "With A in front, (120, 50) is a touch in: A's button",
                "Where only A is, (90, 50) is a touch in: A's button",
            ])
    }

    @Test func `Touches pass through an overlay`() {
        #expect(
            passingThrough.run() == [
                "In the same parent, (30, 30) is a touch in: link",
                "On the overlay's own button, (285, 25) is a touch in: close",
                "In another parent, which keeps touches, (30, 30) is a touch in: layer",
                "In another parent, which passes them, (30, 30) is a touch in: link",
                "On the overlay's own button, (285, 25) is a touch in: close",
            ])
    }

    @Test func `A round control`() {
        #expect(
            roundControl.run() == [
                "With an override, in the middle, (50, 50) is a touch in: knob",
                "With an override, in the corner, (5, 5) is a touch in: main",
                "With a region, in the middle, (150, 50) is a touch in: dial",
                "With a region, in the corner, (105, 5) is a touch in: main",
                "In a triangle, (250, 50) is a touch in: triangle",
                "Beside its top, (210, 10) is a touch in: main",
            ])
    }

    @Test func `A window that passes touches through`() {
        #expect(
            toolWindow.run() == [
                "On the tool, (20, 20) is a touch in: record",
                "Beside it, (200, 200) is a touch in: main",
                "With the tool window hidden, (20, 20) is a touch in: main",
            ])
    }

    @Test func `Touches go to another view`() {
        #expect(
            redirecting.run() == [
                "Beside the scroller, (10, 50) is a touch in: scroller",
                "Beside the field, (310, 290) is a touch in: field",
                "On the form's other view, (20, 250) is a touch in: help",
            ])
    }

    @Test func `A view that refuses for all its subviews`() {
        #expect(
            refusing.run() == [
                "While the film stands, (30, 160) is a touch in: subtitles",
                "While it is playing, (30, 160) is a touch in: page",
            ])
    }

    @Test func `Where a touch went`() {
        #expect(
            tracing.run() == [
                "card hears that it began",
                "event at 0.0 s, first in the queue",
                "  finger 0 began at (35.0, 45.0): begins in View “label”",
                "    Window “main” (level 0.0): View “label”",
                "      Window “main” (35.0, 45.0) → Button “card” (25.0, 25.0)"
                    + " → View “label” (5.0, 5.0)",
                "  touchesBegan (finger 0)",
                "    asked: View “label” → Button “card”",
                "    handled by Button “card”",
            ])
    }

    @Test func `Every lesson is run, and tested`() {
        #expect(TouchLessons.all.count == 10)
        #expect(Set(TouchLessons.all.map(\.title)).count == 10)
    }
}
