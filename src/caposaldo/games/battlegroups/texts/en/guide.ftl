# Why an attack will not come to its dice.
bg-unless-falls-short = { $unit-The } won’t reach { $target-the }: it stops { $gap }″ short.
bg-unless-withdraws = { $target-The } will withdraw from the fire already declared: this shot would be lost.

# What each side wins by.
bg-goal-break = { $side-The } { $side-gender ->
    [p] win
   *[other] wins
} when { $enemy-the } { $enemy-gender ->
    [p] lose
   *[other] loses
} { $needed ->
    [one] 1 unit that counts
   *[other] { $needed } units that count
}: { $lost } so far
bg-goal-losses = After turn { $turns }, losses more than 10% below the enemy’s: { $own }% against { $enemy }% now

# Who would win if the game ended now.
bg-now-leads = { $winner-The } { $winner-gender ->
    [p] lead
   *[other] leads
} now. Losses: { $first } { $a }%, { $second } { $b }%
bg-now-even = A draw now. Losses: { $first } { $a }%, { $second } { $b }%

# What is left to do.
bg-todo-prepare = { $mines ->
    [0] No minefields to lay
    [one] 1 minefield to lay
   *[other] { $mines } minefields to lay
}{ $planes ->
    [0] {""}
    [one] {" "}· 1 air unit to plan
   *[other] {" "}· { $planes } air units to plan
}
bg-todo-deploy = { $count ->
    [one] 1 unit to deploy
   *[other] { $count } units to deploy
}
bg-todo-indirect = { $weapons ->
    [0] No weapon has a target
    [one] 1 weapon has a target
   *[other] { $weapons } weapons have a target
}{ $planes ->
    [0] {""}
    [one] {" "}· 1 air unit is due
   *[other] {" "}· { $planes } air units are due
}
bg-todo-movement = { $count ->
    [0] All units have moved
    [one] 1 unit has not moved
   *[other] { $count } units have not moved
}
bg-todo-movement-group = { $count ->
    [one] 1 unit has not moved
   *[other] { $count } units have not moved
} · { $group }: { $left } to go
bg-todo-direct = { $count ->
    [0] No more units can fire
    [one] 1 unit can still fire
   *[other] { $count } units can still fire
}{ $shots ->
    [0] {""}
    [one] {" "}· 1 shot declared
   *[other] {" "}· { $shots } shots declared
}
bg-todo-close = { $count ->
    [0] No more units can charge
    [one] 1 unit can charge
   *[other] { $count } units can charge
}
bg-todo-react-now = Best moment to fire with { $unit-the }
bg-todo-react-later = The best moment comes in { $distance }″: { $unit-the } will have { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
bg-todo-react-none = No shot here does any harm
bg-todo-defend = The only shot before contact

# What is given up by an end.
bg-loses-indirect = { $weapons ->
    [0] {""}
    [one] { $units } has a target and won’t fire.
   *[other] { $units } have targets and won’t fire.
}{ $planes ->
    [0] {""}
    [one] {" "}1 air unit won’t attack.
   *[other] {" "}{ $planes } air units won’t attack.
}
bg-loses-movement = { $count ->
    [one] 1 unit has not moved: { $units }.
   *[other] { $count } units have not moved: { $units }.
}
bg-loses-direct = { $count ->
    [one] { $unit-The } could still fire: { $chance }.
   *[other] { $count } units could still fire: { $units }.
}
bg-loses-close = { $count ->
    [one] 1 unit could still charge: { $units }.
   *[other] { $count } units could still charge: { $units }.
}

# What speaks for an action, in a hint.
bg-why-out-of-fire = No enemy in range sees it there
bg-why-under-fire = The enemy can fire at it where it is
bg-why-in-command = Back in command radius
bg-why-out-of-command = It is outside its command radius
bg-why-next-shot = From there it can fire at { $unit-the }
bg-why-cover = Cover: the enemy fires with 1 die less
bg-why-stays-in-cover = It stays in cover
bg-why-keeps-target = It has a target here
bg-why-observes = { $count ->
    [one] It observes 1 enemy unit from there
   *[other] It observes { $count } enemy units from there
}
bg-why-nearer = It comes within { $distance }″ of { $unit-the }
bg-why-breaks = Its loss would break { $side-the }
bg-why-finishes = Two hits destroy { $unit-the }: it is suppressed
bg-why-flank = The shot strikes the flank or the rear: 1 die more
bg-why-unanswered = { $unit-The } can’t fire back
bg-why-in-the-open = { $unit-The } is in the open
bg-why-stops-charge = A hit stops the charge
bg-why-best-moment = The shot is at its best now
bg-why-better-later = The shot gets better later in this move
bg-why-keeps-shot = It keeps its one shot for a better target
bg-why-area = { $count ->
    [one] 1 more enemy unit is near enough to suffer
   *[other] { $count } more enemy units are near enough to suffer
}
bg-why-beaten-is-lost = { $unit-The } is suppressed: if beaten, it is destroyed
bg-why-two-to-one = Two against one
bg-why-no-defence = { $unit-The } can’t fire at the attacker
bg-why-gets-off = It can get off before its carrier moves
bg-why-same-group = { $group } is moving: another group ends its moves
bg-why-faces = { $unit-The } is in its firing arc
bg-why-all-done = Nothing is left to do in this phase
bg-why-nothing-better = Nothing better is left to do
bg-why-near-command = Within command radius
bg-why-targets = { $count ->
    [one] It can hit 1 enemy unit
   *[other] It can choose among { $count } enemy units
}
bg-why-due = It can attack in this turn only
bg-why-zone = { $count ->
    [one] 1 enemy unit lies in the strike zone
   *[other] { $count } enemy units lie in the strike zone
}
bg-why-no-flak = Out of reach of anti-aircraft fire
bg-why-in-their-way = It lies between the enemy and you
bg-why-when-they-have-met = By then both sides have met
bg-why-ready-to-fight = Off its carrier it can fight
bg-why-opens-way = It opens the way
bg-why-screens = { $unit-The } can’t see through the smoke

# Set-ups that are proposed.
bg-propose-forward = Forward
bg-propose-in-depth = In depth
bg-propose-in-cover = In cover
