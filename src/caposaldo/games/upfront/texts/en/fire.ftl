# Fire attacks (6.1 to 6.5)
uf-fire-card = Played: { $card }.
uf-attack = { $group } fires at { $target } with strength { $strength }.
uf-attack-off = { $group } gives up the attack on { $target }.

# Why not
uf-fire-nobody = That is no group of yours.
uf-fire-no-target = That is no enemy group.
uf-fire-no-card = You have no Fire card in hand.
uf-fire-too-weak = The firepower is { $power }, and { $needed } is needed.
uf-fire-none-chosen = Choose a Fire card first.
uf-fire-not-ready = That is no Fire card in your hand, or it has been chosen already.
uf-fire-not-in-group = That man is not in the group that fires.
uf-fire-held-already = { $man } is already held out.
uf-fire-must = { $man } cannot be held out: only infiltrators and flamethrowers that could fire may stand aside.
uf-fire-must-all = { $man } can’t be held out: all men who can fire take part.
uf-fire-must-inside = { $man } can’t be held out: only infiltrators who could fire may stand aside.

# Where the strength comes from
uf-chain-card = { $card }
uf-chain-moving = Firing on the move: half, rounded up
uf-chain-backwards = From the Pillbox at enemies behind it: half, rounded down
uf-chain-smoke = Smoke on the target
uf-chain-concealed = Concealed card
uf-chain-charge = Demolition charge
uf-chain-flames = Flames know no cover
uf-chain-firepower = Firepower { $power } at relative range { $range }, needed { $needed }
