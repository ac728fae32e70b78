# Armi con servente (11)
uf-crew-assigned = { $man } ora serve { $weapon-the }.
uf-crew-relieved = { $man } non serve più { $weapon-the }.

# Perché no
uf-crew-nobody = Non è un uomo in gioco.
uf-crew-no-weapon = Non è un’arma con servente.
uf-crew-apart = { $man } non può servire { $weapon-the }: non è in mano a un altro uomo del suo gruppo.
uf-crew-unable = { $man } è inchiodato o in trasferimento: non puoi cambiare il suo compito di servente.
uf-crew-complete = { $weapon-The } ha già un servente.
uf-crew-bound = { $man } serve già { $weapon-the }.
uf-crew-served = { $man } ha un servente e deve restare alla sua arma.
uf-crew-infiltrator = { $man } è infiltrato e non può fare da servente.
uf-crew-free = { $man } non è servente di nessuna arma.
