# Weapons of the indirect fire table.
bg-indirect-row-60 = Mortar up to 60 mm
bg-indirect-row-86 = Gun or mortar up to 86 mm
bg-indirect-row-105 = Gun up to 105 mm or mortar up to 120 mm
bg-indirect-row-heavy = Heavy artillery or rockets
bg-indirect-row-aircraft = Aircraft

# What happens.
bg-bombards = { $unit-The } bombards { $target-the }, directed by { $observer-the }: { $dice ->
    [0] no dice left
    [one] 1 die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
bg-lays-smoke = { $unit-The } lays { $left ->
    [0] its last base of smoke
    [one] a base of smoke: 1 left
   *[other] a base of smoke: { $left } left
}.
bg-smoke-lifts = The smoke of { $seat-the } clears.

# Why not.
bg-no-indirect-fire = { $unit-The } has no weapon for indirect fire.
bg-already-called = { $unit-The } has already fired this turn.
bg-nothing-observed = No observer for { $unit-the } sees a target or a place for smoke in range.
bg-no-observer = { $unit-The } can’t fire at { $target-the }: it needs an observer on the table and not suppressed. That is a forward observer, a recon unit or the Command of its own battlegroup.
bg-observer-blind = No observer for { $unit-the } within 18″ of { $target-the } can see it.
bg-observer-too-far = No observer for { $unit-the } is within 18″ of { $target-the }.
bg-not-equally-near = Choose one of the units equally near { $target-the }.
bg-no-smoke = { $unit-The } can’t lay smoke.
bg-smoke-off-table = Smoke from { $unit-the } must lie on the table.
bg-smoke-out-of-range = That place is { $distance }″ away; the range of { $unit-the } is { $range }″.
bg-smoke-unobserved = No observer for { $unit-the } sees that place within 18″.
bg-smoke-not-joined = The next base from { $unit-the } must touch the last one, at most 1.5″ away, and not overlap other smoke.
