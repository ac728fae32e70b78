# Berserk men (20.9 to 20.92)
uf-charges = { $man }, berserk, charges { $enemy }.
uf-comes-round = { $man } is no longer berserk or pinned.

# Why not
uf-berserk-no-more = { $man } isn’t berserk.
uf-berserk-no-enemy = That isn’t an enemy group.
