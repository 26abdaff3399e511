import HitTesting

extension Scene {
    /// What a lint says of a view.
    func reach(_ name: String) -> ViewReach<String> {
        let lint = tree.lint()
        guard let reach = lint.views.first(where: { $0.view == self[name] }) else {
            preconditionFailure("The lint says nothing of \(name)")
        }
        return reach.mapViews { self.name(of: $0) ?? "\($0)" }
    }

    /// Whether a view can be hit, as a lint has it.
    func verdict(_ name: String) -> TouchVerdict { reach(name).verdict }

    /// Why a view cannot be hit.
    func reason(_ name: String) -> UnreachableReason<String>? { reach(name).reason }
}
