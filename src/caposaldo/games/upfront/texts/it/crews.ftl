# Armi con servente (11)
uf-crew-assigned = { $man } è ora servente dell'arma: { $weapon }.
uf-crew-relieved = { $man } non è più servente dell'arma: { $weapon }.

# Perché no
uf-crew-nobody = Non è un uomo in gioco.
uf-crew-no-weapon = Non è un'arma con servente.
uf-crew-apart = { $man } può servire soltanto un'arma in mano a un altro uomo del suo gruppo: non è il caso di { $weapon }.
uf-crew-unable = { $man } è inchiodato o in trasferimento: non può diventare servente né smettere di esserlo.
uf-crew-complete = L'arma ha già un servente: { $weapon }.
uf-crew-bound = { $man } è già servente di un'arma: { $weapon }.
uf-crew-served = { $man } ha a sua volta un servente e resta alla sua arma.
uf-crew-infiltrator = { $man } è infiltrato fra i nemici e non può fare il servente.
uf-crew-free = { $man } non è servente di nessuna arma.
