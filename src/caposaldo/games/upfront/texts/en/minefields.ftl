# Mines (24).
uf-mines-position = A mine goes off in { $group }: { $drawn }, position { $position }.
uf-mines-attack = The mine attacks { $man }: { $drawn }, result { $result }.
uf-mines-stirred = { $group } moves in the Minefield and sets off a mine: draws { $drawn }.
uf-mines-quiet = { $group } moves in the Minefield with no effect: draws { $drawn }.
uf-clears-mines = { $man } clears a path through the Minefield of { $group }: draws { $drawn }.
uf-clears-nothing = { $man } ({ $group }) fails to clear a path: draws { $drawn }.
uf-sets-off-mines = { $man } ({ $group }) sets off a mine: draws { $drawn }.

# Why not.
uf-clear-nobody = That isn’t one of your men in play.
uf-no-mines-here = { $group } isn’t in a Minefield.
uf-pinned-cannot-clear = { $man } is pinned: he can’t clear mines.
