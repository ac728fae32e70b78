# Activations.
tr-hq-activated = { $hq-The } is activated with { $count ->
    [0] no combat units.
    [one] 1 combat unit.
   *[other] { $count } combat units.
}
tr-hq-absent = { $hq-The } isn’t on the map: the chit has no effect.
tr-second-activated = { $unit-The } may act too, but activates no units.
tr-mode-set = Action mode: { $mode }.
tr-mode-move-combat = movement, then combat
tr-mode-combat-move = combat, then movement
tr-mode-combat-only = combat only
tr-unit-named = { $unit-The } joins the OKH Command.
tr-command-begins = { $count ->
    [0] The OKH Command activates no units.
    [one] The OKH Command activates 1 unit.
   *[other] The OKH Command activates { $count } units.
}

# Why not.
tr-unit-unknown = There is no such unit.
tr-not-an-hq = { $unit-The } isn’t an HQ.
tr-hq-of-the-enemy = { $unit-The } is an enemy HQ.
tr-unit-not-on-map = { $unit-The } isn’t on the map.
tr-second-itself = { $hq-The } is already active.
tr-second-too-far = { $unit-The } is outside the command range of { $hq-the }.
tr-mode-unknown = Choose one of two action modes: movement then combat, or combat then movement.
tr-command-nobody = An OKH Command would activate no units now.
tr-name-enemy = { $unit-The } isn’t an Axis unit.
tr-name-twice = { $unit-The } is already chosen.
tr-interrupt-no-negotiation = You can’t negotiate with an interrupt: you need an OKH chit drawn from the cup.
