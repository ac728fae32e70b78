# Crew-served weapons (11)
uf-crew-assigned = { $man } now serves the { $weapon }.
uf-crew-relieved = { $man } no longer serves the { $weapon }.

# Why not
uf-crew-nobody = That isn’t a man in play.
uf-crew-no-weapon = That isn’t a crew-served weapon.
uf-crew-apart = { $man } can’t serve the { $weapon }: no other man of his group holds it.
uf-crew-unable = { $man } is pinned or in transfer: you can’t change his crew duty.
uf-crew-complete = The { $weapon } already has an assistant.
uf-crew-bound = { $man } already serves the { $weapon }.
uf-crew-served = { $man } has an assistant and must stay at his weapon.
uf-crew-infiltrator = { $man } is an infiltrator and can’t serve a weapon.
uf-crew-free = { $man } isn’t serving a weapon.
