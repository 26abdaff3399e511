import Foundation
import HitTesting
import ViewDumps
import ViewPictures

/// `hittest draw`: a picture of the views and of who gets a touch where.
struct DrawCommand: Command {
    static let name = "draw"
    static let summary = "Draw the views, and who gets a touch where."
    static let help = """
        Usage: hittest draw TREE [--at X,Y] [--view ID] -o FILE.svg|FILE.png|FILE.html

        Draws two panels: the views, and a map in which every place has the colour of the view that
        gets a touch there. With --at, the touch and the view that gets it are marked; with --view,
        the view that should get it, what covers it, and the parts of it that still react.

        The name of the file says what is drawn. SVG can be shown by browsers and enlarged. HTML is
        one page, without a network: move the pointer to see who gets a touch, click to see why.
        PNG needs a program that is built with it: swift build --traits PNG, with librsvg installed.

        TREE is a file, or - for the standard input. X,Y is in the space in which the root view's
        own frame is written: the window or the screen.

        Options:
          --at X,Y    the touch
          --view ID   the view that should get it: an id, or a name or class that only one view has
          -o FILE     the picture; a file of this name is replaced

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

    init(_ arguments: [String]) throws {
        let list = try ArgumentList(
            arguments, options: ["--at", "--view", "-o"], positionals: ["TREE"])
        path = list.positionals[0]
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
        let dump = try input.readTree()
        let picture = ViewPicture(
            of: dump.tree, touch: touch, wanted: try wanted.map { try dump.view(argument: $0) },
            caption: caption(of: dump, named: input.name)
        ) { view in
            let id = dump.ids[view]
            let name = dump.tree.name(of: view) ?? dump.className(of: view)
            return ViewLabel(name: name ?? id ?? view.description, id: id)
        }
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

    /// What stands above the picture: the file's name, and what it leaves open.
    private func caption(of dump: ViewDump, named name: String) -> [String] {
        let kind = "\(dump.format), \(dump.tree.count) views"
        let notes = dump.notes.prefix(3).map { note in
            let view = note.view.flatMap { dump.ids[$0] }.map { "\($0): " } ?? ""
            return "Line \(note.line): \(view)\(note.kind)."
        }
        return ["\((name as NSString).lastPathComponent)", kind] + notes
    }
}
