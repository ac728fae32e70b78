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
bg-flank-or-rear = Shot at the flank or rear

# What happens.
bg-declares = { $unit-The } declares fire at { $target-the }.
bg-shot = { $unit-The } fires at { $target-the }: { $dice ->
    [0] no dice left
    [one] 1 die ({ $faces })
   *[other] { $dice } dice ({ $faces })
}, { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
bg-shot-lost = { $unit-The } loses its shot: { $target-the } is no longer there.

# Why not.
bg-fire-not-yours = Choose one of your units.
bg-fire-not-on-table = { $unit-The } isn’t on the table.
bg-fire-suppressed = { $unit-The } is suppressed: it can’t fire until it recovers.
bg-fire-unarmed = { $unit-The } has no weapon for direct fire.
bg-fire-no-target = Choose an enemy unit on the table.
bg-fire-out-of-range = { $target-The } is { $distance }″ away; the range of { $unit-the } is { $range }″.
bg-fire-out-of-arc = { $target-The } is outside the firing arc of { $unit-the }: 45° either side of its front.
bg-fire-blocked-by-friend = A friendly unit blocks the line of fire from { $unit-the } to { $target-the }.
bg-fire-blocked-by-smoke = Smoke blocks the line of fire from { $unit-the } to { $target-the }.
bg-fire-blocked-by-terrain = The ground hides at least part of { $target-the } from { $unit-the }.
bg-fire-priority = Target priority: { $unit-the } must fire at { $instead-the } before { $target-the }.
bg-fire-nearer = { $unit-The } must fire at the nearest target: { $instead-the }, not { $target-the }.
bg-cannot-harm = { $unit-The } has no weapon that can harm { $target-the }.
bg-already-declared = { $unit-The } has already declared its target: { $target-the }.
bg-already-bombarded = { $unit-The } has already used indirect fire this turn.
bg-charged-cannot-fire = { $unit-The } has charged: it can’t fire this turn.
bg-already-reacted = { $unit-The } has already fired its one shot this enemy turn.
bg-under-attack = { $attacker-The } is charging { $unit-the }: it can fire only at its attackers, when they are 1″ away.
bg-not-attacked = { $target-The } isn’t charging { $unit-the }: only the unit it charges may fire now.
