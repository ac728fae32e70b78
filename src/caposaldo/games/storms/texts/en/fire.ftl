# Fire and close combat: what happens.
st-fires = { $unit } fires at { $hex }.
st-lays-smoke = { $unit } lays smoke on { $hex }.
st-fights-close = { $unit } attacks at close quarters in { $hex }.
st-fires-unseen = { $side }: a shot from nowhere at { $hex }.
st-shot-front = { $unit }: the shot came through the front arc.
st-shot-flank = { $unit }: the shot did not come through the front arc.
st-attack-hit = { $unit } is hit: AV { $av } against DV { $dv }.
st-attack-miss = { $unit } is missed: AV { $av } against DV { $dv }.
st-attack-hit-unseen = { $unit } is hit.
st-attack-miss-unseen = { $unit } is missed.
st-nothing-seen = { $hex }: the fire has no visible effect.

# Why not.
st-fire-nowhere = That is no hex of the map, or no way to fire.
st-fire-cost = { $unit } pays { $cost } to fire: that is more than there is.
st-fire-off-map = { $unit } is not on the map.
st-fire-no-weapon = { $unit } cannot fire.
st-fire-marker = { $unit } is hampered in its fire: { $marker }.
st-fire-no-indirect = { $unit } cannot fire indirectly.
st-fire-no-smoke = { $unit } cannot fire smoke here.
st-fire-smoke-alone = Smoke is fired by one unit, not by a group.
st-fire-moving = This card moves units: nobody fires with it.
st-fire-smoke-used-up = There are no smoke markers left.
st-fire-smoke-near = { $unit } can lay smoke only in its own hex or an adjacent one.
st-fire-busy = { $unit } has enemies in its own hex: it neither sees nor fires out of it.
st-fire-nobody-close = There is no enemy in the hex of { $unit }.
st-fire-too-near = { $hex } is too near for { $unit }: minimum range { $range }.
st-fire-too-far = { $hex } is too far for { $unit }: it reaches { $range } hexes at most.
st-fire-arc = { $hex } lies outside the arc of { $unit }.
st-fire-sight = { $unit } does not see { $hex }.
st-fire-gully = { $unit } cannot lower its barrel into the gully at { $hex }.
st-fire-in-sight = { $unit } sees { $hex }: it fires directly.
st-fire-no-spotter = No spotter hex near { $unit } sees { $hex }.
st-fire-friends = There are only friends in { $hex }.
st-fire-nobody = There is nobody in { $hex }, and the enemy has no hidden units.
st-support-apart = { $unit } does not stand with the lead unit, or next to it: it cannot support its fire.
st-support-far = { $hex } is beyond the normal range of { $unit }: it cannot support fire at it.
st-support-none = { $unit } can’t support fire at { $hex }: it or the lead unit has no firepower of the needed colour.

# Where an attack value comes from.
st-chain-red = Red firepower of { $who }
st-chain-blue = Blue firepower of { $who }
st-chain-marker = Hit marker: { $marker }
st-chain-short = Short range
st-chain-long = Long range
st-chain-close = Close combat
st-chain-close-boxed = Close combat, firepower in a white box
st-chain-downward = Fire at a lower level
st-chain-support = { $count ->
    [one] One unit supports
   *[other] { $count } units support
}
st-chain-equipment = Better equipment
st-chain-card = Card
st-chain-cap = CAP on the roll

# Where a defence value comes from.
st-chain-front = Front defence of { $unit }
st-chain-flank = Flank defence of { $unit }
st-chain-open = Open ground
st-chain-stone = Stone buildings
st-chain-wooden = Wooden buildings
st-chain-woods = Woods
st-chain-light-woods = Light woods
st-chain-corn = Corn
st-chain-wheat = Wheat
st-chain-water = Water
st-chain-ford = Ford
st-chain-swamp = Swamp
st-chain-bridge = Bridge
st-chain-airburst = Shells burst in the trees: the woods do not help
st-chain-no-cover = Ground and smoke do not help against this weapon
st-chain-no-ground = The ground does not help against this weapon
st-chain-ground-skill = Good use of the ground
st-chain-higher = Higher than the attacker
st-chain-smoke = Smoke
st-chain-crevice = Crevice on the hexside
st-chain-dug-in = Hasty defence
st-chain-exposed = Moved without care

# Odds.
st-chain-needed = Against { $unit } the dice must show { $needed } or more
st-chain-with-cap = With { $cap } CAP: a hit { $hit } %, destroyed { $gone } %
st-chain-eliminated = One of the hit markers destroys at once: it is counted
st-chain-also = { $unit } is attacked too: { $needed } or more
st-chance-destroyed = destroyed
st-chance-hit = hit
st-chance-miss = missed
