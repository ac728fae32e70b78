# Movimento e terreno dei propri gruppi.
uf-moves-forward = Il gruppo { $group } avanza con { $card }: dal segnalino raggio { $from } al { $to }.
uf-moves-back = Il gruppo { $group } indietreggia con { $card }: dal segnalino raggio { $from } al { $to }.
uf-moves-sideways = Il gruppo { $group } muove di lato con { $card }: resta al segnalino raggio { $to }.
uf-flank-announced = Il gruppo { $group } punta al fianco del gruppo { $enemy }.
uf-fords = Il gruppo { $group } guada il Fiume con { $card }: pesca { $drawn }.
uf-fails-to-ford = Il gruppo { $group } non riesce a guadare il Fiume e perde { $card }: pesca { $drawn }.
uf-cuts-wire = Il gruppo { $group } toglie un Filo spinato con { $card }; { $left ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $left }.
}
uf-enters-terrain = Il gruppo { $group } entra in un nuovo terreno: { $card }.
uf-enters-open-ground = Il gruppo { $group } entra in terreno aperto con una carta coperta.

# Perché no.
uf-move-nobody = Non è un tuo gruppo.
uf-move-way = Gioca la carta Movimento in avanti, indietro o di lato.
uf-pinned-no-movement = Il gruppo { $group } ha un uomo inchiodato: non puoi giocarci una carta Movimento.
uf-tied-by-transfer = Il gruppo { $group } ha uomini in trasferimento: non puoi giocarci una carta Movimento.
uf-only-cuts-wire = Sotto Filo spinato una carta Movimento toglie solo un Filo spinato: giocala di lato, senza altri scopi.
uf-sideways-only = Dal suo terreno il gruppo { $group } può giocare la carta Movimento solo di lato.
uf-move-blocked = Il gruppo { $enemy } sbarra la strada al gruppo { $group }, che non può oltrepassarlo.
uf-no-room-behind = Il gruppo { $group } è già il più lontano possibile dal nemico.
uf-needs-red-card = Con il segnalino raggio a 0 o meno il gruppo { $group } indietreggia solo con un numero casuale rosso; { $card } è una carta nera.
uf-aim-needs-sideways = Fuoco di fianco, accerchiamento e cambio di lettera richiedono una carta Movimento di lato.
uf-move-chapter = Questo scenario non usa queste regole.
uf-no-such-aim = Non puoi giocare una carta Movimento per questo.
uf-move-no-flank-card = { $card } non è una carta Fianco.
uf-move-no-flank-here = Dalla sua posizione il gruppo { $group } non ottiene fuoco di fianco con questa carta.
uf-move-not-behind = Il gruppo { $group } non è alle spalle del gruppo { $enemy }.
uf-letter-not-next = Il gruppo { $group } può prendere solo una lettera adiacente.
uf-fords-not-transfers = Il gruppo { $group } sta guadando: la stessa carta non può cambiargli lettera.
uf-only-open-slips = Sotto Fumo e Filo spinato puoi mettere solo una carta coperta, come terreno aperto.
uf-nothing-above = Il gruppo { $group } non ha Fumo o Filo spinato sopra la carta Movimento.
uf-does-not-fit = Il gruppo { $group } non può entrare in { $card }: alcuni suoi uomini non possono starci.
