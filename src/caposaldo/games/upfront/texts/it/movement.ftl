# Movimento e terreno dei propri gruppi.
uf-moves-forward = { $group } avanza con { $card }: segnalino gittata { $chit }.
uf-moves-back = { $group } si ritira con { $card }: segnalino gittata { $chit }.
uf-moves-sideways = { $group } si sposta di lato con { $card }: segnalino gittata { $chit }.
uf-flank-announced = { $group } punta al fianco di { $enemy }.
uf-fords = { $group } guada il Torrente con { $card }: esce { $drawn }.
uf-fails-to-ford = { $group } non riesce a guadare il Torrente e perde { $card }: esce { $drawn }.
uf-cuts-wire = { $group } toglie un Filo spinato con { $card }; { $left ->
    [0] non ne resta nessuno.
    [one] ne resta uno.
   *[other] ne restano { $left }.
}
uf-enters-terrain = { $group } entra in un nuovo terreno: { $card }.
uf-enters-open-ground = { $group } entra in terreno aperto: una carta coperta.

# Perché no.
uf-move-nobody = Non è un tuo gruppo.
uf-move-way = Una carta Movimento si gioca in avanti, indietro o di lato.
uf-pinned-no-movement = In { $group } c'è un uomo inchiodato: non può ricevere carte Movimento.
uf-tied-by-transfer = Ci sono uomini in trasferimento da o verso { $group }: non può ricevere carte Movimento.
uf-only-cuts-wire = Sotto il Filo spinato una carta Movimento ne toglie uno e basta: giocala di lato, senza altri scopi.
uf-sideways-only = Da dove si trova { $group } la carta Movimento va giocata di lato.
uf-move-blocked = { $enemy } sbarra la strada a { $group }: non si può oltrepassare.
uf-no-room-behind = { $group } è già il più lontano possibile da ogni nemico.
uf-needs-red-card = Con il segnalino gittata a 0 o meno { $group } si ritira solo con una carta dal numero casuale rosso, non con { $card }.
uf-aim-needs-sideways = Fuoco di fianco, accerchiamento e cambio di lettera richiedono una carta Movimento di lato.
uf-move-chapter = In questo scenario queste regole non si usano.
uf-no-such-aim = Una carta Movimento non serve a questo.
uf-move-no-flank-card = { $card } non è una carta Fianco.
uf-move-no-flank-here = Da dove si trova { $group } questa carta non dà fuoco di fianco.
uf-move-not-behind = { $group } non è alle spalle di { $enemy }.
uf-letter-not-next = { $group } può prendere solo una lettera vicina alla sua.
uf-fords-not-transfers = { $group } sta guadando: la stessa carta non gli cambia lettera.
uf-only-open-slips = Sotto Fumo e Filo spinato va soltanto una carta coperta, come terreno aperto.
uf-nothing-above = Sopra la carta Movimento di { $group } non ci sono né Fumo né Filo spinato.
uf-does-not-fit = { $group } non può entrare in { $card }: non tutti i suoi uomini ci possono stare.
