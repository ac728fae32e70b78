# Results of the combat results table.
tr-result-A1 = attacker loses a step
tr-result-A2 = attacker loses 2 steps
tr-result-NE = no effect
tr-result-EX = both lose a step
tr-result-R = defender retreats one hex
tr-result-RR = defender retreats 2 hexes
tr-result-1 = defender loses a step
tr-result-1R = defender loses a step and retreats one hex
tr-result-1RR = defender loses a step and retreats 2 hexes
tr-result-2 = defender loses 2 steps
tr-result-2R = defender loses 2 steps and retreats one hex
tr-result-2RR = defender loses 2 steps and retreats 2 hexes
tr-result-3 = defender loses 3 steps
tr-result-3R = defender loses 3 steps and retreats one hex
tr-result-3RR = defender loses 3 steps and retreats 2 hexes

# Where the strength of an attack comes from.
tr-chain-unit = { $unit }
tr-chain-out-of-supply = { $unit } is out of supply
tr-chain-isolated = { $unit } is isolated
tr-chain-river = From { $hex } across a river: half
tr-chain-into-swamp = From { $hex } into the swamp: mechanised units half
tr-chain-river-and-swamp = From { $hex } across a river into the swamp: half, mechanised units a quarter
tr-chain-defender = { $unit } defends with { $value }
tr-chain-defender-isolated = { $unit } is isolated and defends with { $value }
tr-chain-ratio = { $attack } against { $defence }: { $ratio }-1
tr-chain-too-low = { $attack } against { $defence }: less than 1-1
tr-chain-no-defence = { $attack } against { $defence }: no ratio, no shifts
tr-chain-terrain-forest = Forest: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-terrain-rough = Rough terrain: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-terrain-swamp = Swamp: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-terrain-clear = Clear terrain: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-city = City: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-major-city = Major city: { $count ->
    [one] one column
   *[other] { $count } columns
} to the left
tr-chain-air = Luftwaffe: { $count ->
    [one] one column
   *[other] { $count } columns
} to the right
tr-chain-column = Column { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-chain-roll = Luftwaffe: { $count } off the die roll
tr-chain-order = Supreme Command Order: steps are lost in place of retreats

# What happens.
tr-attacks = { $unit } attacks { $hex }.
tr-battle = Battle for { $hex }: { $attack } against { $defence }, column { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}.
tr-roll = The die shows { $roll } on { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-roll-modified = The die shows { $roll }, counted as { $counted }, on { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-stands-fast = { $hex } is under a Supreme Command Order: nobody retreats, { $count ->
    [one] one step is
   *[other] { $count } steps are
} to be lost.
tr-step-lost = { $unit } loses a step.
tr-eliminated = { $unit } is eliminated in { $hex }.
tr-eliminated-for-points = { $unit } is eliminated in { $hex }: { $points ->
    [one] one victory point
   *[other] { $points } victory points
} for the Soviets.

# Why not.
tr-attack-no-enemy = Choose a hex with enemy units.
tr-attack-again = { $hex } has already been attacked in this activation.
tr-attack-all-fought = The activated units next to { $hex } have already fought.
tr-attack-none-active = No activated unit stands next to { $hex }; the others may not attack.
tr-attack-blocked = The hexsides between { $hex } and your units are blocked.
tr-attack-not-adjacent = None of your units stands next to { $hex }.
tr-attack-no-strength = The attack on { $hex } would have no strength at all.
tr-attack-too-weak = { $attack } against { $defence } in { $hex }: after the terrain that is less than 1-1, and air support cannot help.
tr-join-not-yours = Choose one of your own units on the map.
tr-join-already = { $unit } already takes part in the attack on { $hex }.
tr-join-not-active = { $unit } is not activated and may not attack { $hex }.
tr-join-fought = { $unit } has already fought in this activation.
tr-join-not-adjacent = { $unit } does not stand next to { $hex }.
tr-join-blocked = A blocked hexside lies between { $unit } and { $hex }.
tr-fight-nobody = No unit has joined the attack on { $hex } yet.
tr-loss-not-there = The step must be lost by one of your units in this combat.
