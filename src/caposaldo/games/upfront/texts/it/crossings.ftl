# Uomini che passano a un altro gruppo (17.8-17.92)
uf-sets-out = { $man } parte verso il gruppo { $group }.
uf-sets-out-to-found = { $man } parte per formare il gruppo { $letter }.
uf-man-fords = { $man } guada il Fiume: { $card }.
uf-man-does-not-ford = { $man } non riesce a guadare il Fiume: { $card }.
uf-arrives = { $man } si unisce al gruppo { $group }.
uf-found = Si forma il gruppo { $letter }: { $card }.
uf-found-open = Si forma il gruppo { $letter } in terreno aperto.

# Perché no
uf-transfer-no-leader = Né il gruppo { $group } né quello di arrivo hanno un comandante non inchiodato.
uf-transfer-no-card = { $least ->
    [one] Non hai carte Movimento da spendere.
   *[other] Ti servono { $least } carte Movimento, 1 per uomo.
}
uf-transfer-nobody = { $least ->
    [one] Nessun uomo del gruppo può partire.
   *[other] Servono almeno { $least } uomini che possano partire.
}
uf-transfer-wire = Il gruppo { $group } è sotto Filo spinato: i suoi uomini non possono lasciarlo.
uf-transfer-mines = Il gruppo { $group } è in un Campo minato: i suoi uomini non possono lasciarlo.
uf-transfer-marsh = Il gruppo { $group } è in una Palude: i suoi uomini non possono lasciarlo prima che abbia una carta Movimento in gioco.
uf-transfer-no-group = Non è un tuo gruppo.
uf-transfer-no-neighbour = I gruppi { $group } e { $to } non hanno lettere adiacenti.
uf-transfer-chits = I gruppi { $group } e { $to } non hanno lo stesso segnalino raggio dall’inizio del turno.
uf-transfer-full = Il gruppo { $group } avrebbe più di 10 uomini.
uf-transfer-pillbox = Il gruppo { $group } è nella Casamatta: al massimo { $most } uomini.
uf-found-not-next = Gli uomini del gruppo { $group } possono formare un gruppo solo con una lettera adiacente.
uf-found-taken = Hai già un gruppo { $letter }.
uf-receive-nobody = Nessuno dei tuoi uomini corrisponde a quel trasferimento.
uf-receive-founds = { $man } sta formando un nuovo gruppo: gioca una carta Terreno.
uf-receive-too-soon = { $man } è partito solo in questo turno.
uf-receive-encircled = { $man } non può passare: uno dei due gruppi è accerchiato.
uf-receive-together = Arrivano tutti insieme: scegli { $man }.
uf-found-nobody = Nessuno dei tuoi uomini è in trasferimento per formare quel gruppo.
uf-found-no-card = Quella carta non è nella tua mano.
uf-found-how = Gioca la carta scoperta o coperta.
uf-found-mines = Puoi giocare { $card } solo sui nemici.
uf-found-pillbox = Non puoi costruire { $card } durante la partita.
