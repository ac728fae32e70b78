# What the browser says around the table of this game.

# Lengths, names.
wh-screen-cm = { $n } cm
wh-screen-scale = 1 cm = { $metres } m
wh-screen-card = Card { $label }
wh-screen-the-card = card { $label }
    .gender = f
wh-screen-company = Company { $number }
wh-screen-no-company = Outside companies
wh-screen-unknown = Face-down cards
wh-screen-of = { $left } of { $of }
wh-screen-group-left = { $left } of { $of }

# Turn, segments, score.
wh-screen-before = Before the battle
wh-screen-turn-number = Turn { $turn }
wh-screen-turn-of = Turn { $turn } of { $turns }
wh-screen-short-deployment = deployment
wh-screen-short-entry = entry
wh-screen-short-precedence = precedence
wh-screen-short-bombardment = mortars
wh-screen-short-manoeuvres = manoeuvres
wh-screen-lost-percent = % of points lost
wh-screen-score = { $seat }: { $lost }% of points lost, { $left ->
    [0] all platoons have manoeuvred
    [one] 1 platoon to go
   *[other] { $left } platoons to go
}, { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
}
wh-screen-alternation = Manoeuvres
wh-screen-to-go = { $count } to go
wh-screen-tokens = { $count ->
    [one] 1 manoeuvre token
   *[other] { $count } manoeuvre tokens
}
wh-screen-in-hand = Cards in hand
wh-screen-models-of = { $left ->
    [one] 1 model
   *[other] { $left } models
}, D{ $die }
wh-screen-hq-short = HQ

# Platoons.
wh-screen-models = Models
wh-screen-hq = HQ, its platoons within
wh-screen-ranges = Ranges
wh-screen-move = Move
wh-screen-move-fire = Move and fire
wh-screen-armour = Armour in cm: front, side, rear, top
wh-screen-state-ready = ready
wh-screen-state-hidden = face down
wh-screen-state-acting = manoeuvring
wh-screen-state-manoeuvred = has manoeuvred
wh-screen-state-fired = has fired
wh-screen-state-pinned = pinned
wh-screen-state-lost = lost
wh-screen-state-aboard = aboard { $carrier }
wh-screen-state-reserve = in hand
wh-screen-state-late = takes no part

# What is asked, in full.
wh-screen-ask-place = Lay { $unit-the }: choose a place in the marked area, or another card.
wh-screen-ask-enter = Bring in { $unit-the }: choose a place at your edge, or another card.
wh-screen-ask-facing = Choose which way { $unit-the } faces: point the way or use the dial.
wh-screen-ask-goal = { $unit }: choose a goal up to { $length } away, or an enemy to fire at.
wh-screen-ask-target = { $unit } can’t move: choose an enemy to fire at, or stay.
wh-screen-take = manoeuvre with { $unit-the }
wh-screen-next = Next platoon

# Buttons: what follows from them.
wh-screen-stay = Stay
wh-screen-stay-fire = Stay and fire
wh-screen-stay-out = Leave it out
wh-screen-token = Play a token
wh-screen-ready = Go on
wh-screen-end = End the manoeuvre
wh-screen-retry = Look again
wh-screen-counter = Counter-assault
wh-screen-overrun = Overrun
wh-screen-fire = Fire
wh-screen-clear = Clear the obstacle
wh-screen-do-attack = Attack
wh-screen-do-bombard = Bombard
wh-screen-do-storm = Assault
wh-screen-do-load = Load
wh-screen-do-ride = Put aboard
wh-screen-do-place = Lay the card, facing { $degrees }°
wh-screen-do-enter = Enter, facing { $degrees }°
wh-screen-do-move-line = Move, in line
wh-screen-do-move-column = Move, in column
wh-screen-do-move-wedge = Move, in a wedge
wh-screen-do-move-cluster = Move, closed up
wh-screen-go-line = Move { $length }, in line
wh-screen-go-column = Move { $length }, in column
wh-screen-go-wedge = Move { $length }, in a wedge
wh-screen-go-cluster = Move { $length }, closed up
wh-screen-go-card = Move the card { $length }
wh-screen-go-declare = Declare { $length }, fire first
wh-screen-formation = Formation
wh-screen-fire-first = Fire first
wh-screen-fire-first-hint = Declare the goal, fire, then move

# Lines of fire, bands of range.
wh-screen-layer-fire = Fire
wh-screen-layer-hq = HQ
wh-screen-band-short = short · D{ $die }
wh-screen-band-effective = effective · D{ $die }
wh-screen-band-maximum = maximum · D{ $die }
wh-screen-too-far = { $length } · out of range
wh-screen-still-fires = { $length }: may still fire

# Attacks.
wh-screen-attack-fire = { $unit } fires at { $target-the }
wh-screen-attack-bombard = Bombardment of { $target-the }
wh-screen-attack-storm = { $unit } assaults { $target-the }
wh-screen-kind-fire = fire
wh-screen-kind-bombard = bombardment
wh-screen-kind-storm = assault
wh-screen-total-shots = Shots in all
wh-screen-no-shots = No odds to show
wh-screen-danger = Fire that { $unit-the } draws there
wh-screen-danger-note = Enemies in the open with a shot left and a line to that place. Face-down cards don’t count.
wh-screen-danger-none = No known enemy can fire at it there.

# Results on the board.
wh-result-lost = lost
wh-result-model = loses a model
wh-result-pinned = pinned
wh-result-routs = routs
wh-result-retreats = retreats

# The table as text.
wh-screen-text-standing = Situation
wh-screen-text-group = { $seat }: { $group }
wh-screen-text-unit = { $unit }: { $state }{ $known ->
    [yes] , { $left ->
        [one] 1 model
       *[other] { $left } models
    }
   *[no] { "" }
}. At { $x } cm from the left, { $y } cm from the top, facing { $facing }.
wh-screen-text-absent = { $unit }: { $state }.
wh-screen-text-nearest = Nearest enemy: { $enemy }, { $distance } cm away, { $bearing }.
wh-screen-text-ground = Terrain, { $width } by { $height } cm
wh-screen-text-terrain = { $kind }: from { $left } to { $right } cm across, { $top } to { $bottom } cm down
wh-screen-objective-free = Objective, held by nobody.
wh-screen-objective-held = Objective, held by { $seat-the }.
wh-screen-text-wrecks = Wrecks
wh-screen-text-wreck = Wreck at { $x } cm, { $y } cm

# New ways to act.
wh-screen-act-turn = Turn
wh-screen-act-unload = Unload
wh-screen-not-now = Not now
wh-screen-do-turn = Face { $degrees }°
wh-screen-do-unload = Unload towards { $degrees }°
wh-screen-do-lay = Lay it, turned by { $degrees }°
wh-screen-do-divide = Divide at { $degrees }°
wh-screen-ask-turn = Turn { $unit-the }: point the way or use the dial.
wh-screen-ask-unload = Unload { $unit-the }: point to the side where they get off.
wh-screen-ask-lie = Choose how the piece lies: point the way or use the dial.
wh-screen-by-hand = By hand
wh-screen-by-hand-hint = Place the models one by one after the move
wh-screen-take-model = place model { $number }
wh-screen-box = Box of terrain
wh-screen-short-building = armies and table
