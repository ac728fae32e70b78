# Men who leave play, groups that are no more
uf-man-killed = { $man } ({ $group }) is killed.
uf-man-routed = { $man } ({ $group }) runs and is out of the game.
uf-man-captured = { $man } ({ $group }) is taken prisoner.
uf-group-gone = { $side }: group { $letter } is no more.
