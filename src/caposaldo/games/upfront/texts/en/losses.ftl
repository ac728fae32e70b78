# Men who leave play, eliminated groups
uf-man-killed = { $man } ({ $group }) is killed.
uf-man-routed = { $man } ({ $group }) routs.
uf-man-captured = { $man } ({ $group }) is captured.
uf-group-gone = { $side }: group { $letter } is eliminated.
