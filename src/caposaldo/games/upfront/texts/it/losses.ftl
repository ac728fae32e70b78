# Chi lascia il gioco, gruppi che non ci sono più
uf-man-killed = { $man } ({ $group }) è ucciso.
uf-man-routed = { $man } ({ $group }) va in rotta.
uf-man-captured = { $man } ({ $group }) è catturato.
uf-group-gone = { $side }: il gruppo { $letter } è eliminato.
