# Captured terrain (20.8)
uf-seizes = { $group } takes the terrain of the group it eliminated: { $card }.
uf-seizes-open-ground = { $group } takes the open ground of the group it eliminated.
uf-goes-over = { $man } joins { $group }.

# Why not
uf-seize-first = First choose the group that takes the terrain.
uf-seize-done = A group has already taken the terrain.
uf-seize-not-there = That isn’t one of your groups with a man in there.
uf-seize-nothing = There is no terrain to take.
uf-seize-does-not-fit = Some men of { $group } aren’t allowed in { $card }.
uf-seize-not-he = That man wasn’t an infiltrator in the eliminated group, or has already moved.
