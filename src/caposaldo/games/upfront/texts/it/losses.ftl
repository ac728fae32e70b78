# Chi lascia il gioco, gruppi che non ci sono più
uf-man-killed = { $man } ({ $group }) è ucciso.
uf-man-routed = { $man } ({ $group }) è in rotta e lascia il gioco.
uf-man-captured = { $man } ({ $group }) è fatto prigioniero.
uf-group-gone = { $side }: il gruppo { $letter } non c'è più.
