# Fire and close combat: what happens.
st-fires = { $unit } fires at { $hex-the }.
st-lays-smoke = { $unit } lays smoke at { $hex-the }.
st-fights-close = { $unit } attacks in close combat at { $hex-the }.
st-fires-unseen = { $side-The } fire at { $hex-the } from hiding.
st-shot-front = The shot came through the front arc of { $unit-the }.
st-shot-flank = The shot came from outside the front arc of { $unit-the }.
st-attack-hit = { $unit } is hit: AV { $av } against DV { $dv }.
st-attack-miss = { $unit } is missed: AV { $av } against DV { $dv }.
st-attack-hit-unseen = { $unit } is hit.
st-attack-miss-unseen = { $unit } is missed.
st-nothing-seen = Fire at { $hex-the }: no visible effect.

# Why not.
st-fire-nowhere = You can’t fire at that hex in that way.
st-fire-cost = { $unit } needs { $cost } to fire, more than you have.
st-fire-off-map = { $unit } isn’t on the map.
st-fire-no-weapon = { $unit } has no weapon to fire.
st-fire-marker = { $unit } can’t fire because of its hit marker: { $marker }.
st-fire-no-indirect = { $unit } can’t fire indirectly.
st-fire-no-smoke = { $unit } can’t fire smoke here.
st-fire-smoke-alone = Only a single unit can fire smoke, not a group.
st-fire-moving = This card is for moving only: you can’t fire with it.
st-fire-smoke-used-up = No smoke markers left.
st-fire-smoke-near = { $unit } can lay smoke only in its own hex or an adjacent one.
st-fire-busy = { $unit } has enemies in its hex: it can’t see or fire out of it.
st-fire-nobody-close = There are no enemies in the hex of { $unit-the }.
st-fire-too-near = { $hex-The } is too near for { $unit-the }: minimum range { $range }.
st-fire-too-far = { $hex-The } is too far for { $unit-the }: it reaches at most { $range ->
    [one] 1 hex
   *[other] { $range } hexes
}.
st-fire-arc = { $hex-The } is outside the arc of { $unit-the }.
st-fire-sight = { $unit } can’t see { $hex-the }.
st-fire-gully = { $unit } can’t lower its barrel into the gully at { $hex-the }.
st-fire-in-sight = { $unit } sees { $hex-the }: use direct fire.
st-fire-no-spotter = No spotter hex near { $unit-the } sees { $hex-the }.
st-fire-friends = There are only friendly units at { $hex-the }.
st-fire-nobody = { $hex-The } is empty, and the enemy has no hidden units.
st-support-apart = { $unit } can’t support the fire: it isn’t in the lead unit’s hex or next to it.
st-support-far = { $unit } can’t support fire at { $hex-the }: it is beyond normal range.
st-support-none = { $unit } can’t support fire at { $hex-the }: it or the lead unit has no firepower of the needed colour.

# Where an attack value comes from.
st-chain-red = Red firepower: { $who }
st-chain-blue = Blue firepower: { $who }
st-chain-marker = Hit marker: { $marker }
st-chain-short = Short range
st-chain-long = Long range
st-chain-close = Close combat
st-chain-close-boxed = Close combat, boxed firepower
st-chain-downward = Fire at a lower level
st-chain-support = { $count ->
    [one] 1 supporting unit
   *[other] { $count } supporting units
}
st-chain-equipment = Better equipment
st-chain-card = Card
st-chain-cap = CAP on the roll

# Where a defence value comes from.
st-chain-front = Front defence: { $unit }
st-chain-flank = Flank defence: { $unit }
st-chain-open = Open ground
st-chain-stone = Stone building
st-chain-wooden = Wooden building
st-chain-woods = Woods
st-chain-light-woods = Light woods
st-chain-corn = Corn
st-chain-wheat = Wheat
st-chain-water = Water
st-chain-ford = Ford
st-chain-swamp = Swamp
st-chain-bridge = Bridge
st-chain-airburst = Airburst: woods give no cover
st-chain-no-cover = Terrain and smoke give no cover from this weapon
st-chain-no-ground = Terrain gives no cover from this weapon
st-chain-ground-skill = Use of ground
st-chain-higher = Higher than the attacker
st-chain-smoke = Smoke
st-chain-crevice = Crevice on the hexside
st-chain-dug-in = Hasty defence
st-chain-exposed = Moved without caution

# Odds.
st-chain-needed = To hit { $unit-the }: { $needed } or more on the dice
st-chain-with-cap = With { $cap } CAP: hit { $hit }%, destroyed { $gone }%
st-chain-eliminated = Includes the Eliminated marker
st-chain-also = To hit { $unit-the } too: { $needed } or more
st-chance-destroyed = destroyed
st-chance-hit = hit
st-chance-miss = missed
