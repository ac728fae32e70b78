# Why an attack will not come to its dice.
bg-unless-falls-short = { $unit-The } won’t reach { $target-the }: it stops { $gap }″ short.
bg-unless-withdraws = { $target-The } will withdraw from the fire already declared: this shot would be lost.
