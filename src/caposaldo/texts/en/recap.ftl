# What the other side did since your last decision
recap-title = What the other side did
recap-now = Your turn
recap-at = { $at } of { $of }
recap-back = Previous moment
recap-on = Next moment
recap-their-turn = Their turn: { $at } of { $of }
recap-go-on = Back to my decision
recap-moved = { $count ->
    [0] nobody moved
    [one] 1 moved
   *[other] { $count } moved
}
recap-attacks = { $count ->
    [0] no attacks
    [one] 1 attack
   *[other] { $count } attacks
}
recap-hurt = { $count ->
    [0] no harm to you
    [one] 1 of them hurt you
   *[other] you were hurt { $count } times
}
recap-also-moved = { $count ->
    [one] { $units } moved.
   *[other] { $count } units moved: { $units }.
}
recap-set = What the other side did
recap-set-hint = A card sums up their turn when a decision comes back to you. V opens it at any time.
recap-set-always = Always show it
recap-set-matters = When it hurt me
recap-set-never = Never
