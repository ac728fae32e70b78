# La sequenza di gioco.
bg-initiative = Turno { $turn }: i dadi dell'iniziativa danno { $a } e { $b }. Primo a giocare: { $seat }.
bg-side-begins = Ora gioca: { $seat }.
bg-game-over = La battaglia è finita.
bg-not-your-decision = Adesso la decisione non spetta a te.
bg-not-now = Adesso non puoi { $verb }. C'è da decidere: { $prompt }
bg-overfull = È più di quanto serva dire per { $verb }.
bg-select-not-yours = Non è una tua unità presente sul tavolo.

# Che cosa c'è da decidere.
bg-prompt-prepare = Preparativi segreti: posa i campi minati e scrivi i turni delle tue unità aeree.
bg-prompt-deploy = Schiera { $unit }.
bg-prompt-indirect = Tiro indiretto: chiama un'arma o un attacco aereo, oppure chiudi la fase.
bg-prompt-movement = Movimento: scegli un'unità, oppure chiudi la fase.
bg-prompt-direct = Tiro diretto: dichiara chi spara a chi; chiudendo la fase si spara nell'ordine dichiarato.
bg-prompt-close = Combattimento ravvicinato: scegli un'unità che assalta, oppure chiudi la fase e si combatte.
bg-prompt-order = Ordini per { $unit }.
bg-prompt-react = { $unit } si sta muovendo: qualcuno spara?
bg-prompt-defend = { $unit } va all'assalto: il suo bersaglio spara?
bg-prompt-face = Dove guarda ora { $unit }?
bg-prompt-aim = Su che cosa tira { $unit }?
bg-prompt-screen = La prossima basetta dello schermo fumogeno di { $unit }.
bg-prompt-area = Più unità sono ugualmente vicine a { $unit }: scegli chi subisce l'effetto.
bg-prompt-fly = Piazza l'unità aerea: la zona di battuta si stende davanti alla basetta.
bg-prompt-bomb = Scegli un bersaglio nella zona di battuta.
bg-prompt-over = La battaglia è finita.

# La fine.
bg-outcome-broken = Il punto di rottura è raggiunto con { $lost ->
    [one] { $lost } unità perduta
   *[other] { $lost } unità perdute
}. Abbandona il campo: { $loser }.
bg-outcome-time = L'ultimo turno è finito. Perdite: { $first } { $a }%, { $second } { $b }%. Vittoria: { $winner }.
bg-outcome-draw = L'ultimo turno è finito. Perdite: { $first } { $a }%, { $second } { $b }%. Lo scarto è troppo piccolo: nessuno vince.
