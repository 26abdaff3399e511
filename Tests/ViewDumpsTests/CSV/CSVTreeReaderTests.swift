import HitTesting
import Testing
import ViewDumps

@Suite("CSV: trees")
struct CSVTreeReaderTests {
    @Test("every column")
    func columns() throws {
        let dump = try viewDump(
            """
            id,parent,x,y,width,height,boundsX,boundsY,a,b,c,d,tx,ty,anchorX,anchorY,hidden,\
            interactive,alpha,region,behavior,clips,name,level
            root,,0,20,390,844,0,0,1,0,0,1,0,0,0.5,0.5,0,1,1,bounds,normal,0,UIWindow,-1.5
            view,root,1,2,3,4,5,6,0,1,-1,0,7,8,0.25,0.75,1,0,0.25,ellipse,absorbing,1,a name,
            """)
        let tree = dump.tree
        let root = try #require(dump.ids.view(withID: "root"))
        let view = try #require(dump.ids.view(withID: "view"))
        #expect(tree.level(of: root) == -1.5)
        #expect(tree.frame(of: root) == Rect2D(x: 0, y: 20, width: 390, height: 844))
        #expect(tree.name(of: root) == "UIWindow")
        #expect(tree.superview(of: view) == root)
        var geometry = ViewGeometry(
            frame: Rect2D(x: 1, y: 2, width: 3, height: 4), boundsOrigin: Point2D(5, 6),
            anchorPoint: Point2D(0.25, 0.75))
        geometry.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8)
        #expect(tree.geometry(of: view) == geometry)
        #expect(tree.center(of: view) == Point2D(1.75, 5))
        #expect(tree.isHidden(view))
        #expect(!tree.isUserInteractionEnabled(view))
        #expect(tree.alpha(of: view) == 0.25)
        #expect(tree.clipsToBounds(view))
        #expect(tree.name(of: view) == "a name")
        guard case .ellipse = tree.hitRegion(of: view), case .absorbing = tree.hitBehavior(of: view)
        else {
            Issue.record("\(tree.description(of: view))")
            return
        }
    }

    @Test("columns in any order, blanks around numbers and keywords, defaults, a BOM, CRLF")
    func dress() throws {
        let dump = try viewDump(
            "\u{FEFF}height , parent,\"\twidth \",y,x,behavior,hidden\r\n"
                + "100,,100,0,0, passthrough ,\r\n\r\n  \r\n 50 ,0, 50 , 1e1 ,+10,, 0 \r\n")
        #expect(dump.format == .csv)
        #expect(dump.tree.count == 2)
        #expect(dump.hit(10, 10) == "1")
        #expect(dump.hit(5, 5) == nil)
    }

    @Test("ids are any text, byte for byte; by default the number of the line")
    func ids() throws {
        let dump = try viewDump(
            "parent,id,x,y,width,height\n,\" a\"\"b,\nc \",0,0,100,100\n"
                + "\" a\"\"b,\nc \",\u{E9},0,0,10,10\n\" a\"\"b,\nc \",e\u{301},20,0,10,10\n"
                + "\u{E9},,0,0,5,5\n\" a\"\"b,\nc \", ,40,0,10,10\n")
        #expect(dump.hit(90, 90) == " a\"b,\nc ")
        #expect(dump.hit(8, 8).map { Array($0.utf8) } == Array("\u{E9}".utf8))
        #expect(dump.hit(25, 5).map { Array($0.utf8) } == Array("e\u{301}".utf8))
        #expect(dump.hit(2, 2) == "3")
        #expect(dump.hit(45, 5) == " ")
    }

    @Test("the centre, where it is given, is authoritative, and x and y do not count")
    func center() throws {
        let dump = try viewDump(
            """
            id,parent,x,y,width,height,centerX,centerY,anchorX
            a,,nan,,10,20,0.1,0.2,0
            b,,1,2,10,20,,,0
            """)
        let a = try #require(dump.ids.view(withID: "a"))
        let b = try #require(dump.ids.view(withID: "b"))
        #expect(dump.tree.center(of: a) == Point2D(0.1, 0.2))
        #expect(dump.tree.geometry(of: a).isCenterAuthoritative)
        #expect(dump.tree.center(of: b) == Point2D(1, 12))
        #expect(!dump.tree.geometry(of: b).isCenterAuthoritative)
        let withoutFrames = try viewDump("parent,width,height,centerX,centerY\n,2,2,1,1\n")
        #expect(withoutFrames.hit(0, 0) == "0")
    }

    @Test("windows are in line order, ordered first by level")
    func windows() throws {
        let dump = try viewDump(
            """
            id,parent,x,y,width,height,level
            top,,0,0,10,10,2
            back,,0,0,30,30,
            front,,0,0,20,20,0
            """)
        #expect(dump.tree.roots.map { dump.ids[$0] } == ["back", "front", "top"])
        #expect(dump.hit(5, 5) == "top")
        #expect(dump.hit(15, 15) == "front")
        #expect(dump.hit(25, 25) == "back")
    }

    @Test("a redirection may name a later view, blanks and all")
    func redirection() throws {
        let dump = try viewDump(
            #"""
            id,parent,x,y,width,height,behavior
            root,,0,0,100,100, redirect: b\#u{20}
            " b ",root,10,10,10,10,normal
            "c""",root,50,50,10,10,"redirect:c"" "
            "c"" ",root,70,70,10,10,
            """#)
        #expect(dump.hit(5, 5) == " b ")
        #expect(dump.hit(55, 55) == "c\" ")
    }

    @Test("siblings may be interleaved with other views' subviews")
    func interleaved() throws {
        let dump = try viewDump(
            """
            id,parent,x,y,width,height
            root,,0,0,100,100
            a,root,0,0,50,50
            b,root,0,0,40,40
            a1,a,0,0,100,100
            b1,b,0,0,10,10
            c,root,0,0,5,5
            """)
        #expect(dump.hit(2, 2) == "c")
        #expect(dump.hit(7, 7) == "b1")
        #expect(dump.hit(30, 30) == "b")
        #expect(dump.hit(45, 45) == "a1")
    }

    @Test("no view at all is a tree")
    func empty() throws {
        #expect(try viewDump("id,parent,x,y,width,height\n").tree.isEmpty)
    }

    @Test("a chain twenty thousand deep")
    func deep() throws {
        var text = "parent,x,y,width,height\n,0,0,9,9\n"
        for number in 0..<19_999 { text += "\(number),0,0,9,9\n" }
        let dump = try viewDump(text)
        #expect(dump.tree.hitTest(Point2D(1, 1)).flatMap { dump.ids[$0] } == "19999")
    }
}
