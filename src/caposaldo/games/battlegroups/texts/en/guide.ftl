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
bg-todo-react-later = A better shot comes later in this move
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
