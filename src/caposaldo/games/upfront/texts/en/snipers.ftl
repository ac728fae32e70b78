# Snipers (14)
uf-sniper = A sniper fires at { $group }: { $card }.
uf-sniper-aims = The sniper aims at { $man } ({ $card }).
uf-sniper-fires = The sniper fires at { $man }: { $card }.
uf-sniper-misses = The sniper misses { $man }.
uf-search = { $group } searches for the sniper: { $card }.
uf-search-fails = The search fails.
uf-sniper-left = A sniper is found; the { $side } have another.
uf-sniper-found = The sniper is found: Sniper cards are now cower cards for the { $side }.

# Why not
uf-sniper-no-card = That isn’t a Sniper card you can play.
uf-sniper-no-target = That isn’t an enemy group.
uf-search-nobody = That isn’t one of your groups.
uf-search-no-shot = No sniper fired at { $group } last turn.
uf-search-gone = The enemy has no snipers left.
uf-search-unarmed = { $group } has no unpinned man with a working weapon.
