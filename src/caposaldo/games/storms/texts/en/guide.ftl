# What each side wins by.
st-goal-points = Most VP after round { $rounds }: { $points } so far
st-goal-target = { $points } of { $target } VP; or most VP after round { $rounds }
st-goal-hold-round = { $objective }: { $points } VP at the end of each round{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-hold-end = { $objective }: { $points } VP at the end of the game{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-destroy = Enemy units destroyed: { $units }, for { $points } VP
st-goal-exit = Units that leave the map from { $hex-the }: { $points } VP each, { $units } so far
st-goal-secret-hold = Secret objective “{ $card }”: hold { $objective-the } at the end for { $points } VP{ $held ->
    [yes] {" "}(held)
    [contested] {" "}(contested)
   *[no] {" "}(not held)
}
st-goal-secret-destroy = Secret objective “{ $card }”: destroy { $amount } units for { $points } VP ({ $units } so far)
st-goal-secret-spare = Secret objective “{ $card }”: lose no more than { $amount } units for { $points } VP ({ $units } lost)
st-goal-secret-unknown = Secret objectives: { $count }, shown at the end of the game

# Who would win if the game ended now.
st-now-leads = { $side-The } lead now: Germans { $german } VP, Soviets { $soviet } VP
st-now-even = Even now: { $german } VP each, and both sides would lose

# What is left to do in a turn: AP of the open activation, units that can act, CAP.
st-todo-turn = { $ap ->
    [0] {""}
    [one] 1 AP left ·{" "}
   *[other] { $ap } AP left ·{" "}
}{ $ready ->
    [0] no ready units
    [one] 1 unit is ready
   *[other] { $ready } units are ready
} · { $cap } CAP left{ $passed ->
    [yes] {" "}· the enemy has passed
   *[no] {""}
}
st-todo-act-ap = { $ap } AP and { $cap } CAP to spend
st-todo-act-opportunity = One free action; then the unit is spent
st-todo-act-cap = { $cap } CAP to spend
st-todo-act-card = One action by the card
st-todo-place = { $count ->
    [one] 1 unit to place
   *[other] { $count } units to place
}
st-todo-plot = { $count ->
    [0] All batteries have their orders
    [one] 1 battery can be given a target
   *[other] { $count } batteries can be given a target
}

# What is given up by an end.
st-loses-ap = { $ap ->
    [one] 1 AP of { $active } is lost.
   *[other] { $ap } AP of { $active } are lost.
}
st-loses-ap-and-units = { $ap ->
    [one] 1 AP of { $active } is lost,
   *[other] { $ap } AP of { $active } are lost,
} and the round ends: { $count ->
    [one] { $units } has not acted.
   *[other] { $units } have not acted.
}
st-loses-units = The round ends: { $count ->
    [one] { $units } has not acted.
   *[other] { $units } have not acted.
}
st-loses-units-perhaps = If the enemy passes too, the round ends: { $count ->
    [one] { $units } has not acted.
   *[other] { $units } have not acted.
}
st-loses-plot = { $count ->
    [one] 1 battery has no target for the next round: { $batteries }.
   *[other] { $count } batteries have no target for the next round: { $batteries }.
}

# What happens, besides what the chapters say.
st-enters = { $unit-The } enters the map at { $to-the }.
