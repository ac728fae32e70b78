# What each side wins by.
tr-goal-points = Soviets: { $target } VP at the end of { $month }. Cities { $cities }, units { $units }{ $hqs-count ->
    [yes] , HQs { $hqs }
   *[no] {""}
}, breakthrough { $breakthrough }
tr-goal-points-turn = Soviets: { $target } VP at the end of any turn, until { $month }. Cities { $cities }, units { $units }{ $hqs-count ->
    [yes] , HQs { $hqs }
   *[no] {""}
}, breakthrough { $breakthrough }
tr-goal-bid = Soviets: as many VP as the higher bid
tr-goal-hold-out = Axis: keep the Soviets below { $target } VP until the end of { $month }
tr-goal-city = { $city }: { $points } VP{ $held ->
    [yes] {" "}(held by the Soviets)
   *[no] {" "}(held by the Axis)
}
tr-goal-order = { $city }: if it falls under its Supreme Command Order, the Soviets win at once
tr-goal-units = Axis units eliminated: { $points } VP{ $units ->
    [0] {""}
    [one] {" "}· 1 more is cut off, { $more } VP at the end of the game
   *[other] {" "}· { $units } more are cut off, { $more } VP at the end of the game
}
tr-goal-hqs = HQs relocated: +{ $each } VP for each Axis HQ, −{ $each } VP for each Soviet HQ, { $points } VP so far
tr-goal-breakthrough = Soviet combat units in { $hexes }, in supply: { $each } VP each, { $points } VP now

# Who would win if the game ended now.
tr-now-soviet = The Soviets would win now: { $points } of { $target } VP
tr-now-axis = The Axis would win now: the Soviets have { $points } of { $target } VP

# What is left to do.
tr-todo-move = { $count ->
    [0] All units have moved
    [one] 1 unit can still move
   *[other] { $count } units can still move
}{ $then ->
    [combat] {" "}· then combat
   *[end] {""}
}
tr-todo-walk = { $points } MP left
tr-todo-combat = { $count ->
    [0] No promising attack
    [one] 1 promising attack
   *[other] { $count } promising attacks
}
tr-todo-battle = { $count ->
    [one] 1 unit can still join
   *[other] { $count } units can still join
} · with all of them { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-todo-advances = { $count ->
    [one] 1 unit can advance
   *[other] { $count } units can advance
}
tr-todo-choice = { $left ->
    [0] All chits are chosen
    [one] 1 chit still to choose
   *[other] { $left } chits still to choose
}
tr-todo-cup = { $hand } in hand · { $cup } in the cup
tr-todo-place = { $count ->
    [one] 1 unit to place
   *[other] { $count } units to place
}

# What is given up by an end.
tr-loses-moves = { $count ->
    [one] 1 unit has not moved: { $units }.
   *[other] { $count } units have not moved: { $units }.
}
tr-loses-attacks = { $count ->
    [one] 1 promising attack is given up: { $hexes }.
   *[other] { $count } promising attacks are given up: { $hexes }.
}
tr-loses-advances = No unit advances into { $hex }: { $count ->
    [one] 1 unit could ({ $units }).
   *[other] { $count } units could ({ $units }).
}
tr-loses-names = { $count ->
    [one] 1 more unit could be named.
   *[other] { $count } more units could be named.
}
tr-loses-points = { $points } NP are lost.

# What the Luftwaffe could still change in a combat.
tr-chain-air-possible = Luftwaffe, if you use a marker: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the right
tr-chain-air-feared = Luftwaffe, if the Axis uses a Defensive marker ({ $markers } in all): −{ $count } on the die

# Placements that are proposed.
tr-propose-forward = Forward
tr-propose-in-depth = In depth
tr-propose-on-objectives = On the objectives

# What speaks for an action.
tr-why-wins = The fall of { $city } under its order wins the game at once
tr-why-city-points = { $city } is worth { $points } VP
tr-why-city = { $city } is the prize
tr-why-crossing = Takes the crossing point { $crossing }
tr-why-breakthrough = Breakthrough hex, worth { $points } VP at the end
tr-why-last-turn = The last turn to score
tr-why-guards = Guards { $city }
tr-why-supply = Back in supply
tr-why-command = Back in command range
tr-why-commands = { $count ->
    [0] No unit in its command range
    [one] 1 unit in its command range
   *[other] { $count } units in its command range
}
tr-why-attack-next = A good attack follows from there
tr-why-cover = Better cover: { $count ->
    [one] 1 column
   *[other] { $count } columns
} to the left
tr-why-out-of-zone = Out of the enemy ZOC
tr-why-next-to-enemy = Stands next to the enemy
tr-why-near-enemy = Distance to the enemy: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
tr-why-good-place = No better place in reach
tr-why-best-odds = Best odds on the line: { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-why-no-way-out = They can’t retreat without a loss
tr-why-enough = More units would not improve the odds
tr-why-better-column = Brings the attack to { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-why-no-step-lost = No step is lost on the way
tr-why-attacks-now = { $count ->
    [one] 1 good attack is ready
   *[other] { $count } good attacks are ready
}
tr-why-flips = It is only reduced, no unit is lost
tr-why-order = Distance of the enemy from { $city }: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}. If it falls under its order, the game is lost
tr-why-nothing-left = Nothing is left to do
