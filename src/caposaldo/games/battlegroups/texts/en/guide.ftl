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
