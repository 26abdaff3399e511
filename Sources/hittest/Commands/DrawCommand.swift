import Foundation
import HitTesting
import ViewDumps
import ViewPictures

/// `hittest draw`: a picture of the views and of who gets a touch where.
struct DrawCommand: Command {
    static let name = "draw"
    static let summary = "Draw the views, and who gets a touch where."
    static let help = """
        Usage: hittest draw TREE [--at X,Y] [--view VIEW] [--format FORMAT]
                    -o FILE.svg|FILE.png|FILE.html

        Draws two panels: the views, and a map in which every place has the colour of the view that
        gets a touch there. With --at, the touch and the view that gets it are marked; with --view,
        the view that should get it, what covers it, and the parts of it that still react.

        The name of the file says what is drawn. SVG can be shown by browsers and enlarged. HTML is
        one page, without a network: move the pointer to see who gets a touch, click to see why.
        PNG needs a program that is built with it: swift build --traits PNG, with librsvg installed.

        TREE is a file, or - for the standard input. X,Y is in the space in which the root view's
        own frame is written: the window or the screen.

        Options:
          --at X,Y          the touch
          --view VIEW       the view that should get it: its id or address; or a class, name,
                            identifier, label or text that only one view has
          -o FILE           the picture; a file of this name is replaced
          --format FORMAT   read TREE as this format; otherwise its content tells

        Examples:
          hittest draw views.txt -o views.svg
          pbpaste | hittest draw - --at 353,158 --view 0x10004320 -o why.html

        """

    /// What can be drawn.
    private enum Form: String, CaseIterable {
        case svg, png, html
    }

    private let path: String
    private let touch: Point2D?
    private let wanted: String?
    private let outputPath: String
    private let form: Form
    private let format: String?

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, options: ["--at", "--view", "-o", "--format"], positionals: ["TREE"])
        path = list.positionals[0]
        format = list.values["--format"]
        touch = try list.values["--at"].map { try Point2D(argument: $0) }
        wanted = list.values["--view"]
        guard let output = list.values["-o"] else {
            throw Failure.usage("-o FILE.svg, -o FILE.png or -o FILE.html is missing.")
        }
        outputPath = output
        let ending = (output as NSString).pathExtension.lowercased()
        guard let form = Form(rawValue: ending) else {
            throw Failure.usage("-o is '\(output)', and must end in .svg, .png or .html.")
        }
        if form == .png && !ViewPicture.canDrawPNG {
            throw Failure.usage(PictureError.pngNotBuilt.description)
        }
        self.form = form
    }

    func run(_ streams: Streams) throws {
        let input = Input(path, streams)
        let dump = try input.readTree(format: format)
        let wanted = try self.wanted.map { try dump.view(argument: $0) }
        let picture = ViewPicture(
            of: dump.tree, touch: touch, wanted: wanted,
            caption: caption(of: dump, wanted: wanted, named: input.name),
            label: dump.pictureLabel(of:))
        let bytes =
            switch form {
            case .svg: Array(picture.svg().utf8)
            case .png: try picture.png()
            case .html: Array(try picture.html().utf8)
            }
        do {
            try Data(bytes).write(to: URL(filePath: outputPath))
        } catch {
            throw Failure.unwritable(
                reason: "\(outputPath): \((error as NSError).localizedDescription)")
        }
    }

    /// What stands above the picture: what it shows, the file, and what the file leaves open.
    private func caption(of dump: ViewDump, wanted: ViewID?, named name: String) -> [String] {
        let file = (name as NSString).lastPathComponent
        let notes = dump.notes.prefix(3).map { note in
            let view = note.view.flatMap { dump.ids[$0] }.map { "\($0): " } ?? ""
            return "Line \(note.line): \(view)\(note.kind)."
        }
        return [title(of: dump, wanted)] + reasons(of: dump, wanted)
            + ["\(file): \(dump.format), \(dump.tree.count) views"] + notes
    }

    /// A picture has room for so many reasons.
    private static let mostReasons = 3

    /// Why the wanted view does not get the touch, and where it would, a line each.
    private func reasons(of dump: ViewDump, _ wanted: ViewID?) -> [String] {
        // The page tells them beside the picture, for whatever view is clicked.
        guard let touch, let wanted, form != .html else { return [] }
        let report = ExplanationReport(dump, of: wanted, at: touch)
        guard let elsewhere = report.elsewhere else { return [] }
        let reasons = report.reasonTexts
        let rest = reasons.count - Self.mostReasons
        return reasons.prefix(Self.mostReasons).map {
            "\($0.prefix(1).uppercased())\($0.dropFirst())."
        }
            + (rest > 0 ? ["And \(rest) more reasons."] : []) + ["\(elsewhere)."]
    }

    /// What the picture shows, in a sentence without a full stop.
    private func title(of dump: ViewDump, _ wanted: ViewID?) -> String {
        let wantedTitle = wanted.map { dump.pictureLabel(of: $0).text }
        guard let touch else {
            return wantedTitle.map { "Where \($0) gets touches" } ?? "Who gets a touch"
        }
        let place = "the touch at (\(NumberText.text(touch.x)), \(NumberText.text(touch.y)))"
        let answer = dump.tree.hitTest(touch)
        let isExact = dump.order == .backToFront
        if let wantedTitle, answer != wanted {
            return "\(wantedTitle) \(isExact ? "does" : "may") not get \(place)"
        }
        return answer.map {
            "\(dump.pictureLabel(of: $0).text) \(isExact ? "gets" : "may get") \(place)"
        }
            ?? "No view gets \(place)"
    }
}

extension ViewDump {
    /// What pictures call a view.
    fileprivate func pictureLabel(of view: ViewID) -> ViewLabel {
        let id = ids[view]
        return ViewLabel(
            name: tree.name(of: view) ?? className(of: view) ?? id ?? view.description, id: id)
    }
}
