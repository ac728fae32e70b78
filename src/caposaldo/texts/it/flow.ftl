# La barra delle decisioni e i tasti della pagina di gioco
flow-next = Prossima unità
flow-next-group = Prossimo gruppo
flow-space = Spazio
flow-more = Altro
flow-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
flow-show-them = Mostrale
flow-sure = { $act }? { $loses }
flow-sure-back = Torna indietro
flow-dropped = La richiesta è appena cambiata: il tasto non ha avuto effetto.
flow-end-turn = { $cards ->
    [0] Termina il turno
    [one] Termina il turno: pesca 1
   *[other] Termina il turno: pesca { $cards }
}
flow-hold-best = Aspetta il momento migliore
flow-hold-move = Non sparare per tutto il movimento
flow-hold-turn = Non sparare in questo turno
flow-group-squad = Un’altra squadra
flow-group-cap = Punti comando
flow-group-wait = Attendi

# Quando le regole non permettono di annullare
flow-back = Annulla lo stesso…
flow-back-last = Annulla la mia ultima decisione
flow-back-turn = Torna all’inizio del mio turno
flow-back-round = Torna alla mia prima decisione del round
flow-back-ask = Chiedi di annullare
flow-back-free-note = Contro un bot puoi annullarla lo stesso. Resta annotato nella registrazione.
flow-back-ask-note = Giochi con altre persone: devono essere d’accordo.
flow-back-off-note = È una partita seria: le decisioni restano.

# I tasti
flow-keys-own = Questo gioco
flow-key-confirm = conferma ciò che hai scelto
flow-key-next = prossima unità, o mantieni l’orientamento
flow-key-stay = l’unità resta dov’è, o ha finito
flow-key-end = termina la fase
flow-key-pass = termina il turno, passa
flow-key-choice = quel numero nell’elenco delle scelte
flow-key-hint = suggerimento
flow-key-undo = annulla
flow-key-recap = che cosa ha fatto l’avversario
flow-key-goals = obiettivi
flow-key-bg-turn = ruota sul posto, o muovi
flow-key-bg-hold = non sparare
flow-key-tr-join = unisci all’attacco tutte le unità
flow-key-tr-pass = rinuncia
flow-key-st-close = spara nel combattimento ravvicinato
flow-key-st-recover = recupera da un colpo
flow-key-st-release = lascia le unità scelte e prendi un’altra squadra
flow-key-st-stall-ap = temporeggia per 1 AP
flow-key-st-stall-cap = temporeggia per 1 CAP
flow-key-uf-draw = pesca carte
flow-key-uf-accept = accetta
flow-key-uf-reject = rifiuta
flow-key-uf-keep = non giocare nulla
flow-key-uf-give-up = annulla la scelta
flow-key-wh-formation = prossima formazione
flow-key-wh-fire-first = prima spara, poi muovi
flow-key-wh-stay = manovra senza muovere
flow-key-wh-token = gioca un segnalino manovra

# Impostazioni
flow-set-losses = Quando perderesti qualcosa
flow-set-losses-hint = Prima di terminare una fase con unità che non hanno agito, o di passare con punti ancora da spendere.
flow-set-losses-ask = Chiedi prima
flow-set-losses-never = Non chiedere mai
flow-set-facing = Orientamento dopo il movimento
flow-set-facing-hint = «Quando conta» chiede solo se un nemico vicino resterebbe fuori dal fronte.
flow-set-facing-always = Chiedi sempre
flow-set-facing-matters = Quando conta
flow-set-facing-never = Non chiedere mai

# Le parole del gioco
flow-term-more = Di più:
