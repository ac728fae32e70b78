# Assaults and the answers to them.
wh-storms = { $unit } assaults { $target }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-overruns = { $unit } runs over { $target }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-counters = { $unit } counter-assaults { $target }, rolling { $faces }: { $lost ->
    [0] no loss
    [one] 1 model eliminated
   *[other] { $lost } models eliminated
}.
wh-storm-missed = { $unit } finds no room in contact with { $target }.
wh-storm-no-target = You can’t assault { $target }: unarmoured vehicles are no target.
wh-storm-turns-out = { $target } turns out to be unarmoured vehicles, no target for an assault by { $unit }.
wh-storm-infantry = You can’t assault with { $unit }: only infantry assaults.
wh-storm-has-fired = { $unit } has fired this turn and can’t assault.
wh-storm-again = { $unit } has assaulted this turn.
wh-storm-pinned = { $unit } is pinned or has run, and can’t assault this turn.
wh-storm-no-contact = That move doesn’t end in contact with { $target }, or there is no room beside it.
wh-answer-no-fire = { $unit } can’t fire at the assaulters.
wh-answer-must = { $unit } can fire: it must fire or strike back.
wh-answer-no-armour = { $unit } can’t overrun: only armoured vehicles do.
wh-answer-armour = { $unit } can’t counter-assault: armoured vehicles overrun.
wh-prompt-answer = { $unit } held. { $with ->
    [overrun] Overrun the assaulters
   *[counter] Counter-assault
}{ $fire ->
    [yes] , or fire at them.
   *[no] , or do nothing.
}
wh-chain-dice = dice
wh-chain-needed = Each needs { $number } or more
wh-loses-answer = { $unit } gives up { $count ->
    [one] 1 die
   *[other] { $count } dice
} against the assaulters.
wh-do-storm = Assault { $target }
wh-do-overrun = Overrun the assaulters
wh-do-counter = Counter-assault
wh-do-fire = Fire at the assaulters
wh-why-storm = { $count ->
    [one] 1 squad gets
   *[other] { $count } squads get
} into contact
wh-why-weak-side = Its side armour is thin
wh-why-no-answer = { $unit } can’t answer with fire
wh-why-survivors = { $count ->
    [one] 1 die
   *[other] { $count } dice
} against the assaulters
wh-why-shakes = Those who survive test morale
wh-why-more-dice = More shots than dice hand to hand
