# The player turn (4)
uf-turn = Turn { $turn }: { $side }.
uf-discards = The { $side } discard a card.
uf-discarded = Discard: { $card }.
uf-passes = The { $side } pass.
uf-drawn = The { $side } draw { $card }.
uf-draws = The { $side } draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.

# Why not
uf-no-group = That group doesn’t exist.
uf-not-your-group = { $group } isn’t yours.
uf-has-acted = { $group } has already acted this turn.
uf-not-in-hand = That card isn’t in your hand.
uf-must-act = The enemy has just passed and you have no card to discard: act with a group.
uf-must-discard = The enemy has just passed and you haven’t acted: discard a card.
uf-discards-german = Germans can’t discard more than 1 card a turn.
uf-discards-american = Americans can’t discard more than 2 cards a turn.
uf-discards-acted = One of your groups has acted: you can’t discard this turn.
uf-draw-limit = You can draw { $most ->
    [0] no cards
    [one] 1 card
   *[other] 1 to { $most } cards
}: your hand limit is { $limit }.
