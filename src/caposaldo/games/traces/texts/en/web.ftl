# The board in the browser.
tr-screen-map = Map of the campaign
tr-screen-player = Player { $number }
tr-screen-layers = On the map
tr-screen-layer-command = Command
tr-screen-layer-zoc = ZOC
tr-screen-layer-supply = Supply
tr-screen-pick = choose { $unit-the }
tr-screen-today = (today { $name })

# Turn track and score.
tr-screen-turn = T{ $turn } · { $month }
tr-screen-phase-set-up = Set-up
tr-screen-phase-luftwaffe = Luftwaffe
tr-screen-phase-selection = Chit selection
tr-screen-phase-action = Action
tr-screen-phase-end = End phase
tr-screen-phase-movement = Movement
tr-screen-phase-combat = Combat
tr-screen-phase-arrivals = Reinforcements
tr-screen-phase-airborne = Airborne operation
tr-screen-phase-negotiation = Negotiation
tr-screen-phase-bidding = Bidding
tr-screen-points = VP
tr-screen-score = Soviet victory points: { $points } of { $target } (cities { $cities }, units { $units }, HQs { $hq }, breakthrough { $breakthrough })
tr-screen-crossings-short = crossings
tr-screen-crossings = Crossing points in Soviet hands: { $count } of { $of }

# Chits.
tr-screen-cup = Chit cup
tr-screen-left = { $count ->
    [0] empty
   *[other] { $count } left
}
tr-screen-chosen = { $have } of { $need } chosen
tr-screen-drawn = drawn
tr-screen-face-down = { $count } face down
tr-screen-axis-hand = In the Axis hand: { $count }
tr-screen-wings = Luftwaffe markers: { $count }
tr-screen-wings-mine = Luftwaffe: { $offensive } Offensive, { $defensive } Defensive
tr-screen-to-cup = Cup
tr-screen-to-hand = Hand
tr-screen-in-cup = { $count } in the cup
tr-screen-in-hand = { $count } in hand
tr-screen-to-place = To place
tr-screen-chit-hq = HQ
tr-screen-chit-supply = Supply
    .the = the Supply chit
tr-screen-chit-reinforcement = Reinforcements
    .the = the Reinforcement chit
tr-screen-chit-airborne = Airborne
    .the = the Airborne chit
tr-screen-chit-stavka = STAVKA
    .the = the STAVKA chit
tr-screen-chit-okh = OKH
    .the = the OKH chit
tr-screen-chit-hq-short = HQ
tr-screen-chit-supply-short = Supply
tr-screen-chit-reinforcement-short = Reinf.
tr-screen-chit-airborne-short = Airborne
tr-screen-chit-stavka-short = STAVKA
tr-screen-chit-okh-short = OKH

# Units.
tr-screen-attack = Combat in { $hex }
tr-screen-defence = Defence
tr-screen-move = Movement
tr-screen-steps = Steps
tr-screen-range = Command range
tr-screen-attack-value = Attack
tr-screen-state-attacks = attacks
tr-screen-state-active = activated
tr-screen-state-moved = has moved
tr-screen-state-fought = has fought
tr-screen-state-done = has moved and fought
tr-screen-state-isolated = isolated
tr-screen-state-reduced = reduced
tr-screen-state-gone = eliminated
tr-screen-kind-hq = Headquarters
tr-screen-kind-mobile = Mobile units
tr-screen-kind-infantry = Infantry
tr-screen-kind-box = Arriving
tr-screen-kind-gone = Eliminated
tr-screen-count = { $count }

# Deciding.
tr-screen-interrupt = Interrupt with OKH
tr-screen-command = OKH Command
tr-screen-negotiate = Negotiate
tr-screen-support = Send the Luftwaffe
tr-screen-pass-stop = Don’t interrupt
tr-screen-pass-second = No second HQ
tr-screen-pass-air = No air support
tr-screen-pass-other = No
tr-screen-draw = Draw a chit
tr-screen-ready = Confirm chits
tr-screen-mode-move-combat = Move, then fight
tr-screen-mode-combat-move = Fight, then move
tr-screen-mode-combat-only = Combat only
tr-screen-stop = Stay here
tr-screen-join-all = Add all { $count }
tr-screen-fight = Fight
tr-screen-end-move = End movement
tr-screen-end-combat = End combat
tr-screen-end-advances = End advance
tr-screen-end-call = Confirm units
tr-screen-end-negotiation = End negotiation
tr-screen-end-other = Done
tr-screen-do-go = Move to { $hex } ({ $cost } MP)
tr-screen-ask-retreat = Choose where { $unit-the } retreats.
tr-screen-ask-advance = Choose where { $unit-the } advances.
tr-screen-ask-place = Choose where to place { $unit-the }.
tr-screen-ask-replace = Choose the unit that { $unit-the } replaces.
tr-screen-ask-choice = { $left ->
    [0] All chits chosen ({ $need }). Confirm?
    [one] Choose 1 more chit for this turn, in secret.
   *[other] Choose { $left } more chits for this turn, in secret.
}

# Combat.
tr-screen-odds-attack = all who can join
tr-screen-odds-join = if it joins in
tr-screen-odds-fight = as declared
tr-screen-odds-support = with air support
tr-screen-odds-pass = without air support
tr-screen-total = Attack strength
tr-screen-column = { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-screen-no-strength = No attackers yet
tr-screen-no-danger = { $unit }

# The board as text.
tr-screen-text-standing = Situation
tr-screen-text-places = Crossing points and cities
tr-screen-text-units = { $side }: units on the map
tr-screen-text-unit = { $unit }, { $values }{ $steps }, { $hex }: { $state }.
tr-screen-text-steps = , steps { $left } of { $of }
tr-screen-text-cup = Chits in the cup: { $cup }; in the Axis hand: { $hand }.
tr-screen-text-luftwaffe = Luftwaffe markers: { $count }.
tr-screen-text-drawn = Drawn: { $chit }.
tr-screen-text-order = Under a Supreme Command Order.
