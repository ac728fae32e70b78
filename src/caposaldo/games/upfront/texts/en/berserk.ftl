# Berserk men (20.9 to 20.92)
uf-charges = { $man }, berserk, charges { $enemy }.
uf-comes-round = { $man } comes to himself: he is neither berserk nor pinned.

# Why not
uf-berserk-no-more = { $man } is not berserk.
uf-berserk-no-enemy = That is no enemy group.
