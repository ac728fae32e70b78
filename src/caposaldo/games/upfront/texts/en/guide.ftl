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

# What speaks for an action, in a hint.
uf-why-wins = It wins at the end of the turn
uf-why-nearer-chit = It reaches range chit { $to }; you need { $reach }
uf-why-nearer-range = It comes nearer to the range you need: { $reach }
uf-why-points = { $men ->
    [one] 1 man brings 1 point more
   *[other] { $men } men bring 1 point more each
}
uf-why-cover = Cover: { $modifier } on enemy attacks
uf-why-safer = The enemy can do less to it there
uf-why-full-fire = It can fire better from there
uf-why-out-of-wire = It gets rid of a Wire
uf-why-out-of-ground = It gets out of bad ground
uf-why-flank = It gains flank fire on { $enemy }
uf-why-breaks = { $left ->
    [one] 1 more loss breaks the enemy
   *[other] { $left } more losses break the enemy
}
uf-why-menace = { $target } is close to its goal
uf-why-pinned-target = { $men ->
    [one] 1 man there is pinned: a hit can remove him
   *[other] { $men } men there are pinned: a hit can remove them
}
uf-why-moving-target = { $target } is on the move and easier to hit
uf-why-flanked-target = You have flank fire on { $target }
uf-why-saves-weapons = No weapon can jam for nothing
uf-why-conceals = Your risk falls from { $from } to { $to }
uf-why-keeps-card = The card is worth more later
uf-why-keeps-cards = Your cards are worth more in hand
uf-why-rallies = { $men ->
    [one] 1 man can fire again
   *[other] { $men } men can fire again
}
uf-why-moves-again = The whole group can move again
uf-why-hero = It unpins { $man } at once
uf-why-heroic-fire = His fire counts double this turn
uf-why-leader = { $man } is a leader
uf-why-gunner = { $man } mans { $weapon-the }
uf-why-smoke = Smoke weakens enemy attacks on it
uf-why-infiltrate = An infiltrator can enter close combat, where cover doesn’t help
uf-why-assault = Close combat: cover doesn’t help the enemy
uf-why-repair = A working weapon adds firepower
uf-why-arrives = The men in transfer can fight again
uf-why-search = A sniper found takes no more shots
uf-why-to-discard = You can discard cards you can’t use
uf-why-nothing-better = Nothing better is left to do
uf-why-dead-card = You can’t use this card
uf-why-least-use = This card is worth least to you now
uf-why-sniper = A sniper can pin or kill a man and costs no action
uf-why-wire = { $target } can’t move on until it removes the Wire
uf-why-hinders = It holds up an enemy group
uf-why-bad-ground = Bad ground would hold the group up
uf-why-full-hand = More cards give you more to choose from
uf-why-as-proposed = The scenario’s groups are sound

# Groups that are proposed.
uf-propose-forward = Forward: two strong groups
uf-propose-in-depth = In depth: many small groups
uf-propose-fire-base = Fire base: the machine guns together
