tr-advances = { $unit-The } advances from { $from } to { $to }.
tr-advances-through = { $unit-The } advances from { $from } through { $through } to { $to }.

tr-advance-not-attacker = Only units that attacked and haven’t advanced yet may advance, and HQs stacked with them.
tr-advance-not-empty = You can’t advance: there are still enemies in { $hex }.
tr-advance-elsewhere = { $unit-The } may advance only into { $hex } or, with a second hex, next to it.
tr-advance-one-hex = { $unit-The } isn’t mechanised: it advances only one hex, and { $hex } would be the second.
tr-advance-hq = { $unit-The } may advance to { $hex } only after a combat unit that attacked from its hex has gone there.
tr-advance-enemy = There are enemies in { $hex }.
tr-advance-stacking = { $unit-The } would exceed the stacking limit in { $hex }.
tr-advance-blocked = { $unit-The } can’t go on to { $hex }: the hexside is blocked, or there is no land.
tr-advance-river-first = { $unit-The } crosses an unbridged major river with its first hex and must stop there: it can’t go on to { $hex }.
tr-advance-river-second = { $unit-The } can’t cross an unbridged major river to { $hex } with its second hex.
