# Mines (24).
uf-mines-position = Who in { $group } steps on a mine? { $drawn } is drawn: position { $position }.
uf-mines-attack = A mine goes off under { $man }: { $drawn } is drawn, result { $result }.
uf-mines-stirred = { $group } moves in the Minefield and sets off a mine: { $drawn } is drawn.
uf-mines-quiet = { $group } moves in the Minefield; nothing happens: { $drawn } is drawn.
uf-clears-mines = { $man } clears a path through the Minefield of { $group }: { $drawn } is drawn.
uf-clears-nothing = { $man } of { $group } looks for a path through the mines in vain: { $drawn } is drawn.
uf-sets-off-mines = { $man } of { $group } sets off a mine as he clears: { $drawn } is drawn.

# Why not.
uf-clear-nobody = That is not one of your men in play.
uf-no-mines-here = { $group } is not in a Minefield.
uf-pinned-cannot-clear = { $man } is pinned: he cannot clear mines.
