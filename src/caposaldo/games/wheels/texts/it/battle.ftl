# Schieramento e ingresso.
wh-deployed = Schieramento: { $unit }.
wh-enters = Entra { $unit }.
wh-stays-out = Non c’è posto per { $unit }: resta fuori dalla battaglia.
wh-must-enter = Dopo il turno 2 non entra più nulla, e per { $unit } c’è posto.
wh-not-in-hand = Questa carta non è tra quelle che hai in mano.
wh-has-room = C’è ancora posto per { $unit }.
wh-no-bearing = Una direzione va da 0 a 359.
wh-outside-zone = La carta deve stare tutta nell’area che ti spetta.
wh-no-such-side = Scegli una delle due parti.
wh-revealed = Si scopre { $unit }: { $models ->
    [one] 1 modello
   *[other] { $models } modelli
}.

# Manovre e movimento.
wh-declares = Manovra { $unit }.
wh-moves = Movimento di { $unit }: { $cm } cm.
wh-not-yours = Non è un tuo plotone sul tavolo.
wh-has-manoeuvred = In questo turno { $unit } ha già fatto la sua manovra.
wh-no-token = Non hai segnalini manovra.
wh-token-useless = L’avversario non ha più plotoni da manovrare.
wh-cannot-move = Da solo { $unit } non si muove.
wh-pinned = Sotto il fuoco, { $unit } in questo turno non può muovere.
wh-has-moved = Il movimento di { $unit } è già fatto.
wh-off-table = Il punto è fuori dal tavolo.
wh-impassable = Su quel percorso c’è un terreno vietato a { $unit }.
wh-least-move = Il movimento minimo è 1 cm.
wh-too-far = Su quel terreno { $unit } può fare al massimo { $cm } cm.
wh-obstacle = Sul percorso ci sono relitti o modelli nemici.
wh-no-room = Lì non c’è posto per { $unit }.
wh-no-formation = Una carta coperta non ha formazione.
wh-no-such-model = Sul tavolo { $unit } non ha questo modello.
wh-not-declared = La meta dichiarata per { $unit } è un’altra: il movimento può solo essere più corto.
wh-has-fired-move = Dopo il fuoco { $unit } può fare al massimo { $cm } cm.

# Marce, rotazioni e modelli a mano.
wh-marches = Marcia su strada di { $unit }: { $cm } cm.
wh-turns = Rotazione sul posto di { $unit }.
wh-no-road = La marcia di { $unit } non arriva lì: nessuna strada porta dalla sua posizione a quel punto.
wh-not-in-column = Per la marcia di { $unit } i modelli devono stare sulla strada in fila, con in testa quello che guida.
wh-too-far-on-road = Su strada { $unit } può fare al massimo { $cm } cm.
wh-wreck-ahead = Sulla strada c’è un relitto: la marcia finisce { $cm } cm prima.
wh-model-leads = Questo modello ha guidato il movimento di { $unit }: resta dov’è.
wh-not-behind = Metti i modelli di { $unit } dietro quello che ha guidato il movimento.
wh-too-far-apart = I modelli di { $unit } possono distare al massimo { $cm } cm.
wh-among-others = Troppo vicino a { $unit }, dello stesso tipo: i plotoni di un tipo non si mischiano.
wh-not-now-form = Puoi disporre i modelli a mano solo subito dopo un movimento.
wh-turns-by-moving = Solo cannoni e mortai ruotano sul posto: { $unit } ruota muovendo.

# La seconda osservazione di un QG.
wh-look-no-failure = Nessun avvistamento fallito per { $unit }.
wh-look-no-hq = Non è un altro dei tuoi QG sul tavolo.
wh-look-done = In questo turno { $unit } ha già osservato.
wh-look-too-far = Distanza di { $unit }: più di { $cm } cm.
wh-look-seen = Un QG vede { $target } senza tiro.
wh-look-found = Un QG tira { $face } con il D{ $die } e avvista { $target }.
wh-look-failed = Un QG tira { $face } con il D{ $die } e non avvista { $target }.

