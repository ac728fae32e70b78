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

# What is left to do in a turn, by the letters of groups.
uf-todo-act = { $count ->
    [0] No group has much left to do
   *[other] { $fire ->
        [none] {""}
       *[other] fire: { $fire } ·{" "}
    }{ $rally ->
        [none] {""}
       *[other] rally: { $rally } ·{" "}
    }{ $cover ->
        [none] {""}
       *[other] take cover: { $cover } ·{" "}
    }{ $other ->
        [none] {""}
       *[other] another action: { $other } ·{" "}
    }{ $advance ->
        [none] {""}
       *[other] advance: { $advance } ·{" "}
    }{ $count ->
        [one] 1 group can still act
       *[other] { $count } groups can still act
    }
}{ $enemy ->
    [passed] {" "}· the enemy has passed
   *[played] {""}
}
uf-todo-discard = { $left ->
    [-1] You can discard as many cards as you like
    [0] No discards left
    [one] You can discard 1 card
   *[other] You can discard { $left } cards
}
uf-todo-refill = { $cards ->
    [0] Your hand is full
    [one] 1 card to draw
   *[other] { $cards } cards to draw
} · hand limit { $limit }

# What is given up by an end.
uf-loses-act = { $count ->
    [one] Group { $groups } could still act.
   *[other] Groups { $groups } could still act.
}
uf-loses-lay = { $count ->
    [one] Group { $groups } starts without cover.
   *[other] Groups { $groups } start without cover.
}
