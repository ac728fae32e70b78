# What each side wins by.
uf-goal-chit = Unpinned men halted at range chit { $reach }{ $cover ->
    [yes] , in cover
   *[no] {""}
}: { $now } of { $men }
uf-goal-range = Unpinned men halted at relative range { $reach } from an enemy group{ $cover ->
    [yes] , in cover
   *[no] {""}
}: { $now } of { $men }
uf-goal-break = Men { $side-the } have lost: { $now } of the { $needed } that break them
uf-goal-clock = { $decks ->
    [one] The deck runs out
   *[other] The deck runs out { $decks } times: { $now } so far
}
uf-goal-points = { $decks ->
    [one] Most points when the deck runs out: { $points } now
   *[other] Most points when the deck runs out { $decks } times: { $points } now
}

# Who would win if the game ended now.
uf-now-at-chit = The { $side } win at the end of this turn: { $men ->
    [one] 1 man
   *[other] { $men } men
} at range chit { $reach }
uf-now-at-range = The { $side } win at the end of this turn: { $men ->
    [one] 1 man
   *[other] { $men } men
} at relative range { $reach }
uf-now-by-time = The { $side } lead now: they win when time runs out
uf-now-on-points = The { $side } lead now: { $first } { $points }, { $second } { $others }
uf-now-even = Even now: { $points } each
