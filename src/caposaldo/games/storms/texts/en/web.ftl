# The board in the browser.
st-screen-map = Battle map
st-screen-layers = On the map
st-screen-layer-sight = Sight
st-screen-layer-arc = Arc
st-screen-layer-costs = Costs
st-screen-pick = choose { $unit-the }

# The strip.
st-screen-round = R { $round }
st-screen-round-short = round { $round }
st-screen-points = VP
st-screen-score = { $side }: { $points } VP, losses { $losses }, { $cap } CAP
st-screen-phase-set-up = Set-up
st-screen-phase-refresh = New round
st-screen-phase-plotting = Artillery plotting
st-screen-phase-strikes = Artillery fire
st-screen-phase-arrivals = Reinforcements
st-screen-phase-initiative = Initiative
st-screen-phase-play = Turns
st-screen-phase-end = End of the round

# Points.
st-screen-tracks = Points and losses
st-screen-ap = AP
st-screen-cap = CAP
st-screen-ap-long = Action points: 7 for every activation
st-screen-cap-long = Command action points: for actions of any unit, for rolls, for cards; each unit lost takes 1 away
st-screen-ap-words = { $ap } AP left in this activation
st-screen-ap-none = no open activation
st-screen-cap-words = { $cap } CAP of { $most }
st-screen-hand-count = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
st-screen-losses = { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
st-screen-bid = { $cap } CAP declared

# Cards.
st-screen-cards = Your cards
st-screen-goals = { $count ->
    [one] Secret objective
   *[other] Secret objectives
}
st-screen-goal-count = { $count ->
    [one] 1 secret objective
   *[other] { $count } secret objectives
}
st-screen-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
}
st-screen-free = free
st-screen-cost-ap = { $ap } AP
st-screen-cost-cap = { $cap } CAP
st-screen-cost-either = { $ap } AP / CAP
st-screen-cost-both = { $ap } AP / { $cap } CAP
st-screen-play-ap = Play with AP
st-screen-play-cap = Play with CAP
st-screen-play-free = Play
st-screen-play-opportunity = Play
st-screen-play-use = Use
st-screen-not-now = not now

# Units.
st-screen-to-place = To be placed
st-screen-missions = { $count ->
    [0] no fire missions left
    [one] 1 fire mission left
   *[other] { $count } fire missions left
}
st-screen-plotted = falls at { $hex-the } next round
st-screen-fire = Fire
st-screen-move = Move
st-screen-red = Red
st-screen-blue = Blue
st-screen-range = Range
st-screen-defence = Front / flank
st-screen-where = Hex
st-screen-card = Card
st-screen-card-used = Card, used
st-screen-arrives = arrives in round { $round }
st-screen-arrives-event = arrives with “{ $card }”
st-screen-place-reserve = to be placed
st-screen-place-waiting = may enter
st-screen-place-destroyed = destroyed
st-screen-place-left = has left the map
st-screen-status-ready = ready
st-screen-status-active = active
st-screen-status-spent = spent
st-screen-hidden-ready = hidden, ready
st-screen-hidden-active = hidden, active
st-screen-hidden-spent = hidden, spent
st-screen-hit-unknown = hit, marker face down
st-screen-hit-down = ?
st-screen-hit-stunned = STUNNED
st-screen-hit-unnerved = UNNERVED
st-screen-hit-panicked = PANICKED
st-screen-hit-pinned = PINNED
st-screen-hit-suppressed = SUPPR.
st-screen-hit-cowering = COWERING
st-screen-group-map = On the map
st-screen-group-waiting = May enter
st-screen-group-reserve = To come
st-screen-group-left = Off the map
st-screen-group-destroyed = Destroyed
st-screen-count = { $count ->
    [one] 1 unit
   *[other] { $count } units
}

