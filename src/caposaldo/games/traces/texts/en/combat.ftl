# Results of the combat results table.
tr-result-A1 = attacker loses 1 step
tr-result-A2 = attacker loses 2 steps
tr-result-NE = no effect
tr-result-EX = exchange: both lose 1 step
tr-result-R = defender retreats 1 hex
tr-result-RR = defender retreats 2 hexes
tr-result-1 = defender loses 1 step
tr-result-1R = defender loses 1 step and retreats 1 hex
tr-result-1RR = defender loses 1 step and retreats 2 hexes
tr-result-2 = defender loses 2 steps
tr-result-2R = defender loses 2 steps and retreats 1 hex
tr-result-2RR = defender loses 2 steps and retreats 2 hexes
tr-result-3 = defender loses 3 steps
tr-result-3R = defender loses 3 steps and retreats 1 hex
tr-result-3RR = defender loses 3 steps and retreats 2 hexes

# Where the strength of an attack comes from.
tr-chain-unit = { $unit }
tr-chain-out-of-supply = { $unit }, out of supply
tr-chain-isolated = { $unit }, isolated
tr-chain-river = From { $hex } across a river: half
tr-chain-into-swamp = From { $hex } into the swamp: mechanised units half
tr-chain-river-and-swamp = From { $hex } across a river into the swamp: half, mechanised units a quarter
tr-chain-defender = { $unit }, defence { $value }
tr-chain-defender-isolated = { $unit }, isolated, defence { $value }
tr-chain-ratio = { $attack } against { $defence }: { $ratio }-1
tr-chain-too-low = { $attack } against { $defence }: less than 1-1
tr-chain-no-defence = { $attack } against { $defence }: no ratio, no shifts
tr-chain-terrain-forest = Forest: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-terrain-rough = Rough terrain: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-terrain-swamp = Swamp: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-terrain-clear = Clear terrain: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-city = City: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-major-city = Major city: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-chain-air = Luftwaffe: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the right
tr-chain-column = Column { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-chain-roll = Luftwaffe: −{ $count } to the die roll
tr-chain-order = Supreme Command Order: step losses instead of retreats

# What happens.
tr-attacks = { $unit-The } attacks { $hex }.
tr-battle = Combat in { $hex }: { $attack } against { $defence }, column { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}.
tr-roll = Roll { $roll } on the { $column }-1{ $top ->
    [1] +
   *[other] { "" }
} column: { $result }.
tr-roll-modified = Roll { $roll }, modified to { $counted }, on the { $column }-1{ $top ->
    [1] +
   *[other] { "" }
} column: { $result }.
tr-stands-fast = { $hex } is under a Supreme Command Order: no retreat, { $count ->
    [one] 1 step is lost
   *[other] { $count } steps are lost
} instead.
tr-step-lost = { $unit-The } loses 1 step.
tr-eliminated = { $unit-The } is eliminated in { $hex }.
tr-eliminated-for-points = { $unit-The } is eliminated in { $hex }: { $points } VP for the Soviets.

# Why not.
tr-attack-no-enemy = Choose a hex with enemy units.
tr-attack-again = { $hex } has already been attacked in this activation.
tr-attack-all-fought = The activated units next to { $hex } have already fought.
tr-attack-none-active = No activated unit is next to { $hex }; other units can’t attack.
tr-attack-blocked = The hexsides between { $hex } and your units are blocked.
tr-attack-not-adjacent = None of your units is next to { $hex }.
tr-attack-no-strength = The attack on { $hex } would have a strength of 0.
tr-attack-too-weak = { $attack } against { $defence } in { $hex }: less than 1-1 after terrain, and air support can’t help.
tr-join-not-yours = Choose one of your units on the map.
tr-join-already = { $unit-The } is already in the attack on { $hex }.
tr-join-not-active = { $unit-The } isn’t activated: it can’t attack { $hex }.
tr-join-fought = { $unit-The } has already fought in this activation.
tr-join-not-adjacent = { $unit-The } isn’t next to { $hex }.
tr-join-blocked = { $unit-The } can’t attack { $hex }: the hexside between them is blocked.
tr-fight-nobody = Choose at least 1 unit for the attack on { $hex } first.
tr-loss-not-there = Choose one of your units in this combat to lose the step.
