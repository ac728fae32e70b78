# Deployment and entry.
wh-deployed = { $unit } is deployed.
wh-enters = { $unit } enters.
wh-stays-out = { $unit } finds no place and takes no part.
wh-must-enter = Nothing enters after turn 2, and there is room for { $unit }.
wh-not-in-hand = That card isn’t one of those in your hand.
wh-has-room = There is still room for { $unit }.
wh-no-bearing = A bearing goes from 0 to 359.
wh-outside-zone = The card must lie wholly inside the area that is open to you.
wh-no-such-side = Choose one of the two sides.
wh-revealed = { $unit } is turned over: { $models ->
    [one] 1 model
   *[other] { $models } models
}.

# Manoeuvres and movement.
wh-declares = { $unit } manoeuvres.
wh-moves = { $unit } moves { $cm } cm.
wh-not-yours = That isn’t one of your platoons on the table.
wh-has-manoeuvred = { $unit } has manoeuvred this turn.
wh-no-token = You have no manoeuvre token.
wh-token-useless = Your opponent has no platoon left to manoeuvre.
wh-cannot-move = { $unit } can’t move by itself.
wh-pinned = { $unit } is pinned and can’t move this turn.
wh-has-moved = { $unit } has moved already.
wh-off-table = That point is off the table.
wh-impassable = { $unit } can’t cross the terrain on that path.
wh-least-move = A move is at least 1 cm.
wh-too-far = Through that terrain { $unit } can move { $cm } cm at most.
wh-obstacle = Wrecks or enemy models stand in the way.
wh-no-room = There is no room for { $unit } there.
wh-no-formation = A face-down card has no formation.
wh-no-such-model = { $unit } has no such model on the table.
wh-not-declared = { $unit } declared another goal: the move may only be shorter.
wh-has-fired-move = { $unit } has fired and can move { $cm } cm at most.

# Marches, turns and models by hand.
wh-marches = { $unit } marches { $cm } cm along the road.
wh-turns = { $unit } turns in place.
wh-no-road = { $unit } can’t march there: no road leads from where it stands to that point.
wh-not-in-column = { $unit } can’t march: its models must stand on the road one behind the other, the leading one first.
wh-too-far-on-road = Along the road { $unit } can march { $cm } cm at most.
wh-wreck-ahead = A wreck lies on the road: the march ends { $cm } cm before it.
wh-model-leads = This model led the move of { $unit }: it stays where it is.
wh-not-behind = Place the models of { $unit } behind the one that led the move.
wh-too-far-apart = The models of { $unit } may be { $cm } cm apart at most.
wh-among-others = { $unit } is of the same type and too close: platoons of a type can’t mix.
wh-not-now-form = You can place models by hand only right after a move.
wh-turns-by-moving = { $unit } turns only by moving: guns and mortars alone turn in place.

# An HQ’s second look.
wh-look-no-failure = { $unit } hasn’t failed to detect a target.
wh-look-no-hq = That isn’t one of your other HQs on the table.
wh-look-done = { $unit } has looked this turn.
wh-look-too-far = { $unit } is more than { $cm } cm away.
wh-look-seen = An HQ sees { $target } without a test.
wh-look-found = An HQ rolls { $face } on a D{ $die } and detects { $target }.
wh-look-failed = An HQ rolls { $face } on a D{ $die } and doesn’t detect { $target }.

# Mines and obstacles.
wh-mines = { $unit } runs into mines: { $lost ->
    [0] no loss
    [one] 1 model destroyed
   *[other] { $lost } models destroyed
}.
wh-clears = { $unit } begins to clear an obstacle.
wh-cleared = { $unit } has cleared it: { $work }.
wh-clear-only-special = { $unit } can’t clear obstacles: only special infantry can.
wh-clear-nothing-else = { $unit } can do nothing else in the turn in which it clears an obstacle.
wh-clear-no-work = { $unit } must stand in a minefield without having moved, or touch anti-tank blocks.

# Detection and fire.
wh-seen = { $unit } sees { $target } without a test.
wh-detected = { $unit } rolls { $face } on a D{ $die } and detects { $target }.
wh-not-detected = { $unit } rolls { $face } on a D{ $die } and doesn’t detect { $target }.
wh-no-line-now = { $target } turns out to be out of reach for { $unit }.
wh-fires = { $unit } fires at { $target }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}, { $lost ->
    [0] no loss
    [one] 1 model destroyed
   *[other] { $lost } models destroyed
}.
wh-no-enemy = That isn’t an enemy platoon on the table.
wh-unarmed = { $unit } has no weapon.
wh-has-fired = { $unit } has fired this turn.
wh-has-stormed = { $unit } has assaulted this turn and can’t fire.
wh-has-failed = { $unit } failed to detect its target and can’t attack this turn.
wh-moved-too-far = { $unit } has moved more than { $cm } cm and can’t fire.
wh-out-of-range = The line of fire is { $cm } cm long, the weapon reaches { $reach } cm.
wh-too-near = The target is nearer than { $cm } cm.
wh-line-terrain = Terrain blocks the line of fire.
wh-line-platoon = A platoon in between blocks the line of fire.
wh-line-wreck = A wreck blocks the line of fire.
wh-line-edge = Only platoons along the edge of woods, rocks and buildings fire out or are hit.
wh-line-inside = Inside the same wood or town platoons see and fire 5 cm at most.
wh-no-side = That side of the target can’t be struck from here.
wh-chain-shots = shots
wh-chance-destroyed = destroyed
wh-chance-struck = struck without effect
wh-chance-missed = missed

# Losses and morale.
wh-model-lost = { $unit } loses a model; { $left } left.
wh-platoon-lost = { $unit } is lost.
wh-morale = { $unit } tests morale: { $face } on a D{ $die }.
wh-abandons = { $unit } abandons its weapons.
wh-is-pinned = { $unit } is pinned.
wh-routs = { $unit } routs.
wh-retreats = { $unit } retreats.

# Choices.
wh-do-manoeuvre = { $unit }: { $stays ->
    [yes] stay
   *[no] go to { $at }
}
wh-do-token = Play a token
wh-do-place = Lay { $unit } at { $at }
wh-do-enter = { $unit } enters at { $at }
wh-do-first = { $seat } first
wh-do-move = Move to { $at }, { $formation ->
    [line] in line
    [column] in column
    [wedge] in a wedge
   *[cluster] closed up
}
wh-do-march = March to { $at }, led by model { $number }
wh-do-shift = Model { $number } to { $at }
wh-do-turn = Turn to { $face }°
wh-do-look = Let { $unit } look
wh-do-clear = Clear the obstacle
wh-do-attack = Attack { $target-the }{ $column ->
    [flank] , on the flank
    [rear] , on the rear
    [above] , from above
    [spotted] , spotted by the HQ
   *[other] { "" }
}
wh-do-end = End the manoeuvre
wh-do-remove = Remove model { $number }
wh-do-pass = { $of ->
    [bombard] Don’t bombard
    [bombard-again] Give up
   *[other] Stay
}
