# Fire attacks (6.1 to 6.5)
uf-fire-card = Attack with { $card }.
uf-attack = { $group } fires at { $target } with strength { $strength }.
uf-attack-off = { $group } calls off the attack on { $target }.

# Why not
uf-fire-nobody = That isn’t one of your groups.
uf-fire-no-target = That isn’t an enemy group.
uf-fire-no-card = You have no Fire card in hand.
uf-fire-too-weak = Firepower is { $power }; you need { $needed }.
uf-fire-none-chosen = First choose a Fire card.
uf-fire-not-ready = That isn’t a Fire card in your hand, or is already chosen.
uf-fire-not-in-group = That man isn’t in the firing group.
uf-fire-held-already = { $man } already holds fire.
uf-fire-must = { $man } can’t hold fire: only infiltrators and flamethrowers that can fire may do so.
uf-fire-must-all = { $man } can’t hold fire: all men who can fire take part.
uf-fire-must-inside = { $man } can’t hold fire: only infiltrators who can fire may do so.

# Where the strength comes from
uf-chain-card = { $card }
uf-chain-moving = Moving: half, rounded up
uf-chain-backwards = From the Pillbox at enemies behind it: half, rounded down
uf-chain-smoke = Smoke on the target
uf-chain-concealed = Concealed card
uf-chain-charge = Demolition charge
uf-chain-flames = Flamethrower: cover doesn’t count
uf-chain-firepower = Firepower { $power } at relative range { $range }, needed { $needed }