# Buttons and modes.
st-screen-mode-opportunity = Opportunity…
st-screen-mode-cap = Command…
st-screen-mode-smoke = Smoke…
st-screen-mode-care = Move cautiously…
st-screen-mode-hide = Hide…
st-screen-mode-search = Fire at empty hex…
st-screen-rolled = Rolled: { $total }
st-screen-log-round = Round { $turn }
st-screen-scale-round = R{ $turn }
st-screen-ask-choose = Your turn: choose a unit or a card.
st-screen-ask-choose-unit = Your turn: choose a unit.
st-screen-ask-opportunity = Opportunity action: choose a unit.
st-screen-ask-cap = Command action: choose a unit to act on CAP.
st-screen-ask-smoke = { $unit }: choose a hex for the smoke.
st-screen-ask-care = { $unit }: choose a hex to move to cautiously.
st-screen-ask-hide = { $unit }: choose a hex to hide in.
st-screen-ask-search = { $unit }: choose an empty hex to fire at.
st-screen-ask-deploy = { $unit }: choose a hex and a facing.
st-screen-ask-conceal = { $unit }: choose a hex to hide in.
st-screen-ask-aim = { $card }: choose the hex to strike next round.
st-screen-ask-aim-smoke = { $card }: choose the hex for the smoke next round.
st-screen-aim = { $card }
st-screen-aim-smoke = { $card }: smoke
st-screen-confirm-conceal = Confirm hidden units
st-screen-confirm-plot = Done plotting
st-screen-boost = { $words } · { $chance }
st-screen-button = { $words }
st-screen-keep-facing = Keep facing { $facing }
st-screen-pass = Pass
st-screen-release = End the activation
st-screen-add-cap = 1 CAP for 1 AP
st-screen-tip-opportunity = A ready unit takes one action free, then it is spent
st-screen-tip-cap = Any unit takes one action paid in CAP; its state doesn’t change
st-screen-tip-smoke = Fire smoke instead of shells
st-screen-tip-care = Move cautiously: it costs more, but the unit isn’t exposed
st-screen-tip-hide = Hide where the enemy can’t see the unit
st-screen-tip-search = Fire where an enemy may be hidden
st-screen-tip-stall = Do nothing and keep the round going
st-screen-tip-pass = Do nothing; the active unit becomes spent. When both pass, the round ends
st-screen-tip-release = The active unit becomes spent and its AP are lost; your turn goes on
st-screen-tip-add-cap = Pay 1 more point of this action’s cost in CAP instead of AP
st-group-search = Fire at an empty hex
st-screen-rose-turn = Pivot
st-screen-rose-face = Facing
st-screen-plot-next = next round
st-screen-plot-next-smoke = smoke next round
st-screen-plot-now = now
st-screen-plot-now-smoke = smoke now

# Odds.
st-screen-move-to = Move to { $hex-the }
st-screen-attack = Attack on { $hex-the }
st-screen-recovery = Recovery of { $unit-the }
st-screen-kind-attack = AV against DV
st-screen-kind-recovery = 2D6
st-screen-kind-move = AP
st-screen-total-attack = Total
st-screen-total-recovery = Total
st-screen-total-move = Cost
st-screen-odds-none = No odds to show.
st-screen-with-cap = With
st-screen-chance-hit = hit
st-screen-av = Attack value (+ 2D6)
st-screen-dv = Defence value
st-screen-danger = { $unit } under fire
st-screen-danger-title = Enemies that could fire at it there
st-screen-danger-kind = AV against DV
st-screen-danger-note = Counts only what your side can see.
st-screen-danger-none = No enemy in view could fire at it there.

# Hexes.
st-screen-gully = gully
st-screen-gully-open = gully opening
st-screen-level = level { $level }
st-screen-cover = cover { $cover }
st-screen-smoke = smoke { $smoke }
st-screen-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
st-screen-band-own = own hex
st-screen-band-short = short range
st-screen-band-normal = normal range
st-screen-band-long = long range
st-screen-band-near = too near
st-screen-band-far = out of range
st-screen-out-of-arc = outside the arc
st-screen-seen = In LOS.
st-screen-seen-smoke = In LOS, through smoke: +{ $smoke }.
st-screen-range-chip = range { $range }

# The board as text.
st-screen-text-standing = Current state
st-screen-text-round = Round { $round } of { $of }.
st-screen-text-side = { $side }: { $points } VP, { $ap } AP, { $cap } CAP of { $most }, losses { $losses }, cards { $hand }.
st-screen-text-card = Your card: { $card }
st-screen-text-goals = { $side }, secret objectives drawn: { $count }.
st-screen-text-goal = Secret objective, { $side }: { $card }
st-screen-text-deck = Cards left in the deck: { $deck }.
st-screen-text-hexes = Objectives
st-screen-text-objective = { $name } ({ $hex }): { $side }. { $points }
st-screen-text-smoke = Smoke at { $hex }: { $smoke }.
st-screen-text-units = Units: { $side }
st-screen-text-unit = { $unit }: { $where }{ $facing }; { $state }. { $values }.
st-screen-text-faces = {", "}faces { $facing }
st-screen-each-round = VP each round: Germans { $german }, Soviets { $soviet }
st-screen-at-end = VP at the end: Germans { $german }, Soviets { $soviet }
st-screen-nobody = none
