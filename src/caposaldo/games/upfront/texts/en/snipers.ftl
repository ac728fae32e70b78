# Snipers (14)
uf-sniper = A sniper fires at { $group }: { $card }.
uf-sniper-aims = He has { $man } in his sights ({ $card }).
uf-sniper-fires = He fires at { $man }: { $card }.
uf-sniper-misses = { $man } has been missed.
uf-search = { $group } looks for the sniper: { $card }.
uf-search-fails = Nobody is found.
uf-sniper-left = A sniper is found, but { $side } has another one.
uf-sniper-found = The sniper is found: from now on Sniper cards are dead cards ({ $side }).

# Why not
uf-sniper-no-card = That is no Sniper card you could play.
uf-sniper-no-target = That is no enemy group.
uf-search-nobody = That is no group of yours.
uf-search-no-shot = No sniper fired at { $group } in the turn before this one.
uf-search-gone = There is no enemy sniper left.
uf-search-unarmed = { $group } has no unpinned man with a working weapon.
