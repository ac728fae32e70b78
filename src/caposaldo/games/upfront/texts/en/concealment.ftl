# Concealment (9)
uf-conceals = The { $side } play { $card }.

# Why not
uf-conceal-no-card = That isn’t a Concealed card in your hand.
uf-conceal-not-him = You can’t play the card on that man.
