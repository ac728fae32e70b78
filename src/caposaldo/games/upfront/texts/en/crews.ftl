# Crew-served weapons (11)
uf-crew-assigned = { $man } now serves the { $weapon }.
uf-crew-relieved = { $man } no longer serves the { $weapon }.

# Why not
uf-crew-nobody = That is no man in play.
uf-crew-no-weapon = That is no crew-served weapon.
uf-crew-apart = { $man } can only serve a weapon that another man of his own group holds, and { $weapon } is not one.
uf-crew-unable = { $man } is pinned or on his way to another group: crew duty can be neither given to him nor taken from him.
uf-crew-complete = { $weapon } already has an assistant.
uf-crew-bound = { $man } already serves with { $weapon }.
uf-crew-served = { $man } has an assistant of his own and stays at his weapon.
uf-crew-infiltrator = { $man } has infiltrated the enemy and serves no weapon.
uf-crew-free = { $man } has no crew duty.
