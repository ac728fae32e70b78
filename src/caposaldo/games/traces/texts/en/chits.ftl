# Choosing chits.
tr-selection = Chit selection: Soviets { $soviet }, Axis { $axis }.
tr-chit-chosen = { $chit-The } goes into the cup.
tr-chit-held = { $chit-The } stays in hand.
tr-chits-ready = { $side-The } { $side-gender ->
    [p] have chosen their
   *[other] has chosen its
} chits.
tr-cup-filled = { $cup ->
    [one] 1 chit in the cup
   *[other] { $cup } chits in the cup
}, { $hand ->
    [0] none in the Axis hand.
    [one] 1 in the Axis hand.
   *[other] { $hand } in the Axis hand.
}

# The cup.
tr-chit-drawn = Drawn from the cup: { $chit }. { $left ->
    [0] The cup is now empty.
    [one] 1 chit is left.
   *[other] { $left } chits are left.
}
tr-chit-added = The Axis puts a chit into the cup: { $cup } in the cup, { $hand } in hand.
tr-chit-added-secret = { $chit-The } goes into the cup.
tr-chit-interrupted = The Axis interrupts with { $okh-the } from its hand: { $chit-the } goes back into the cup without effect.

# Why not.
tr-chit-unknown = There is no such chit.
tr-chit-foreign = { $chit-The } belongs to the enemy.
tr-chit-common = You don’t choose the Supply chit: it goes into the cup every turn.
tr-chit-soviet-hand = The Soviets can’t keep chits in hand: all their chits go into the cup.
tr-chit-not-yet = { $chit-The } isn’t available before turn { $turn }.
tr-chit-stavka-crossings = { $chit-The } is available this turn only if the Soviets hold { $most ->
    [0] no crossing points
    [one] at most 1 crossing point
   *[other] at most { $most } crossing points
}; they hold { $count }.
tr-chit-used-up = { $chit-The } can be chosen only once in a game.
tr-chit-none-left = No more chits to choose: { $chit }.
tr-chits-enough = You have already chosen all your chits for this turn.
tr-chits-missing = { $left ->
    [one] Choose 1 more chit first.
   *[other] Choose { $left } more chits first.
}
tr-chit-fronts-first = { $chit-The } would take a place that the Fronts need: { $missing ->
    [one] 1 of them is still missing.
   *[other] { $missing } of them are still missing.
}
tr-no-okh-in-hand = You need an OKH chit in hand to interrupt.
tr-cup-empty = The cup is empty: put at least 1 chit from your hand into it.
tr-chit-not-in-hand = You don’t hold that chit.
