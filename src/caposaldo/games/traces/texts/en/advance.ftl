tr-advances = { $unit } advances into { $hex }.
tr-advances-through = { $unit } advances through { $through } to { $hex }.

tr-advance-not-attacker = Only units that attacked and have not advanced yet may advance, and HQs that stood with them.
tr-advance-not-empty = There are still enemies in { $hex }: nobody advances.
tr-advance-elsewhere = { $unit } may advance only into { $hex } or, with a second hex, next to it.
tr-advance-one-hex = { $unit } is not mechanised: it advances one hex, and { $hex } would be the second.
tr-advance-hq = { $unit } may advance into { $hex } only after a combat unit that attacked from its hex has gone there.
tr-advance-enemy = There are enemies in { $hex }.
tr-advance-stacking = { $unit } would break the stacking limit in { $hex }.
tr-advance-blocked = The way on to { $hex } is closed to { $unit }: a blocked hexside, or no land.
tr-advance-river-first = { $unit } crosses an unbridged major river with its first hex and stops there: it cannot go on to { $hex }.
tr-advance-river-second = { $unit } may not cross an unbridged major river to { $hex } with its second hex.
