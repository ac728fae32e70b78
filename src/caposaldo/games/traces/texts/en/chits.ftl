# Choosing chits.
tr-selection = Chits are chosen: { $soviet } by the Soviets, { $axis } by the Axis.
tr-chit-chosen = For the cup: { $chit }.
tr-chit-held = Kept in hand: { $chit }.
tr-chits-ready = Chits chosen: { $side }.
tr-cup-filled = { $cup ->
    [one] One chit lies in the cup
   *[other] { $cup } chits lie in the cup
}, { $hand ->
    [0] none in the Axis hand.
    [one] one in the Axis hand.
   *[other] { $hand } in the Axis hand.
}

# The cup.
tr-chit-drawn = Drawn from the cup: { $chit }. { $left ->
    [0] The cup is empty now.
    [one] One chit is left.
   *[other] { $left } chits are left.
}
tr-chit-added = The Axis puts a chit into the cup: { $cup } in the cup, { $hand } in hand.
tr-chit-added-secret = Into the cup goes { $chit }.
tr-chit-interrupted = The Axis plays { $okh } from its hand as an interrupt: { $chit } goes back into the cup without effect.

# Why not.
tr-chit-unknown = There is no such chit.
tr-chit-foreign = { $chit }: that chit belongs to the other side.
tr-chit-common = The Supply chit goes into the cup every turn by itself.
tr-chit-soviet-hand = The Soviets keep nothing back: all their chits go into the cup.
tr-chit-not-yet = { $chit } is not available before turn { $turn }.
tr-chit-stavka-crossings = { $chit } is available this turn { $most ->
    [0] only while the Soviets hold no crossing point
    [one] only while the Soviets hold no more than one crossing point
   *[other] only while the Soviets hold no more than { $most } crossing points
}; they hold { $count }.
tr-chit-used-up = { $chit } can be chosen only once in a game.
tr-chit-none-left = { $chit }: no chit is left to choose.
tr-chits-enough = All chits of this turn are chosen.
tr-chits-missing = { $left ->
    [one] One chit is still to be chosen.
   *[other] { $left } chits are still to be chosen.
}
tr-chit-fronts-first = { $chit } would take a place that the Fronts need: { $missing ->
    [one] one of them is still missing.
   *[other] { $missing } of them are still missing.
}
tr-no-okh-in-hand = An interrupt takes an OKH chit in hand.
tr-cup-empty = The cup is empty: put at least one chit from your hand into it.
tr-chit-not-in-hand = You hold no such chit.
