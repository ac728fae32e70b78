# Weapons that jam (19)
uf-jams = The { $weapon } of { $man } jams.
uf-jam-drawn = Possible jam: { $card } selects { $man }.
uf-which-weapon = Is the weapon of { $man } affected? { $card }: black yes, red no.
uf-hitch = { $man }: brief stoppage; −1 against the remaining targets.
uf-no-jam = { $man }: weapon not firing, no effect.
uf-attack-silenced = { $group } has no weapon left firing: the attack ends.
uf-charge-fails = The charge of { $man } doesn’t go off.
