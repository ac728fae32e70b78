# The deck (2.2, 16.1, 16.2, 24.6)
uf-deck-over = The pile is empty: deck { $deck } of { $decks } is over, and the discards are the new pile.
uf-time-up = The pile is empty for the last time (deck { $deck } of { $decks }): the game ends when this is over.
uf-taken-out = { $card } leaves the game; { $left ->
    [one] one more of its kind is
   *[other] { $left } more of its kind are
} to go.
uf-last-taken-out = { $card } leaves the game, the last one to go: from now on the others of its kind may be played.
uf-minefield-spent = { $card } leaves the game.
