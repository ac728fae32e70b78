# The decision bar and the keys of the playing page
flow-next = Next unit
flow-next-group = Next group
flow-space = Space
flow-more = More
flow-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
flow-show-them = Show them
flow-sure = { $act }? { $loses }
flow-sure-back = Go back
flow-dropped = The prompt has just changed, so that key did nothing.
flow-end-turn = { $cards ->
    [0] End turn
    [one] End turn: draw 1
   *[other] End turn: draw { $cards }
}
flow-hold-best = Wait for the best moment
flow-hold-move = Hold for this whole move
flow-hold-turn = Hold for this turn
flow-group-squad = Another squad
flow-group-cap = Command points
flow-group-wait = Wait

# Where the rules of undo refuse
flow-back = Undo all the same…
flow-back-last = Undo my last decision
flow-back-turn = Go back to the start of my turn
flow-back-round = Go back to my first decision this round
flow-back-ask = Ask to undo
flow-back-free-note = Against a bot you can undo it all the same. The record notes it.
flow-back-ask-note = Other people play here: they have to agree.
flow-back-off-note = This is a serious game: decisions stand.

# The keys
flow-keys-own = This game
flow-key-confirm = confirm what is in hand
flow-key-next = next unit, or keep the facing
flow-key-stay = this unit stays, or is finished
flow-key-end = end this phase
flow-key-pass = end the turn, pass
flow-key-choice = that number in the list of choices
flow-key-hint = hint
flow-key-undo = undo
flow-key-recap = what the other side did
flow-key-goals = objectives
flow-key-bg-turn = turn on the spot, or move instead
flow-key-bg-hold = hold fire
flow-key-tr-join = let all units join the attack
flow-key-tr-pass = decline
flow-key-st-close = fire in close combat
flow-key-st-recover = recover from a hit
flow-key-st-release = leave the units in hand and take another squad
flow-key-st-stall-ap = stall for 1 AP
flow-key-st-stall-cap = stall for 1 CAP
flow-key-uf-draw = draw cards
flow-key-uf-accept = accept
flow-key-uf-reject = reject
flow-key-uf-keep = play nothing
flow-key-uf-give-up = cancel
flow-key-wh-formation = next formation
flow-key-wh-fire-first = fire first, then move
flow-key-wh-stay = manoeuvre without moving
flow-key-wh-token = play a manoeuvre token

# Settings
flow-set-losses = When something would be lost
flow-set-losses-hint = Before you end a phase with units that have not acted, or pass with points left.
flow-set-losses-ask = Ask me first
flow-set-losses-never = Never ask
flow-set-facing = Facing after a move
flow-set-facing-hint = “When it matters” asks only if a near enemy would stand outside the front.
flow-set-facing-always = Always ask
flow-set-facing-matters = When it matters
flow-set-facing-never = Never ask

# Words of the game
flow-term-more = More:
