import HitTesting

extension ViewSpace {
    /// A point of one view's space in another's; nil stands for the screen.
    static func convert(_ point: Point2D, from source: View?, to target: View?) -> Point2D {
        convert(point, from: source, to: target) { tree, point, source, target in
            tree.convert(point, from: source, to: target) ?? Point2D(.nan, .nan)
        }
    }

    /// A rectangle of one view's space in another's, as the bounding box of its converted corners.
    static func convert(_ rect: Rect2D, from source: View?, to target: View?) -> Rect2D {
        convert(rect, from: source, to: target) { tree, rect, source, target in
            tree.convert(rect, from: source, to: target)
                ?? Rect2D(x: .nan, y: .nan, width: .nan, height: .nan)
        }
    }

    /// Within a hierarchy two spaces meet at their nearest common ancestor, else on the screen.
    private static func convert<Value>(
        _ value: Value, from source: View?, to target: View?,
        by convert: (ViewTree, Value, ViewID?, ViewID?) -> Value
    ) -> Value {
        let source = source?.requiredNode()
        let target = target?.requiredNode()
        if let source, let target, source.space === target.space {
            return convert(source.space.tree, value, source.id, target.id)
        }
        var value = value
        if let source { value = convert(source.space.tree, value, source.id, nil) }
        if let target { value = convert(target.space.tree, value, nil, target.id) }
        return value
    }
}
