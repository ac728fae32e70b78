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
uf-screen-fn-rally-all = Rally all
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
uf-screen-text-terrain = Cover for a group that has moved.
uf-screen-text-hill = Cover, and a better view down.
uf-screen-text-gully = Out of sight for most.
uf-screen-text-wall = Cover against those in front.
uf-screen-text-marsh = Slow to get out of.
uf-screen-text-stream = Has to be forded.
uf-screen-text-pillbox = Concrete: the best cover.
uf-screen-text-minefield = Laid on an enemy group. Threshold { $threshold }.
uf-screen-text-movement = Forward, back or sideways.
uf-screen-text-movement-flank = Movement, also round a flank.
uf-screen-text-movement-ford = Movement, also across a stream.
uf-screen-text-fire = Strength { $value }.{ $need ->
    [0] {""}
   *[other] {" "}Needs firepower { $need }.
}
uf-screen-text-rally = { $value ->
    [one] One man gets up.
   *[other] { $value } men get up.
}
uf-screen-text-rally-all = All men of a group get up.
uf-screen-text-concealed = Against one attack on you.
uf-screen-text-smoke = Hides one of your groups.
uf-screen-text-wire = On an enemy group that moves.
uf-screen-text-hero = One man gets up and doubles his fire.
uf-screen-text-sniper = Kills on { $kills }, pins on { $pins }.
uf-screen-text-radio = For guns off the table.
uf-screen-text-breeze = Breeze.

# Men and groups.
uf-screen-rank-sl = SL
uf-screen-rank-asl = ASL
uf-screen-rank-commissar = COM
uf-screen-unarmed = unarmed
uf-screen-fit = up
uf-screen-mark-heroic = hero
uf-screen-mark-berserk = berserk
uf-screen-mark-target = target
uf-screen-mark-held-out = holds fire
uf-screen-mark-named = { $letter ->
    [none] goes
   *[other] to { $letter }
}
uf-screen-mark-moving-over = on his way
uf-screen-mark-jammed = jammed
uf-screen-mark-inside = inside { $letter }
uf-screen-mark-serves = crew
uf-screen-mark-charge = charge
uf-screen-figure-weapon = Weapon
uf-screen-figure-power = Firepower, ranges 0 to 5
uf-screen-figure-morale = Morale
uf-screen-figure-panic = Panic
uf-screen-figure-kia = Killed at
uf-screen-figure-close = Close combat
uf-screen-figure-second = Also carries
uf-screen-way-forward = forward
uf-screen-way-back = back
uf-screen-way-sideways = sideways
uf-screen-way-up = moving
uf-screen-way-down = moving
uf-screen-smoke = smoke { $value }
uf-screen-wire = wire { $value }
uf-screen-face-down = open
uf-screen-offered = { $terrain }?
uf-screen-infiltrated = { $men } inside
uf-screen-encircled = encircled
uf-screen-announced = to { $letter }
uf-screen-group-title = Group { $letter } · chit { $chit }
uf-screen-men = { $men ->
    [one] one man
   *[other] { $men } men
}
uf-screen-gone = Out of the game

# The numbers drawn.
uf-screen-came = { $strength } { $colour ->
    [red] − { $random }
   *[black] + { $random }
} = { $result }
uf-screen-fate-nothing = unhurt
uf-screen-fate-pinned = pinned
uf-screen-fate-killed = killed
uf-screen-fate-routed = routs
uf-screen-fate-captured = captured
uf-screen-fate-berserk = berserk
uf-screen-fate-panics = panics
uf-screen-fate-jams = jams
uf-screen-fate-hitch = one less
uf-screen-fate-no-jam = no jam
uf-screen-fate-weapon-lost = weapon lost
uf-screen-fate-repaired = works again
uf-screen-fate-still-jammed = still jammed
uf-screen-fate-found = found
uf-screen-fate-not-found = not found

# Ranges.
uf-screen-strength = strength { $strength }
uf-screen-power = firepower { $power }, cover { $modifier }
uf-screen-no-power = no firepower
uf-screen-blocked = cannot fire

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
uf-screen-score = { $side }: { $points } points, { $lost } men lost; broken at { $breaks }.
uf-screen-standing = How things stand
uf-screen-side-points = { $points ->
    [1] one point
   *[other] { $points } points
}
uf-screen-side-lost = lost { $lost }, broken at { $breaks }
uf-screen-side-hand = hand { $hand }, refilled to { $limit }
uf-screen-goal-chit = Wins with { $men } men at range chit { $reach } or more{ $cover ->
    [yes] , in cover
   *[no] {""}
}.
uf-screen-goal-range = Wins with { $men } men at relative range { $reach } or more{ $cover ->
    [yes] , in cover
   *[no] {""}
}.
uf-screen-goal-clock = { $decks ->
    [one] Wins if the deck runs out first.
   *[other] Wins if the deck runs out { $decks } times first.
}
uf-screen-goal-points = { $decks ->
    [one] If the deck runs out first, the points decide.
   *[other] If the deck runs out { $decks } times first, the points decide.
}
uf-screen-more = Where the points come from
uf-screen-less = Show less

