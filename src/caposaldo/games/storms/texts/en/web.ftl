# The board in the browser.
st-screen-map = Map of the fight
st-screen-layers = On the map
st-screen-layer-sight = Sight
st-screen-layer-arc = Arc
st-screen-layer-costs = Costs
st-screen-pick = choose { $unit }

# The strip.
st-screen-round = R { $round }
st-screen-round-short = round { $round }
st-screen-points = VP
st-screen-score = { $side }: { $points } VP, losses { $losses }, { $cap } CAP
st-screen-phase-set-up = Set-up
st-screen-phase-refresh = New round
st-screen-phase-plotting = Artillery orders
st-screen-phase-strikes = Shells fall
st-screen-phase-arrivals = Arrivals
st-screen-phase-initiative = Initiative
st-screen-phase-play = Turns
st-screen-phase-end = End of the round

# Points.
st-screen-tracks = Points and losses
st-screen-ap = AP
st-screen-cap = CAP
st-screen-ap-long = Action points: 7 for every activation
st-screen-cap-long = Command points: for actions of any unit, for rolls, for cards; each unit lost takes one away
st-screen-ap-words = { $ap } AP left of this activation
st-screen-ap-none = no activation is open
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
st-screen-play-ap = Play on AP
st-screen-play-cap = Play on CAP
st-screen-play-free = Play
st-screen-play-opportunity = Play
st-screen-play-use = Use
st-screen-not-now = not now

# Units.
st-screen-to-place = To be placed
st-screen-missions = { $count ->
    [0] no mission left
    [one] 1 mission left
   *[other] { $count } missions left
}
st-screen-plotted = falls on { $hex } next round
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
st-screen-hit-unknown = hit, the marker is face down
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
st-screen-group-destroyed = Lost
st-screen-count = { $count ->
    [one] 1 unit
   *[other] { $count } units
}

# Buttons and modes.
st-screen-mode-opportunity = Opportunity…
st-screen-mode-cap = Command…
st-screen-mode-smoke = Smoke…
st-screen-mode-care = With care…
st-screen-mode-hide = Hide…
st-screen-mode-search = Empty hex…
st-screen-rolled = Rolled: { $total }
st-screen-log-round = Round { $turn }
st-screen-scale-round = R{ $turn }
st-screen-ask-choose = Your turn: which unit acts, or which card is played?
st-screen-ask-choose-unit = Your turn: which unit acts?
st-screen-ask-opportunity = Opportunity action: which unit?
st-screen-ask-cap = Command action: which unit acts on CAP?
st-screen-ask-smoke = { $unit }: smoke on which hex?
st-screen-ask-care = { $unit } moves with care: where to?
st-screen-ask-hide = { $unit } goes into hiding: where?
st-screen-ask-search = { $unit } fires at a hex with nobody in view: which?
st-screen-ask-deploy = Where does { $unit } go, and which way does it face?
st-screen-ask-conceal = In which hex does { $unit } lie hidden?
st-screen-ask-aim = { $card }: which hex is to be struck next round?
st-screen-ask-aim-smoke = { $card }: where is smoke to fall next round?
st-screen-aim = { $card }
st-screen-aim-smoke = { $card }: smoke
st-screen-confirm-conceal = All are hidden
st-screen-confirm-plot = That is all
st-screen-boost = { $words } · { $chance }
st-screen-button = { $words }
st-screen-keep-facing = Keep facing { $facing }
st-screen-pass = Pass
st-screen-release = End the activation
st-screen-add-cap = 1 CAP for 1 AP
st-screen-tip-opportunity = A ready unit takes one action for nothing, and is spent afterwards
st-screen-tip-cap = Any unit takes one action paid in CAP, and stays as it was
st-screen-tip-smoke = Fire smoke instead of shells
st-screen-tip-care = Move with care: it costs more, and the unit is not exposed
st-screen-tip-hide = Go into hiding where the enemy does not see
st-screen-tip-search = Fire where an enemy may be hidden
st-screen-tip-stall = Do nothing, and keep the round going
st-screen-tip-pass = Do nothing; the active unit is spent. Two passes in a row end the round
st-screen-tip-release = The active unit is spent and its AP are lost; your turn goes on
st-screen-tip-add-cap = Of what this action costs, one point more is paid in CAP instead of AP
st-group-search = Fire at a hex with nobody in view
st-screen-rose-turn = Turn
st-screen-rose-face = Facing
st-screen-plot-next = next round
st-screen-plot-next-smoke = smoke next round
st-screen-plot-now = now
st-screen-plot-now-smoke = smoke now

# Odds.
st-screen-move-to = Move to { $hex }
st-screen-attack = Attack on { $hex }
st-screen-recovery = Recovery of { $unit }
st-screen-kind-attack = AV against DV
st-screen-kind-recovery = 2D6
st-screen-kind-move = AP
st-screen-total-attack = Together
st-screen-total-recovery = Together
st-screen-total-move = Cost
st-screen-odds-none = Nothing is known of this.
st-screen-with-cap = With
st-screen-chance-hit = hit
st-screen-av = Attack value (+ 2D6)
st-screen-dv = Defence value
st-screen-danger = { $unit } under fire
st-screen-danger-title = Who could fire at it there
st-screen-danger-kind = AV against DV
st-screen-danger-note = As far as can be seen.
st-screen-danger-none = Nobody in view could fire at it there.

# Hexes.
st-screen-gully = gully
st-screen-gully-open = gully, with a track out
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
st-screen-seen = In sight.
st-screen-seen-smoke = In sight, through smoke: +{ $smoke }.
st-screen-range-chip = range { $range }

# The board as text.
st-screen-text-standing = How things stand
st-screen-text-round = Round { $round } of { $of }.
st-screen-text-side = { $side }: { $points } VP, { $ap } AP, { $cap } CAP of { $most }, losses { $losses }, cards { $hand }.
st-screen-text-card = Your card: { $card }
st-screen-text-goals = { $side }, secret objectives drawn: { $count }.
st-screen-text-goal = Secret objective, { $side }: { $card }
st-screen-text-deck = Cards left in the deck: { $deck }.
st-screen-text-hexes = Hexes that count
st-screen-text-objective = { $name } ({ $hex }): { $side }. { $points }
st-screen-text-smoke = Smoke in { $hex }: { $smoke }.
st-screen-text-units = Units: { $side }
st-screen-text-unit = { $unit }: { $where }{ $facing }; { $state }. { $values }.
st-screen-text-faces = {", "}faces { $facing }
st-screen-each-round = VP each round: Germans { $german }, Soviets { $soviet }
st-screen-at-end = VP at the end: Germans { $german }, Soviets { $soviet }
st-screen-nobody = nobody
