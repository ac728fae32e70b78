# Captured terrain (20.8)
uf-seizes = { $group } takes over the terrain of the group it has wiped out: { $card }.
uf-seizes-open-ground = { $group } moves onto the open ground of the group it has wiped out.
uf-goes-over = { $man } goes over to { $group }.

# Why not
uf-seize-first = Choose first which group takes the terrain.
uf-seize-done = The terrain has been taken already.
uf-seize-not-there = That is no group of yours that had a man in there.
uf-seize-nothing = There is no terrain to take.
uf-seize-does-not-fit = Not all men of { $group } are allowed in { $card }.
uf-seize-not-he = That man had not infiltrated the lost group, or is with those who take the terrain already.
