# The player turn (4)
uf-turn = Turn { $turn }: { $side }.
uf-discards = { $side }: a card is discarded.
uf-discarded = Discarded: { $card }.
uf-passes = { $side }: pass.
uf-drawn = { $side }: { $card } comes into the hand.
uf-draws = { $side }: { $cards ->
    [one] one card is drawn
   *[other] { $cards } cards are drawn
}.

# Why not
uf-no-group = There is no such group.
uf-not-your-group = { $group } is not yours.
uf-has-acted = { $group } has had its action in this turn.
uf-not-in-hand = That card is not in your hand.
uf-must-act = The enemy has just passed, and you have no card to discard: one of your groups must act.
uf-must-discard = The enemy has just passed, and you have not acted: discard a card.
uf-discards-german = Germans discard one card a turn.
uf-discards-american = Americans discard two cards a turn at most.
uf-discards-acted = One of your groups has acted: nothing is discarded in this turn.
uf-draw-limit = You may draw { $most ->
    [0] no card now
    [one] one card now
   *[other] 1 to { $most } cards now
}: your hand goes up to { $limit }.
