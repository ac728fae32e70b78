# Entering close combat (20.52)
uf-attacks-man = { $man } goes for { $opponent }: { $card }.
uf-attacks-only-man = { $man } goes for { $opponent }.
uf-infiltrator-again = { $man } stays where he had infiltrated.

# Why not
uf-assault-nobody = { $group } has no infiltrators.
uf-assault-no-infiltrator = { $man } is no infiltrator who could fight.
uf-assault-too-soon = { $man } has only just infiltrated: close combat has to wait for a later turn.
uf-assault-far = { $enemy } is not at relative range 5.
uf-assault-pillbox = Men in a Pillbox cannot be attacked in close combat: { $enemy }.
uf-assault-mines = Men in a Minefield cannot be attacked in close combat: { $enemy }.