# Deciding.
uf-screen-give-up = Cancel
uf-screen-give-up-commit = Give it up
uf-screen-act-infiltrate = Infiltrate
uf-screen-act-assault = Close combat
uf-screen-act-rearrange = Change the order
uf-screen-act-search = Look for the sniper
uf-screen-act-receive = Take in who comes
uf-screen-spoils-take = Yes, takes it
uf-screen-spoils-bury = Destroys it
uf-screen-spoils-keep = Leaves it there
uf-screen-resolve = Draw the cards
uf-screen-needs = { $card } needs firepower { $need }; no group that may fire has more than { $power }.
uf-screen-ask-no-terrain = You hold no Terrain card that could be laid now: pass. The other side goes on if it can.
uf-screen-ask-firer = { $card }: choose the group that fires.
uf-screen-ask-target = { $card } and { $group }: choose the enemy group.
uf-screen-ask-aim = { $group } fires at { $target } with firepower { $power }: choose Fire cards that need no more than that.
uf-screen-ask-aim-more = { $group } aims at { $target }, strength { $strength }: open fire, or add a card.
uf-screen-ask-aim-done = { $group } aims at { $target }, strength { $strength }: open fire? The enemy may still play a Concealed card.
uf-screen-ask-act = { $count ->
    [1] Group { $groups } may still act
   *[other] Groups { $groups } may act, once each
}: choose a group or a card.
uf-screen-ask-acted = No group has anything left to do: end your actions.
uf-screen-ask-acted-more = All groups have acted: end your actions, or see in the list what is left.
uf-screen-ask-discard = { $must ->
    [yes] The enemy has just passed and you have not acted: discard a card
   *[no] { $left ->
        [-1] Discard any cards you do not want: choose them in your hand
        [1] You may discard one card: choose it in your hand
       *[other] You may discard up to { $left } cards: choose them in your hand
    }
}{ $instead ->
    [yes] , or play one on the enemy instead
   *[no] {""}
}.
uf-screen-ask-discarded = You may discard no more: go on.
uf-screen-draw = { $n ->
    [0] Draw none
    [one] Draw one card
   *[other] Draw { $n } cards
}
uf-screen-open-fire = Open fire
uf-screen-pass = Pass
uf-screen-end-turn = End the turn
uf-screen-ask-charge = { $man }, berserk, charges { $target }: he has no choice.
uf-screen-ask-full = { $hand ->
    [one] You hold one card
   *[other] You hold { $hand } cards
} and may draw no more: end the turn.
uf-screen-ask-card = { $card }: choose the group, or another card.
uf-screen-ask-group = { $group }: choose a card to play, an enemy group to fire at, or an action.
uf-screen-after = { $card } is played in the place of a discard, after your actions.
uf-screen-ask-group-quiet = { $group }: choose a card to play or an action.
uf-screen-ask-down = { $card } can only be laid face down, as open ground: choose the group, or another card.
uf-screen-lay-down = A card face down: open ground
uf-screen-ask-instead = { $card }: choose the group it is played on, or discard it.
uf-screen-ask-lay-down = { $group }: choose the card that is laid face down, as open ground. Any card will do; it is spent.
uf-screen-ask-both = { $card } and { $group }: choose what is meant.
uf-screen-ask-named-more = { $men }: name another man, or go.
uf-screen-ask-named = { $men }: go, or cancel.
uf-screen-ask-man = { $man }: choose what he does.

# Odds.
uf-screen-odds-attack = { $group } fires at { $target }
uf-screen-odds-fight = Chances of { $man }
uf-screen-odds-slip = { $man } slips towards { $target }
uf-screen-odds-draw = The hand
uf-screen-odds-none = There is nothing to reckon with.
uf-screen-kind-attack = Fire
uf-screen-kind-fight = Close combat
uf-screen-kind-slip = Infiltration
uf-screen-kind-draw = Refill
uf-screen-total-attack = Fire strength
uf-screen-total-fight = Total
uf-screen-total-slip = Column, 1 to 10: red lets him in
uf-screen-total-draw = Limit of the hand
uf-screen-each-man = Each man, one card drawn for each
uf-screen-whole = The group as a whole
uf-screen-firepower = Firepower
uf-screen-chance-killed = killed
uf-screen-chance-routed = routs
uf-screen-chance-pinned = pinned
uf-screen-chance-berserk = goes berserk
uf-screen-chance-nothing = no effect

# The table as text.
uf-screen-text-standing = How things stand
uf-screen-text-ranges = Ranges
uf-screen-text-deck = Deck { $deck } of { $decks }, { $pile } cards left, { $discards } discarded.
uf-screen-text-side = { $side }: points { $points }, lost { $lost } of { $men } men, broken at { $breaks }; cards in hand { $hand }, refilled to { $limit }.
uf-screen-text-hand = In hand, no. { $number }: { $card }
uf-screen-text-man = { $letter }: { $man } { $marks }.
uf-screen-text-range = { $group } and { $enemy }: relative range { $range }, firepower { $power } and { $back }.
