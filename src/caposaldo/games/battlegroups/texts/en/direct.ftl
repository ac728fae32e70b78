# Weapons of the direct fire table.
bg-direct-row-36 = Gun up to 36 mm or heavy machine gun
bg-direct-row-57 = Gun up to 57 mm
bg-direct-row-75 = Gun up to 75 mm
bg-direct-row-over-75 = Gun over 75 mm
bg-direct-row-rockets = Bazooka, anti-tank rocket or flamethrower
bg-direct-row-infantry = Infantry weapons

# Modifiers.
bg-firer-shaken = Firer shaken
bg-target-in-cover = Target in cover
bg-flank-or-rear = Shot at flank or rear

# What happens.
bg-declares = { $unit } takes aim at { $target }.
bg-shot = { $unit } fires at { $target }: { $dice ->
    [0] no dice left
    [one] one die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
bg-shot-lost = { $unit } no longer finds { $target } where it stood: the shot is lost.

# Why not.
bg-fire-not-yours = Choose one of your own units.
bg-fire-not-on-table = { $unit } is not standing on the table.
bg-fire-suppressed = { $unit } is suppressed and cannot fire until it recovers.
bg-fire-unarmed = { $unit } has no weapon for direct fire.
bg-fire-no-target = There is no enemy unit on the table by that name.
bg-fire-out-of-range = { $target } is { $distance }″ away; { $unit } reaches { $range }″.
bg-fire-out-of-arc = { $target } is outside the arc of { $unit }: 45 degrees to either side of its front.
bg-fire-blocked-by-friend = A friendly unit stands in the line of fire from { $unit } to { $target }.
bg-fire-blocked-by-smoke = Smoke lies between { $unit } and { $target }.
bg-fire-blocked-by-terrain = The ground hides { $target } from { $unit }, at least in part.
bg-fire-priority = Target priority: { $unit } must fire at { $instead } before { $target }.
bg-fire-nearer = The nearest target of { $unit } is { $instead }, not { $target }.
bg-cannot-harm = { $unit } has no weapon that can harm { $target }.
bg-already-declared = { $unit } has already named its target: { $target }.
bg-already-bombarded = { $unit } has already fired this turn, indirectly.
bg-charged-cannot-fire = { $unit } has charged and does not fire this turn.
bg-already-reacted = { $unit } has already fired its one shot of this enemy turn.
bg-under-attack = { $unit } is being attacked by { $attacker }: it can fire only at its attackers, when they are an inch away.
bg-not-attacked = { $target } is not charging { $unit }: now only the unit it charges may fire.
