# Weapons that jam (19)
uf-jams = { $man }: his weapon jams ({ $weapon }).
uf-jam-drawn = A weapon may jam: { $card } points at { $man }.
uf-which-weapon = Is it the weapon of { $man }? { $card }: black yes, red no.
uf-hitch = { $man }: a hitch of a moment; those still to come are attacked with one less.
uf-no-jam = { $man }: no weapon of his took part, nothing happens.
uf-attack-silenced = No weapon of { $group } is firing any more: the attack is over.
uf-charge-fails = The charge of { $man } fails.
