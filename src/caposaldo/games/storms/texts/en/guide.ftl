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
st-goal-secret-destroy = Secret objective “{ $card }”: destroy { $amount ->
    [one] 1 unit
   *[other] { $amount } units
} for { $points } VP ({ $units } so far)
st-goal-secret-spare = Secret objective “{ $card }”: lose at most { $amount ->
    [one] 1 unit
   *[other] { $amount } units
} for { $points } VP ({ $units } lost)
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

# What speaks for an action, in a hint.
st-why-takes = It takes { $objective-the }
st-why-takes-last = The last chance to take { $objective-the } this round
st-why-holds = It holds { $objective-the }
st-why-contests = The enemy at { $objective-the } no longer scores
st-why-hides = The unit disappears from view
st-why-out-of-fire = No enemy in view can fire at it there
st-why-cover = Cover: +{ $dm } to the defence
st-why-overlooks = { $objective-The } is in sight and in range
st-why-next-shot = From there it can fire
st-why-nearer = It comes nearer to { $objective-the }
st-why-finishes = One more hit destroys { $unit-the }
st-why-clears = The enemy holds { $objective-the }
st-why-flank = The shot strikes the flank
st-why-short-range = Short range: +3 firepower
st-why-opportunity = It costs no points
st-why-command = CAP let it act once more
st-why-enters = It comes onto the map
st-why-shaken = It can try to recover
st-why-can-fire = It has a target
st-why-can-reach = It can reach { $objective-the } this round
st-why-under-fire = The enemy can fire at it where it is
st-why-faces = { $unit-The } is in its front arc
st-why-saves-cap = It saves CAP: you have { $cap }
st-why-initiative = It helps you take the first turn
st-why-raises = The chance rises from { $from } to { $to }
st-why-recover = With a hit marker, the next hit destroys it
st-why-exit = It leaves the map for { $points } VP
st-why-release = Another unit has more to do
st-why-scores-now = The round ends and you score { $points } VP
st-why-nothing-better = Nothing better is left to do
st-why-shells = { $count ->
    [one] 1 enemy unit is under the shells
   *[other] { $count } enemy units are under the shells
}

# Chapters of the rules that a lesson leaves out.
st-chapter-closed = This scenario doesn’t use { $chapter }.
st-chapter-9 = groups and shared activations
st-chapter-10 = hidden units
st-chapter-12 = indirect fire

# Set-ups that are proposed.
st-propose-forward = Forward
st-propose-in-depth = In depth
st-propose-on-objectives = On the objectives
