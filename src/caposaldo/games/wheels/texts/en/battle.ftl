# Deployment and entry.
wh-deployed = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} deployed.
wh-enters = { $unit-The } { $unit-gender ->
    [p] enter
   *[other] enters
} the table.
wh-stays-out = { $unit-The } { $unit-gender ->
    [p] find
   *[other] finds
} no room and { $unit-gender ->
    [p] take
   *[other] takes
} no part in the battle.
wh-must-enter = Nothing enters after turn 2, and there is room for { $unit-the }.
wh-not-in-hand = That card isn’t one of those in your hand.
wh-has-room = There is still room for { $unit-the }.
wh-no-bearing = A bearing goes from 0 to 359.
wh-outside-zone = The card must lie wholly inside the area that is open to you.
wh-no-such-side = Choose one of the two sides.
wh-revealed = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} turned over: { $models ->
    [one] 1 model
   *[other] { $models } models
}.

# Manoeuvres and movement.
wh-declares = { $unit-The } { $unit-gender ->
    [p] manoeuvre
   *[other] manoeuvres
}.
wh-moves = { $unit-The } { $unit-gender ->
    [p] move
   *[other] moves
} { $cm } cm.
wh-not-yours = That isn’t one of your platoons on the table.
wh-has-manoeuvred = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already manoeuvred this turn.
wh-no-token = You have no manoeuvre token.
wh-token-useless = Your opponent has no platoon left to manoeuvre.
wh-cannot-move = { $unit-The } can’t move by { $unit-gender ->
    [p] themselves
   *[other] itself
}.
wh-pinned = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} pinned and can’t move this turn.
wh-has-moved = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already moved.
wh-off-table = That point is off the table.
wh-impassable = { $unit-The } can’t cross the terrain on that path.
wh-least-move = A move is at least 1 cm.
wh-too-far = Through that terrain { $unit-the } can move { $cm } cm at most.
wh-obstacle = Wrecks or enemy models stand in the way.
wh-no-room = There is no room for { $unit-the } there.
wh-no-formation = A face-down card has no formation.
wh-no-such-model = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} no such model on the table.
wh-not-declared = { $unit-The } declared another goal: the move may only be shorter.
wh-has-fired-move = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} fired and can move { $cm } cm at most.

# Marches, turns and models by hand.
wh-marches = { $unit-The } { $unit-gender ->
    [p] march
   *[other] marches
} { $cm } cm along the road.
wh-turns = { $unit-The } { $unit-gender ->
    [p] turn
   *[other] turns
} in place.
wh-no-road = { $unit-The } can’t march there: no road leads from the present position to that point.
wh-not-in-column = { $unit-The } can’t march: the models must stand on the road one behind the other, the leading one first.
wh-too-far-on-road = Along the road { $unit-the } can march { $cm } cm at most.
wh-wreck-ahead = A wreck lies on the road: the march ends { $cm } cm before it.
wh-model-leads = This model led the move of { $unit-the }: it stays where it is.
wh-not-behind = Place the models of { $unit-the } behind the one that led the move.
wh-too-far-apart = The models of { $unit-the } may be { $cm } cm apart at most.
wh-among-others = That point is too close to { $unit-the }, of the same type: platoons of a type can’t mix.
wh-not-now-form = You can place models by hand only right after a move.
wh-turns-by-moving = { $unit-The } { $unit-gender ->
    [p] turn
   *[other] turns
} only by moving: guns and mortars alone turn in place.

# An HQ’s second look.
wh-look-no-failure = { $unit-The } { $unit-gender ->
    [p] haven’t
   *[other] hasn’t
} failed to detect a target.
wh-look-no-hq = That isn’t one of your other HQs on the table.
wh-look-done = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already looked this turn.
wh-look-too-far = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} more than { $cm } cm away.
wh-look-seen = An HQ sees { $target-the } without a test.
wh-look-found = An HQ rolls { $face } on a D{ $die } and detects { $target-the }.
wh-look-failed = An HQ rolls { $face } on a D{ $die } and doesn’t detect { $target-the }.

# Mines and obstacles.
wh-mines = { $unit-The } { $unit-gender ->
    [p] run
   *[other] runs
} into mines: { $lost ->
    [0] no loss
    [one] 1 model destroyed
   *[other] { $lost } models destroyed
}.
wh-clears = { $unit-The } { $unit-gender ->
    [p] begin
   *[other] begins
} to clear an obstacle.
wh-cleared = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} cleared the obstacle: { $work }.
wh-clear-only-special = { $unit-The } can’t clear obstacles: only special infantry can.
wh-clear-nothing-else = { $unit-The } can do nothing else in a turn of clearing an obstacle.
wh-clear-no-work = { $unit-The } must stand in a minefield without having moved, or touch anti-tank blocks.

# Detection and fire.
wh-seen = { $unit-The } { $unit-gender ->
    [p] see
   *[other] sees
} { $target-the } without a test.
wh-detected = { $unit-The } { $unit-gender ->
    [p] roll
   *[other] rolls
} { $face } on a D{ $die } and { $unit-gender ->
    [p] detect
   *[other] detects
} { $target-the }.
wh-not-detected = { $unit-The } { $unit-gender ->
    [p] roll
   *[other] rolls
} { $face } on a D{ $die } and { $unit-gender ->
    [p] don’t
   *[other] doesn’t
} detect { $target-the }.
wh-no-line-now = { $unit-The } can’t hit { $target-the }: now that the models are on the table, line or range is missing.
wh-fires = { $unit-The } { $unit-gender ->
    [p] fire
   *[other] fires
} at { $target-the }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}, { $lost ->
    [0] no loss
    [one] 1 model destroyed
   *[other] { $lost } models destroyed
}.
wh-no-enemy = That isn’t an enemy platoon on the table.
wh-unarmed = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} no weapon.
wh-has-fired = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already fired this turn.
wh-has-stormed = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} assaulted this turn and can’t fire.
wh-has-failed = { $unit-The } failed to detect the target and can’t attack this turn.
wh-moved-too-far = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} moved more than { $cm } cm and can’t fire.
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
wh-model-lost = { $unit-The } { $unit-gender ->
    [p] lose
   *[other] loses
} 1 model; { $left } left.
wh-platoon-lost = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} eliminated.
wh-morale = { $unit-The } { $unit-gender ->
    [p] test
   *[other] tests
} morale: { $face } on a D{ $die }.
wh-abandons = { $unit-The } { $unit-gender ->
    [p] abandon their
   *[other] abandons its
} weapons.
wh-is-pinned = { $unit-The } { $unit-gender ->
    [p] are
   *[other] is
} pinned.
wh-routs = { $unit-The } { $unit-gender ->
    [p] rout
   *[other] routs
}.
wh-retreats = { $unit-The } { $unit-gender ->
    [p] retreat
   *[other] retreats
}.

# Choices.
wh-do-manoeuvre = { $unit }: { $stays ->
    [yes] stay
   *[no] go to { $at }
}
wh-do-token = Play a token
wh-do-place = Lay { $unit-the } at { $at }
wh-do-enter = Bring in { $unit-the } at { $at }
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
wh-do-look = Let { $unit-the } look
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
