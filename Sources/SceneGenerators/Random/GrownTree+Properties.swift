import HitTesting

extension GrownTree {
    /// Sets a property and reads it back.
    ///
    /// - Returns: Whether it could be set: a level needs a root, a frame a transform that keeps axes.
    mutating func set(
        _ property: EditRecipe.PropertyRecipe, _ number: Int, _ id: ViewID
    ) throws(EditFailure) -> Bool {
        var geometry = tree.geometry(of: id)
        switch property {
        case .geometry(let value):
            geometry = value
            tree.setGeometry(value, of: id)
        case .frame(let value):
            guard geometry.transform.allowsSettingFrame else { return false }
            geometry.frame = value
            tree.setFrame(value, of: id)
        case .center(let value):
            geometry.center = value
            tree.setCenter(value, of: id)
        case .bounds(let value):
            geometry.bounds = value
            tree.setBounds(value, of: id)
        case .boundsOrigin(let value):
            geometry.bounds.origin = value
            tree.setBoundsOrigin(value, of: id)
        case .anchorPoint(let value):
            geometry.anchorPoint = value
            tree.setAnchorPoint(value, of: id)
        case .transform(let value):
            geometry.transform = value
            tree.setTransform(value, of: id)
        case .isHidden(let value):
            tree.setHidden(value, of: id)
            try expect(tree.isHidden(id) == value, "isHidden", number)
        case .isUserInteractionEnabled(let value):
            tree.setUserInteractionEnabled(value, of: id)
            let isEnabled = tree.isUserInteractionEnabled(id)
            try expect(isEnabled == value, "isUserInteractionEnabled", number)
        case .alpha(let value):
            tree.setAlpha(value, of: id)
            try expect(tree.alpha(of: id).bitPattern == value.bitPattern, "alpha", number)
        case .region(let recipe):
            tree.setHitRegion(recipe.region, of: id)
        case .behavior(let recipe):
            tree.setHitBehavior(behavior(recipe), of: id)
        case .clipsToBounds(let value):
            tree.setClipsToBounds(value, of: id)
            try expect(tree.clipsToBounds(id) == value, "clipsToBounds", number)
        case .name(let value):
            tree.setName(value, of: id)
            try expect(tree.name(of: id) == value, "name", number)
        case .level(let value):
            guard model.isRoot(number) else { return false }
            tree.setLevel(value, of: id)
            model.setLevel(value, of: number)
        }
        // Compared as text, in which NaN equals NaN.
        let came = String(describing: tree.geometry(of: id))
        try expect(came == String(describing: geometry), "geometry", number)
        return true
    }

    /// Throws unless a property reads as it was set.
    private func expect(
        _ isAsSet: Bool, _ property: String, _ number: Int
    ) throws(EditFailure) {
        guard isAsSet else {
            throw EditFailure(
                description: "\(property) of view \(number) does not read as it was set")
        }
    }
}

extension AffineTransform2D {
    /// Whether a frame may be set under the transform: it keeps axes, exactly, and has an inverse.
    var allowsSettingFrame: Bool {
        isIdentity || (!isSingular && ((b == 0 && c == 0) || (a == 0 && d == 0)))
    }
}
