# Carte Nascosto (9)
uf-conceals = { $side-The } giocano { $card }.

# Perché no
uf-conceal-no-card = Non è una carta Nascosto della tua mano.
uf-conceal-not-him = Non puoi giocare la carta su quell’uomo.
