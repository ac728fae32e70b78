# Around the card table in the browser.
uf-screen-table = Card table
uf-screen-button = { $words }
uf-screen-group = { $nation ->
    [german] German { $letter }
    [american] American { $letter }
   *[russian] Russian { $letter }
}
uf-screen-the-group = { $group }
uf-screen-card = { $name } (no. { $number })
uf-screen-random = { $colour ->
    [red] red { $n }
   *[black] black { $n }
}

# What cards are.
uf-screen-fn-movement = Movement
uf-screen-fn-movement-flank = Flank
uf-screen-fn-movement-ford = Ford
uf-screen-fn-fire = Fire
uf-screen-fn-rally = Rally
uf-screen-fn-rally-all = Rally All
uf-screen-fn-concealed = Concealed
uf-screen-fn-smoke = Smoke
uf-screen-fn-wire = Wire
uf-screen-fn-hero = Hero
uf-screen-fn-sniper = Sniper
uf-screen-fn-radio = Radio
uf-screen-land-open = Open ground
uf-screen-land-buildings = Buildings
uf-screen-land-woods = Woods
uf-screen-land-brush = Brush
uf-screen-land-hill = Hill
uf-screen-land-gully = Gully
uf-screen-land-wall = Wall
uf-screen-land-marsh = Marsh
uf-screen-land-stream = Stream
uf-screen-land-minefield = Minefield
uf-screen-land-pillbox = Pillbox

# One line on each card.
uf-screen-text-terrain = Cover for a group that moves.
uf-screen-text-hill = Cover, and an advantage when firing down.
uf-screen-text-gully = Hidden from most fire.
uf-screen-text-wall = Cover from the front.
uf-screen-text-marsh = Slow to leave.
uf-screen-text-stream = You must ford it.
uf-screen-text-pillbox = Concrete: the best cover.
uf-screen-text-minefield = Lay it on an enemy group. Threshold { $threshold }.
uf-screen-text-movement = Forward, backward or sideways.
uf-screen-text-movement-flank = Movement, also to a flank.
uf-screen-text-movement-ford = Movement, also to ford a Stream.
uf-screen-text-fire = Strength { $value }.{ $need ->
    [0] {""}
   *[other] {" "}Needs firepower { $need }.
}
uf-screen-text-rally = { $value ->
    [one] 1 man rallies.
   *[other] { $value } men rally.
}
uf-screen-text-rally-all = Every man of a group rallies.
uf-screen-text-concealed = Weakens an attack on you.
uf-screen-text-smoke = Hides one of your groups.
uf-screen-text-wire = Lay it on an enemy group that moves.
uf-screen-text-hero = One man rallies and doubles his fire.
uf-screen-text-sniper = Kills on { $kills }, pins on { $pins }.
uf-screen-text-radio = For off-board artillery.
uf-screen-text-breeze = Breeze.

# Men and groups.
uf-screen-rank-sl = SL
uf-screen-rank-asl = ASL
uf-screen-rank-commissar = COM
uf-screen-unarmed = unarmed
uf-screen-fit = ready
uf-screen-mark-heroic = hero
uf-screen-mark-berserk = berserk
uf-screen-mark-target = target
uf-screen-mark-held-out = holds fire
uf-screen-mark-named = { $letter ->
    [none] goes
   *[other] to { $letter }
}
uf-screen-mark-moving-over = in transfer
uf-screen-mark-jammed = jammed
uf-screen-mark-inside = inside { $letter }
uf-screen-mark-serves = crew
uf-screen-mark-charge = charge
uf-screen-figure-weapon = Weapon
uf-screen-figure-power = Firepower, ranges 0–5
uf-screen-figure-morale = Morale
uf-screen-figure-panic = Panic value
uf-screen-figure-kia = KIA at
uf-screen-figure-close = Close combat
uf-screen-figure-second = Also carries
uf-screen-way-forward = forward
uf-screen-way-back = backward
uf-screen-way-sideways = sideways
uf-screen-way-up = moving
uf-screen-way-down = moving
uf-screen-smoke = smoke { $value }
uf-screen-wire = wire { $value }
uf-screen-face-down = open
uf-screen-offered = { $terrain }?
uf-screen-infiltrated = { $men ->
    [one] 1 infiltrator
   *[other] { $men } infiltrators
}
uf-screen-encircled = encircled
uf-screen-announced = to { $letter }
uf-screen-group-title = Group { $letter } · range chit { $chit }
uf-screen-men = { $men ->
    [one] 1 man
   *[other] { $men } men
}
uf-screen-gone = Out of play

# The numbers drawn.
uf-screen-came = { $strength } { $colour ->
    [red] − { $random }
   *[black] + { $random }
} = { $result }
uf-screen-fate-nothing = no effect
uf-screen-fate-pinned = pinned
uf-screen-fate-killed = killed
uf-screen-fate-routed = routs
uf-screen-fate-captured = captured
uf-screen-fate-berserk = berserk
uf-screen-fate-panics = panics
uf-screen-fate-jams = jams
uf-screen-fate-hitch = −1
uf-screen-fate-no-jam = no jam
uf-screen-fate-weapon-lost = weapon lost
uf-screen-fate-repaired = repaired
uf-screen-fate-still-jammed = still jammed
uf-screen-fate-found = found
uf-screen-fate-not-found = not found

# Ranges.
uf-screen-strength = strength { $strength }
uf-screen-power = firepower { $power }, cover { $modifier }
uf-screen-no-power = firepower 0
uf-screen-blocked = can’t fire

# Strip and panel.
uf-screen-points = points
uf-screen-turn-none = { $step }
uf-screen-turn-own = Your turn · { $step }
uf-screen-turn-of = { $nation ->
    [german] German
    [american] American
   *[russian] Russian
} turn · { $step }
uf-screen-deck = Deck { $deck }
uf-screen-deck-short = deck { $deck }
uf-screen-scale-deck = D{ $turn }
uf-screen-deck-of = Deck { $deck } of { $decks }
uf-screen-log-deck = Deck { $turn }
uf-screen-score = { $side }: { $points ->
    [1] 1 point
   *[other] { $points } points
}, { $lost ->
    [1] 1 man lost
   *[other] { $lost } men lost
}; breaks at { $breaks }.
uf-screen-standing = Situation
uf-screen-side-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
uf-screen-side-lost = lost { $lost }, breaks at { $breaks }
uf-screen-side-hand = hand { $hand }, limit { $limit }
uf-screen-goal-chit = Wins with { $men ->
    [one] 1 unpinned man
   *[other] { $men } unpinned men
} at range chit { $reach } or more{ $cover ->
    [yes] , in cover
   *[no] {""}
}.
uf-screen-goal-range = Wins with { $men ->
    [one] 1 unpinned man
   *[other] { $men } unpinned men
} at relative range { $reach } or more{ $cover ->
    [yes] , in cover
   *[no] {""}
}.
uf-screen-goal-clock = { $decks ->
    [one] Wins if the deck runs out first.
   *[other] Wins if the deck runs out { $decks } times first.
}
uf-screen-goal-points = { $decks ->
    [one] If the deck runs out first, points decide.
   *[other] If the deck runs out { $decks } times first, points decide.
}
uf-screen-more = Points in detail
uf-screen-less = Show less

