# Uomini nominati per un tentativo (17.8, 20.2, 20.52)
uf-spends-card = { $man } spende { $card }.

# Perché no
uf-name-no-card = Non è una carta Movimento della tua mano.
uf-name-card-taken = { $card } è già destinata a un altro uomo.
uf-name-not-in-group = Quell’uomo non è nel gruppo.
uf-name-already = { $man } è già indicato.
uf-name-no-target = Per lui puoi scegliere solo la carta.
uf-name-nobody = Indica almeno 1 uomo.
uf-name-unable = { $man } è inchiodato o in trasferimento.
