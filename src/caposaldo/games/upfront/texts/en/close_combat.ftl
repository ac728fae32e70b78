# Entering close combat (20.52)
uf-attacks-man = { $man } attacks { $opponent }: { $card }.
uf-attacks-only-man = { $man } attacks { $opponent }.
uf-infiltrator-again = { $man } remains an infiltrator.

# Why not
uf-assault-nobody = { $group } has no infiltrators.
uf-assault-no-infiltrator = { $man } isn’t an infiltrator who can fight.
uf-assault-too-soon = { $man } has just infiltrated: he can enter close combat from the next turn.
uf-assault-far = { $enemy } isn’t at relative range 5.
uf-assault-pillbox = You can’t enter close combat with men in a Pillbox: { $enemy }.
uf-assault-mines = You can’t enter close combat with men in a Minefield: { $enemy }.