# Mine e ostacoli.
wh-mines = Sulle mine { $unit }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello distrutto
   *[other] { $lost } modelli distrutti
}.
wh-clears = Al lavoro su un ostacolo: { $unit }.
wh-cleared = Ostacolo rimosso da { $unit }: { $work }.
wh-clear-only-special = Solo la fanteria specializzata rimuove gli ostacoli: non { $unit }.
wh-clear-nothing-else = Nel turno in cui rimuove un ostacolo { $unit } non può fare altro.
wh-clear-no-work = Per farlo { $unit } deve stare in un campo minato senza aver mosso, o toccare blocchi anticarro.

# Avvistamento e fuoco.
wh-seen = { $unit } vede { $target } senza tiro.
wh-detected = { $unit } tira { $face } con il D{ $die } e avvista { $target }.
wh-not-detected = { $unit } tira { $face } con il D{ $die } e non avvista { $target }.
wh-no-line-now = { $unit } non può colpire { $target }: ora che i modelli sono sul tavolo manca la linea o la gittata.
wh-fires = { $unit } spara a { $target }: { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
}, { $lost ->
    [0] nessuna perdita
    [one] 1 modello distrutto
   *[other] { $lost } modelli distrutti
}.
wh-no-enemy = Non è un plotone nemico sul tavolo.
wh-unarmed = { $unit } non ha armi.
wh-has-fired = In questo turno { $unit } ha già sparato.
wh-has-stormed = In questo turno { $unit } è andato all’assalto e non può sparare.
wh-has-failed = { $unit } non ha avvistato il bersaglio: in questo turno non può attaccare.
wh-moved-too-far = { $unit } ha fatto più di { $cm } cm e non può sparare.
wh-out-of-range = La linea di tiro è di { $cm } cm, l’arma arriva a { $reach } cm.
wh-too-near = Il bersaglio è a meno di { $cm } cm.
wh-line-terrain = Il terreno taglia la linea di tiro.
wh-line-platoon = Un plotone in mezzo taglia la linea di tiro.
wh-line-wreck = Un relitto taglia la linea di tiro.
wh-line-edge = Da boschi, rocce ed edifici spara e può essere colpito solo chi sta sul margine.
wh-line-inside = Nello stesso bosco o abitato i plotoni vedono e sparano al massimo a 5 cm.
wh-no-side = Da qui quel lato del bersaglio non si può colpire.
wh-chain-shots = colpi
wh-chance-destroyed = distrutto
wh-chance-struck = colpito senza effetto
wh-chance-missed = mancato

# Perdite e morale.
wh-model-lost = Perso un modello di { $unit }; ne restano { $left }.
wh-platoon-lost = Eliminato { $unit }.
wh-morale = Tiro di morale di { $unit }: { $face } con il D{ $die }.
wh-abandons = Gli uomini di { $unit } abbandonano le armi.
wh-is-pinned = Il fuoco inchioda { $unit }.
wh-routs = In rotta { $unit }.
wh-retreats = Si ritira { $unit }.

# Scelte.
wh-do-manoeuvre = { $unit }: { $stays ->
    [yes] resta dov’è
   *[no] va a { $at }
}
wh-do-token = Gioca un segnalino
wh-do-place = Posa { $unit } a { $at }
wh-do-enter = { $unit } entra a { $at }
wh-do-first = Prima: { $seat }
wh-do-move = Muovi a { $at }, { $formation ->
    [line] in linea
    [column] in colonna
    [wedge] a cuneo
   *[cluster] in gruppo
}
wh-do-march = Marcia fino a { $at }, in testa il modello { $number }
wh-do-shift = Modello { $number } a { $at }
wh-do-turn = Ruota verso { $face }°
wh-do-look = Fai osservare { $unit }
wh-do-clear = Rimuovi l’ostacolo
wh-do-attack = Attacca { $target-the }{ $column ->
    [flank] , sul fianco
    [rear] , alle spalle
    [above] , dall’alto
    [spotted] , su indicazione del QG
   *[other] { "" }
}
wh-do-end = Chiudi la manovra
wh-do-remove = Togli il modello { $number }
wh-do-pass = { $of ->
    [bombard] Non bombardare
    [bombard-again] Rinuncia
   *[other] Resta dov’è
}
