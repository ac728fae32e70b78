# Concealment (9)
uf-conceals = { $side }: { $card } is played.

# Why not
uf-conceal-no-card = That is no Concealed card in your hand.
uf-conceal-not-him = The card cannot be played on that man.