# Deciding.
uf-screen-give-up = Cancel
uf-screen-give-up-commit = Call it off
uf-screen-act-infiltrate = Infiltrate
uf-screen-act-assault = Enter close combat
uf-screen-act-rearrange = Reorder the group
uf-screen-act-search = Search for the sniper
uf-screen-act-receive = Receive transfers
uf-screen-spoils-take = Take it
uf-screen-spoils-bury = Destroy it
uf-screen-spoils-keep = Leave it
uf-screen-resolve = Resolve the attack
uf-screen-needs = { $card } needs firepower { $need }; your groups that can fire have at most { $power }.
uf-screen-ask-no-terrain = You have no Terrain card to lay now: pass. The other side goes on if it can.
uf-screen-ask-firer = { $card }: choose the group that fires.
uf-screen-ask-target = { $card } with { $group }: choose the enemy group.
uf-screen-ask-aim = { $group } fires at { $target } with firepower { $power }: choose Fire cards up to that total.
uf-screen-ask-aim-more = { $group } fires at { $target } with strength { $strength }: open fire or add a card.
uf-screen-ask-aim-done = { $group } fires at { $target } with strength { $strength }: open fire? The enemy may still play a Concealed card.
uf-screen-ask-act = { $count ->
    [1] Group { $groups } can still act
   *[other] Groups { $groups } can act once each
}: choose a group or a card.
uf-screen-ask-acted = No group can do anything more: end your actions.
uf-screen-ask-acted-more = All your groups have acted: end your actions, or choose from the list.
uf-screen-ask-discard = { $must ->
    [yes] The enemy has just passed and you haven’t acted: discard a card
   *[no] { $left ->
        [-1] You may discard any number of cards: choose them in your hand
        [1] You may discard 1 card: choose it in your hand
       *[other] You may discard up to { $left } cards: choose them in your hand
    }
}{ $instead ->
    [yes] , or play one on the enemy instead
   *[no] {""}
}.
uf-screen-ask-discarded = You can’t discard any more cards: go on.
uf-screen-draw = { $n ->
    [0] Don’t draw
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
uf-screen-open-fire = Open fire
uf-screen-pass = Pass
uf-screen-end-turn = End the turn
uf-screen-ask-charge = { $man } is berserk and must charge { $target }.
uf-screen-ask-full = { $hand ->
    [one] You hold 1 card
   *[other] You hold { $hand } cards
} and can’t draw more: end the turn.
uf-screen-ask-card = { $card }: choose the group or another card.
uf-screen-ask-group = { $group }: choose a card to play, an enemy group to fire at or an action.
uf-screen-after = You play { $card } instead of a discard, after your actions.
uf-screen-ask-group-quiet = { $group }: choose a card to play or an action.
uf-screen-ask-down = You can only lay { $card } face down, as open ground: choose the group or another card.
uf-screen-lay-down = Lay face down: open ground
uf-screen-ask-instead = { $card }: choose the group to play it on, or discard it.
uf-screen-ask-lay-down = { $group }: choose a card to lay face down, as open ground. Any card will do; you lose it.
uf-screen-ask-both = { $card } on { $group }: choose what to do.
uf-screen-ask-named-more = { $men }: name another man or start.
uf-screen-ask-named = { $men }: start or cancel.
uf-screen-ask-man = { $man }: choose what he does.

# Odds.
uf-screen-odds-attack = Fire of { $group } at { $target }
uf-screen-odds-fight = { $man } in close combat
uf-screen-odds-slip = { $man } infiltrating { $target }
uf-screen-odds-draw = Hand limit
uf-screen-odds-none = No odds to show.
uf-screen-kind-attack = Fire
uf-screen-kind-fight = Close combat
uf-screen-kind-slip = Infiltration
uf-screen-kind-draw = Drawing
uf-screen-total-attack = Fire strength
uf-screen-total-fight = Total
uf-screen-total-slip = Column 1–10: he infiltrates on red
uf-screen-total-draw = Hand limit
uf-screen-each-man = Man by man, one card each
uf-screen-firepower = Firepower
uf-screen-chance-killed = killed
uf-screen-chance-routed = routs
uf-screen-chance-pinned = pinned
uf-screen-chance-berserk = berserk
uf-screen-chance-nothing = no effect

# The table as text.
uf-screen-text-standing = Situation
uf-screen-text-ranges = Ranges
uf-screen-text-deck = Deck { $deck } of { $decks }: { $pile } cards left, { $discards } discarded.
uf-screen-text-side = { $side }: points { $points }, men lost { $lost } of { $men }, breaks at { $breaks }; cards in hand { $hand }, limit { $limit }.
uf-screen-text-hand = In hand, no. { $number }: { $card }
uf-screen-text-man = { $letter }: { $man } { $marks }.
uf-screen-text-range = { $group } and { $enemy }: relative range { $range }, firepower { $power } and { $back }.
