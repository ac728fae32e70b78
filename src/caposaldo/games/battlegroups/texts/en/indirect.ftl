# Weapons of the indirect fire table.
bg-indirect-row-60 = Mortar up to 60 mm
bg-indirect-row-86 = Gun or mortar up to 86 mm
bg-indirect-row-105 = Gun up to 105 mm or mortar up to 120 mm
bg-indirect-row-heavy = Heavy artillery or rockets
bg-indirect-row-aircraft = Aircraft

# What happens.
bg-bombards = { $unit } bombards { $target }, directed by { $observer }: { $dice ->
    [0] no dice left
    [one] one die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
bg-lays-smoke = { $unit } lays a base of smoke{ $left ->
    [0] , the last of the screen
   *[other] ; { $left } left
}.
bg-smoke-lifts = The smoke of { $seat } lifts.

# Why not.
bg-no-indirect-fire = { $unit } has no weapon for indirect fire.
bg-already-called = { $unit } has already been called this turn.
bg-nothing-observed = No observer has a target or a place for smoke within the range of { $unit }.
bg-no-observer = Nobody can direct the fire of { $unit } on { $target }: it takes a forward observer, a recon unit or the Command of its own battlegroup, on the table and not suppressed.
bg-observer-blind = No observer of { $unit } within 18″ of { $target } can see it.
bg-observer-too-far = No observer of { $unit } is within 18″ of { $target }.
bg-not-equally-near = Choose among the units equally near to { $target }.
bg-no-smoke = { $unit } has no smoke shells.
bg-smoke-off-table = The smoke of { $unit } must lie on the table.
bg-smoke-out-of-range = That place is { $distance }″ away; { $unit } reaches { $range }″.
bg-smoke-unobserved = No observer of { $unit } sees that place within 18″.
bg-smoke-not-joined = The next base of { $unit } must join the last one, at an inch and a half at most and not on top of other smoke.
