import SceneGenerators
import Testing

@testable import HitTesting

/// A box tree beside a plain list of what it should hold.
private struct BoxTreeModel: ~Copyable {
    var tree: BoxTree
    var places: Column<UInt32>
    var entries: [UInt32: (box: FloatBox, order: Int32)] = [:]

    init(_ initial: [(box: FloatBox, order: Int32)]) {
        places = Column()
        places.append(repeating: 0, count: 4096)
        var packed: [BoxTree.Entry] = []
        for (slot, entry) in initial.enumerated() {
            packed.append(
                BoxTree.Entry(box: entry.box, order: entry.order, child: UInt32(slot)))
            entries[UInt32(slot)] = entry
        }
        tree = BoxTree(packing: packed, places: &places)
    }

    mutating func insert(_ slot: UInt32, _ box: FloatBox, order: Int32) {
        tree.insert(slot: slot, box: box, order: order, places: &places)
        entries[slot] = (box, order)
    }

    mutating func remove(_ slot: UInt32) {
        tree.remove(place: places[slot], places: &places)
        entries[slot] = nil
    }

    mutating func move(_ slot: UInt32, to box: FloatBox) {
        tree.update(place: places[slot], box: box, places: &places)
        entries[slot]?.box = box
    }

    mutating func reorder(_ slot: UInt32, to order: Int32) {
        tree.setOrder(place: places[slot], to: order)
        entries[slot]?.order = order
    }

    /// The answer by looking at everything.
    func expected(_ x: Float, _ y: Float, above: Int32, below: Int32) -> UInt32? {
        entries.filter { _, entry in
            entry.order > above && entry.order < below && entry.box.minX <= x && x <= entry.box.maxX
                && entry.box.minY <= y && y <= entry.box.maxY
        }.max { $0.value.order < $1.value.order }?.key
    }

    func found(_ x: Float, _ y: Float, above: Int32, below: Int32) -> UInt32? {
        var visits: UInt32 = 0
        let point = FloatPoint(Point2D(Double(x), Double(y)), relativeTo: .zero)
        return tree.last(containing: point, above: above, below: below, visits: &visits) { _ in
            true
        }?.slot
    }
}

/// A box on a small grid, so that edges meet and points lie on them; one in sixteen is empty.
private func randomBox(_ random: inout SplitMix64) -> FloatBox {
    if UInt8.random(in: 0..<16, using: &random) == 0 { return .empty }
    let x = Float(Int.random(in: 0..<40, using: &random))
    let y = Float(Int.random(in: 0..<40, using: &random))
    return FloatBox(
        minX: x, minY: y, maxX: x + Float(Int.random(in: 0..<9, using: &random)),
        maxY: y + Float(Int.random(in: 0..<9, using: &random)))
}

@Suite struct BoxTreeTests {
    /// Sizes around every full node and level.
    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 10, 11, 16, 17, 63, 64, 65, 72, 73, 512, 520, 700])
    func packedTreesHoldEverything(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let model = BoxTreeModel(
            (0..<count).map { (randomBox(&random), Int32($0 * 7 + 1)) })
        model.tree.checkInvariants(places: model.places)
        #expect(model.tree.countViews() == count)
        compare(model, &random)
    }

    @Test(arguments: 1...6)
    func editsKeepTheTreeTrue(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var model = BoxTreeModel(
            (0..<Int.random(in: 0..<200, using: &random)).map {
                (randomBox(&random), Int32($0 * 100 + 1))
            })
        var nextSlot = UInt32(1000)
        var nextOrder = Int32(1_000_000)
        for step in 0..<600 {
            let slots = model.entries.keys.sorted()
            let slot = slots.randomElement(using: &random)
            switch (UInt8.random(in: 0..<6, using: &random), slot) {
            case (0, _), (1, _), (_, nil):
                model.insert(nextSlot, randomBox(&random), order: nextOrder)
                nextSlot += 1
                nextOrder += 3
            case (2, let slot?), (5, let slot?): model.remove(slot)
            case (3, let slot?): model.move(slot, to: randomBox(&random))
            case (_, let slot?):
                model.reorder(slot, to: nextOrder)
                nextOrder += 3
            }
            model.tree.checkInvariants(places: model.places)
            if step.isMultiple(of: 25) { compare(model, &random) }
        }
    }

    @Test func emptyingLeavesALeafRoot() {
        var random = SplitMix64(seed: 5)
        var model = BoxTreeModel((0..<300).map { (randomBox(&random), Int32($0 + 1)) })
        for slot in model.entries.keys.sorted() {
            model.remove(slot)
            model.tree.checkInvariants(places: model.places)
        }
        #expect(model.tree.countViews() == 0)
        #expect(model.tree.bounds == .empty)
    }

    /// Nearly everything overlaps: the topmost box is found without looking at the others.
    @Test func manyOverlappingBoxesNeedFewVisits() {
        let count = 4000
        let model = BoxTreeModel(
            (0..<count).map {
                let inset = Float($0 % 7)
                return (FloatBox(minX: inset, minY: inset, maxX: 90, maxY: 90), Int32($0 + 1))
            })
        var visits: UInt32 = 0
        let point = FloatPoint(Point2D(50, 50), relativeTo: .zero)
        let found = model.tree.last(containing: point, above: -1, below: .max, visits: &visits) {
            _ in true
        }
        #expect(found?.slot == UInt32(count - 1))
        #expect(visits <= 8)
    }

    private func compare(_ model: borrowing BoxTreeModel, _ random: inout SplitMix64) {
        for _ in 0..<60 {
            let x = Float(Int.random(in: -1..<50, using: &random))
            let y = Float(Int.random(in: -1..<50, using: &random))
            let orders = model.entries.values.map(\.order)
            let above =
                orders.randomElement(using: &random).map { Bool.random(using: &random) ? $0 : -1 }
                ?? -1
            let below =
                orders.randomElement(using: &random).map { Bool.random(using: &random) ? $0 : .max }
                ?? .max
            let expected = model.expected(x, y, above: above, below: below)
            let found = model.found(x, y, above: above, below: below)
            #expect(found == expected, "at (\(x), \(y)), orders \(above)…\(below)")
        }
    }
}
