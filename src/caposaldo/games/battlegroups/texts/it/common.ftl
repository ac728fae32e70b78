# La sequenza di gioco.
bg-initiative = Turno { $turn }: iniziativa { $a } contro { $b }. { $seat-gender ->
    [mp] Cominciano
   *[m] Comincia
} { $seat-the }.
bg-side-begins = Tocca { $seat-al }.
bg-game-over = La battaglia è finita.
bg-not-your-decision = Ora la decisione spetta all’avversario.
bg-not-now = Ora non puoi { $verb }. Prima: { $prompt }
bg-overfull = Troppi dati per { $verb }.
bg-select-not-yours = Non è una delle tue unità sul tavolo.

# Che cosa c’è da decidere.
bg-prompt-prepare = Preparativi segreti: posa i campi minati e scegli i turni delle tue unità aeree.
bg-prompt-deploy = Schiera { $unit-the }.
bg-prompt-indirect = Tiro indiretto: scegli un’arma o un’unità aerea, oppure chiudi la fase.
bg-prompt-movement = Movimento: scegli un’unità, oppure chiudi la fase.
bg-prompt-direct = Tiro diretto: dichiara i bersagli, poi chiudi la fase per sparare in quest’ordine.
bg-prompt-close = Combattimento ravvicinato: scegli un’unità che va all’assalto, oppure chiudi la fase e risolvi gli scontri.
bg-prompt-order = Dai ordini { $unit-al }.
bg-prompt-react = { $unit-The } si sta muovendo: vuoi sparare?
bg-prompt-defend = { $unit-The } va all’assalto: vuoi sparare?
bg-prompt-face = Scegli l’orientamento { $unit-del }.
bg-prompt-aim = Scegli il bersaglio { $unit-del }.
bg-prompt-screen = Piazza la prossima basetta di fumo { $unit-del }.
bg-prompt-area = Più unità sono ugualmente vicine { $unit-al }: scegli quale subisce l’effetto.
bg-prompt-fly = Piazza l’unità aerea: la zona di battuta è davanti alla basetta.
bg-prompt-bomb = Scegli un bersaglio nella zona di battuta.
bg-prompt-over = La battaglia è finita.

# La fine.
bg-outcome-broken = { $loser-The } { $loser-gender ->
    [mp] perdono
   *[m] perde
} la battaglia: punto di rottura raggiunto con { $lost ->
    [one] 1 unità perduta
   *[other] { $lost } unità perdute
}.
bg-outcome-time = L’ultimo turno è finito. Perdite: { $first } { $a }%, { $second } { $b }%. { $winner-gender ->
    [mp] Vincono
   *[m] Vince
} { $winner-the }.
bg-outcome-draw = L’ultimo turno è finito. Perdite: { $first } { $a }%, { $second } { $b }%. Lo scarto è troppo piccolo: pareggio.
