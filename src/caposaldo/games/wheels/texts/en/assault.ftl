# Assaults and the answers to them.
wh-storms = { $unit-The } { $unit-gender ->
    [p] assault
   *[other] assaults
} { $target-the }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-overruns = { $unit-The } { $unit-gender ->
    [p] overrun
   *[other] overruns
} { $target-the }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-counters = { $unit-The } { $unit-gender ->
    [p] counter-assault
   *[other] counter-assaults
} { $target-the }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-storm-missed = { $unit-The } { $unit-gender ->
    [p] find
   *[other] finds
} no room in contact with { $target-the }.
wh-storm-no-target = You can’t assault { $target-the }: unarmoured vehicles are no target.
wh-storm-turns-out = { $unit-The } can’t assault { $target-the }: unarmoured vehicles are no target.
wh-storm-infantry = You can’t assault with { $unit-the }: only infantry assaults.
wh-storm-has-fired = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} fired this turn and can’t assault.
wh-storm-again = { $unit-The } { $unit-gender ->
    [p] have
   *[other] has
} already assaulted this turn.
wh-storm-pinned = { $unit-The } failed the morale test and can’t assault this turn.
wh-storm-no-contact = That move doesn’t end in contact with { $target-the }, or there is no room beside { $target-gender ->
    [p] them
   *[other] it
}.
wh-answer-no-fire = { $unit-The } can’t fire at the assaulters.
wh-answer-must = { $unit-The } can fire: { $unit-gender ->
    [p] they
   *[other] it
} must fire or strike back.
wh-answer-no-armour = { $unit-The } can’t overrun: only armoured vehicles do.
wh-answer-armour = { $unit-The } can’t counter-assault: armoured vehicles overrun.
wh-prompt-answer = { $unit-The } held. { $with ->
    [overrun] Overrun the assaulters
   *[counter] Counter-assault
}{ $fire ->
    [yes] , or fire at them.
   *[no] , or do nothing.
}
wh-chain-dice = dice
wh-chain-needed = Each needs { $number } or more
wh-loses-answer = { $unit-The } { $unit-gender ->
    [p] give
   *[other] gives
} up { $count ->
    [one] 1 die
   *[other] { $count } dice
} against the assaulters.
wh-do-storm = Assault { $target-the }
wh-do-overrun = Overrun the assaulters
wh-do-counter = Counter-assault
wh-do-fire = Fire at the assaulters
wh-why-storm = { $count ->
    [one] 1 squad gets
   *[other] { $count } squads get
} into contact
wh-why-weak-side = Its side armour is thin
wh-why-no-answer = { $unit-The } can’t answer with fire
wh-why-survivors = { $count ->
    [one] 1 die
   *[other] { $count } dice
} against the assaulters
wh-why-shakes = Those who survive test morale
wh-why-more-dice = More shots than dice hand to hand
