# What each side wins by.
wh-goal-destruction = Losses more than 10% below the enemy’s when the battle ends: { $own }% against { $enemy }% now
wh-goal-conquest = More objectives than the enemy when the battle ends: { $held } of { $count } now, the enemy { $enemy }

# What an end gives up.
wh-loses-later = { $count ->
    [one] 1 card stays off the table until turn 2
   *[other] { $count } cards stay off the table until turn 2
}.

# What speaks for an action, in a hint.
wh-why-cover = It stands in cover there
wh-why-takes = It takes the objective
wh-why-holds = It holds the objective
wh-why-objective = { $cm } cm to the nearest objective
wh-why-out-of-sight = No known enemy has a line to it there
wh-why-near-hq = Within 15 cm of an HQ
wh-why-still-fires = It can move that far and still fire
wh-why-target = From there it has a line to { $unit-the }
wh-why-unanswered = { $unit-The } can’t answer
wh-why-flank = The shots strike the flank or the rear
wh-why-short = At short range
wh-why-waits = The enemy has to manoeuvre first
wh-why-nothing-better = Nothing better is left to do
wh-why-field = It sees far from there
wh-why-initiative = The first shots are yours

# Set-ups that are proposed.
wh-propose-forward = Forward
wh-propose-in-depth = In depth
wh-propose-in-cover = In cover
wh-propose-army-balanced = Balanced army
wh-propose-army-armour = Armoured army
wh-propose-army-infantry = Infantry army
wh-propose-table = Lay sensible terrain
wh-propose-defence = Sensible defence
