# Occultamento (9)
uf-conceals = { $side }: giocata { $card }.

# Perché no
uf-conceal-no-card = Non è una carta Occultamento della tua mano.
uf-conceal-not-him = La carta non si può giocare su quell'uomo.
