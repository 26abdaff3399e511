/// How long measuring may take, and in how many turns.
struct Budget {
    /// How long the queries of one scene of one size may take, in nanoseconds, all engines together.
    let queries: Double

    /// How long single queries with cold caches may take, in nanoseconds, all engines together and the
    /// sweeping of the caches included.
    let coldQueries: Double

    /// How long the recursion may take, in nanoseconds, to check the edits of one scene of one size.
    let editChecks: Double

    /// How long the recursion may take, in nanoseconds, to check the updates of a map.
    let updateChecks: Double

    /// How many rounds of edits there are, and of updates.
    let editRounds: Int

    /// How long one turn of one engine takes, in nanoseconds, unless a single call takes longer.
    ///
    /// Turns are short and many, so that the median turn is one that nothing interrupted; and long
    /// enough that the caches, which a recursion over a hundred thousand objects leaves full of them,
    /// are the engine's own again for most of its turn.
    static let turn = 4e6

    /// How long a turn of an engine that uses all cores lasts, in nanoseconds: waking them up, and their
    /// caches, can take a millisecond.
    static let parallelTurn = 32e6

    /// How many rounds of queries there are, however long they take.
    static let fewestRounds = 3

    /// What `--quick` allows.
    static let quick = Budget(
        queries: 0.25e9, coldQueries: 0.1e9, editChecks: 0.15e9, updateChecks: 0.05e9,
        editRounds: 3)

    /// What a run without `--quick` allows.
    static let full = Budget(
        queries: 0.8e9, coldQueries: 0.4e9, editChecks: 0.4e9, updateChecks: 0.2e9,
        editRounds: 7)
}
