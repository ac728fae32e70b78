# The deck (2.2, 16.1, 16.2, 24.6)
uf-deck-over = The draw pile is empty. Deck { $deck } of { $decks } is over; the discards become the new pile.
uf-time-up = The last draw pile is empty (deck { $deck } of { $decks }): the game ends after the current event.
uf-taken-out = { $card } is removed from the game; { $left } more of this type to go.
uf-last-taken-out = { $card } is removed from the game; it was the last to go, and the other cards of this type can be played.
uf-minefield-spent = { $card } is removed from the game.
