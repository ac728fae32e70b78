# Activations.
tr-hq-activated = { $hq } is activated, and with it { $count ->
    [0] nobody else.
    [one] one combat unit.
   *[other] { $count } combat units.
}
tr-hq-absent = { $hq } is not on the map: the chit has no effect.
tr-second-activated = { $unit } may act too, but activates nobody.
tr-mode-set = Action mode: { $mode }.
tr-mode-move-combat = movement, then combat
tr-mode-combat-move = combat, then movement
tr-mode-combat-only = combat only
tr-unit-named = OKH Command: { $unit } is named.
tr-command-begins = { $count ->
    [0] The OKH Command activates nobody.
    [one] The OKH Command activates one unit.
   *[other] The OKH Command activates { $count } units.
}

# Why not.
tr-unit-unknown = There is no such unit.
tr-not-an-hq = { $unit } is not an HQ.
tr-hq-of-the-enemy = { $unit } is an HQ of the other side.
tr-unit-not-on-map = { $unit } is not on the map.
tr-second-itself = { $hq } is active already.
tr-second-too-far = { $unit } is outside the command range of { $hq }.
tr-mode-unknown = There are two action modes: movement then combat, or combat then movement.
tr-command-nobody = An OKH Command would activate nobody now.
tr-name-enemy = { $unit } is not an Axis unit.
tr-name-twice = { $unit } is named already.
tr-interrupt-no-negotiation = As an interrupt the OKH chit gives no Negotiation: that takes a chit drawn from the cup.
