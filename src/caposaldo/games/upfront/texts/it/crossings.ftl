# Uomini che passano a un altro gruppo (17.8-17.92)
uf-sets-out = { $man } si mette in cammino verso { $group }.
uf-sets-out-to-found = { $man } si mette in cammino per formare un gruppo con la lettera { $letter }.
uf-man-fords = { $man } guada il Torrente: { $card }.
uf-man-does-not-ford = { $man } non riesce a guadare il Torrente: { $card }.
uf-arrives = { $man } si unisce a { $group }.
uf-found = Si forma un nuovo gruppo con la lettera { $letter }: { $card }.
uf-found-open = Si forma un nuovo gruppo con la lettera { $letter }, in terreno aperto.

# Perché no
uf-transfer-no-leader = Né { $group } né chi riceve ha un comandante non inchiodato.
uf-transfer-no-card = { $least ->
    [one] Non hai una carta Movimento da spendere.
   *[other] Servono { $least } carte Movimento, una per uomo.
}
uf-transfer-nobody = { $least ->
    [one] Nessuno del gruppo può partire.
   *[other] Servono almeno { $least } uomini che possano partire.
}
uf-transfer-wire = { $group } è sotto Filo spinato: nessuno può lasciarlo.
uf-transfer-mines = { $group } è in un Campo minato: nessuno può lasciarlo.
uf-transfer-marsh = { $group } è nella Palude: per lasciarlo serve prima una carta Movimento in gioco.
uf-transfer-no-group = Non è un tuo gruppo.
uf-transfer-no-neighbour = { $group } e { $to } non hanno lettere vicine.
uf-transfer-chits = { $group } e { $to } devono avere lo stesso segnalino gittata dall'inizio del turno.
uf-transfer-full = { $group } avrebbe più di dieci uomini.
uf-transfer-pillbox = { $group } è nella Casamatta: al massimo { $most } uomini.
uf-found-not-next = Gli uomini di { $group } possono formare un gruppo solo in una lettera vicina.
uf-found-taken = Hai già un gruppo con la lettera { $letter }.
uf-receive-nobody = Nessuno dei tuoi così è in trasferimento.
uf-receive-founds = { $man } va a formare un gruppo nuovo: ci vuole una carta Terreno.
uf-receive-too-soon = { $man } è partito proprio in questo turno.
uf-receive-encircled = { $man } non può passare: uno dei due gruppi è sotto accerchiamento.
uf-receive-together = Arrivano tutti insieme: scegli { $man }.
uf-found-nobody = Nessuno è in cammino per formare quel gruppo.
uf-found-no-card = Quella carta non è nella tua mano.
uf-found-how = La carta si gioca scoperta o coperta.
uf-found-mines = { $card } si gioca solo sui nemici.
uf-found-pillbox = { $card } non si costruisce durante la partita.
