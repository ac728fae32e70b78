# Schieramento e ingresso.
wh-deployed = { $unit-The } { $unit-gender ->
    [f] è schierata
    [mp] sono schierati
    [fp] sono schierate
   *[m] è schierato
}.
wh-enters = { $unit-The } { $unit-gender ->
    [mp] entrano
    [fp] entrano
   *[other] entra
} sul tavolo.
wh-stays-out = { $unit-The } non { $unit-gender ->
    [mp] trovano
    [fp] trovano
   *[other] trova
} posto e { $unit-gender ->
    [mp] restano
    [fp] restano
   *[other] resta
} fuori dalla battaglia.
wh-must-enter = Dopo il turno 2 non entra più nulla, e per { $unit-the } c’è posto.
wh-not-in-hand = Questa carta non è tra quelle che hai in mano.
wh-has-room = C’è ancora posto per { $unit-the }.
wh-no-bearing = Una direzione va da 0 a 359.
wh-outside-zone = La carta deve stare tutta nell’area che ti spetta.
wh-no-such-side = Scegli una delle due parti.
wh-revealed = { $unit-The } si { $unit-gender ->
    [mp] scoprono
    [fp] scoprono
   *[other] scopre
}: { $models ->
    [one] 1 modello
   *[other] { $models } modelli
}.

# Manovre e movimento.
wh-declares = { $unit-The } { $unit-gender ->
    [mp] manovrano
    [fp] manovrano
   *[other] manovra
}.
wh-moves = { $unit-The } { $unit-gender ->
    [mp] muovono
    [fp] muovono
   *[other] muove
} di { $cm } cm.
wh-not-yours = Non è un tuo plotone sul tavolo.
wh-has-manoeuvred = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già manovrato in questo turno.
wh-no-token = Non hai segnalini manovra.
wh-token-useless = L’avversario non ha più plotoni da manovrare.
wh-cannot-move = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere da { $unit-gender ->
    [f] sola
    [mp] soli
    [fp] sole
   *[m] solo
}.
wh-pinned = { $unit-The } { $unit-gender ->
    [f] è inchiodata
    [mp] sono inchiodati
    [fp] sono inchiodate
   *[m] è inchiodato
}: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere.
wh-has-moved = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già mosso.
wh-off-table = Il punto è fuori dal tavolo.
wh-impassable = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} attraversare il terreno su quel percorso.
wh-least-move = Il movimento minimo è 1 cm.
wh-too-far = Su quel terreno { $unit-the } { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere di { $cm } cm al massimo.
wh-obstacle = Sul percorso ci sono relitti o modelli nemici.
wh-no-room = Lì non c’è posto per { $unit-the }.
wh-no-formation = Una carta coperta non ha formazione.
wh-no-such-model = { $unit-The } non { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} questo modello sul tavolo.
wh-not-declared = La meta dichiarata per { $unit-the } è un’altra: il movimento può solo essere più corto.
wh-has-fired-move = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} sparato e { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere di { $cm } cm al massimo.

# Marce, rotazioni e modelli a mano.
wh-marches = { $unit-The } { $unit-gender ->
    [mp] marciano
    [fp] marciano
   *[other] marcia
} su strada per { $cm } cm.
wh-turns = { $unit-The } { $unit-gender ->
    [mp] ruotano
    [fp] ruotano
   *[other] ruota
} sul posto.
wh-no-road = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} marciare fin lì: nessuna strada porta dalla posizione attuale a quel punto.
wh-not-in-column = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} marciare: i modelli devono stare in fila sulla strada, con in testa quello che guida.
wh-too-far-on-road = Su strada { $unit-the } { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} marciare per { $cm } cm al massimo.
wh-wreck-ahead = Sulla strada c’è un relitto: la marcia finisce { $cm } cm prima.
wh-model-leads = Questo modello ha guidato il movimento { $unit-del }: resta dov’è.
wh-not-behind = Metti i modelli { $unit-del } dietro quello che ha guidato il movimento.
wh-too-far-apart = I modelli { $unit-del } possono distare { $cm } cm al massimo.
wh-among-others = Quel punto è troppo vicino { $unit-al }, dello stesso tipo: i plotoni di un tipo non si mischiano.
wh-not-now-form = Puoi disporre i modelli a mano solo subito dopo un movimento.
wh-turns-by-moving = { $unit-The } { $unit-gender ->
    [mp] ruotano
    [fp] ruotano
   *[other] ruota
} solo muovendo: sul posto ruotano solo cannoni e mortai.

# La seconda osservazione di un QG.
wh-look-no-failure = { $unit-The } non { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} fallito un avvistamento.
wh-look-no-hq = Non è un altro dei tuoi QG sul tavolo.
wh-look-done = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già osservato in questo turno.
wh-look-too-far = { $unit-The } { $unit-gender ->
    [mp] distano
    [fp] distano
   *[other] dista
} più di { $cm } cm.
wh-look-seen = Un QG vede { $target-the } senza tiro.
wh-look-found = Un QG tira { $face } con il D{ $die } e avvista { $target-the }.
wh-look-failed = Un QG tira { $face } con il D{ $die } e non avvista { $target-the }.

# Mine e ostacoli.
wh-mines = { $unit-The } { $unit-gender ->
    [mp] finiscono
    [fp] finiscono
   *[other] finisce
} sulle mine: { $lost ->
    [0] nessuna perdita
    [one] 1 modello distrutto
   *[other] { $lost } modelli distrutti
}.
wh-clears = { $unit-The } { $unit-gender ->
    [mp] cominciano
    [fp] cominciano
   *[other] comincia
} a rimuovere un ostacolo.
wh-cleared = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} rimosso l’ostacolo: { $work }.
wh-clear-only-special = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} rimuovere gli ostacoli: può farlo solo la fanteria specializzata.
wh-clear-nothing-else = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} fare altro nel turno in cui { $unit-gender ->
    [mp] rimuovono
    [fp] rimuovono
   *[other] rimuove
} un ostacolo.
wh-clear-no-work = { $unit-The } { $unit-gender ->
    [mp] devono
    [fp] devono
   *[other] deve
} stare in un campo minato senza aver mosso, o toccare blocchi anticarro.

# Avvistamento e fuoco.
wh-seen = { $unit-The } { $unit-gender ->
    [mp] vedono
    [fp] vedono
   *[other] vede
} { $target-the } senza tiro.
wh-detected = { $unit-The } { $unit-gender ->
    [mp] tirano
    [fp] tirano
   *[other] tira
} { $face } con il D{ $die } e { $unit-gender ->
    [mp] avvistano
    [fp] avvistano
   *[other] avvista
} { $target-the }.
wh-not-detected = { $unit-The } { $unit-gender ->
    [mp] tirano
    [fp] tirano
   *[other] tira
} { $face } con il D{ $die } e non { $unit-gender ->
    [mp] avvistano
    [fp] avvistano
   *[other] avvista
} { $target-the }.
wh-no-line-now = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} colpire { $target-the }: ora che i modelli sono sul tavolo manca la linea o la gittata.
wh-fires = { $unit-The } { $unit-gender ->
    [mp] sparano
    [fp] sparano
   *[other] spara
} { $target-al }: { $shots ->
    [one] 1 colpo
   *[other] { $shots } colpi
}, { $lost ->
    [0] nessuna perdita
    [one] 1 modello distrutto
   *[other] { $lost } modelli distrutti
}.
wh-no-enemy = Non è un plotone nemico sul tavolo.
wh-unarmed = { $unit-The } non { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} armi.
wh-has-fired = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} già sparato in questo turno.
wh-has-stormed = { $unit-The } { $unit-gender ->
    [f] è andata
    [mp] sono andati
    [fp] sono andate
   *[m] è andato
} all’assalto: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} sparare.
wh-has-failed = { $unit-The } non { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} avvistato il bersaglio: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} attaccare.
wh-moved-too-far = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} mosso di più di { $cm } cm e non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} sparare.
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
wh-model-lost = { $unit-The } { $unit-gender ->
    [mp] perdono
    [fp] perdono
   *[other] perde
} 1 modello; ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
wh-platoon-lost = { $unit-The } { $unit-gender ->
    [f] è eliminata
    [mp] sono eliminati
    [fp] sono eliminate
   *[m] è eliminato
}.
wh-morale = { $unit-The } { $unit-gender ->
    [mp] fanno
    [fp] fanno
   *[other] fa
} il tiro di morale: { $face } con il D{ $die }.
wh-abandons = { $unit-The } { $unit-gender ->
    [mp] abbandonano
    [fp] abbandonano
   *[other] abbandona
} le armi.
wh-is-pinned = { $unit-The } { $unit-gender ->
    [f] è inchiodata
    [mp] sono inchiodati
    [fp] sono inchiodate
   *[m] è inchiodato
}.
wh-routs = { $unit-The } { $unit-gender ->
    [mp] vanno
    [fp] vanno
   *[other] va
} in rotta.
wh-retreats = { $unit-The } si { $unit-gender ->
    [mp] ritirano
    [fp] ritirano
   *[other] ritira
}.

# Scelte.
wh-do-manoeuvre = { $unit }: { $stays ->
    [yes] resta dov’è
   *[no] vai a { $at }
}
wh-do-token = Gioca un segnalino
wh-do-place = Posa { $unit-the } a { $at }
wh-do-enter = Fai entrare { $unit-the } a { $at }
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
wh-do-look = Fai osservare { $unit-the }
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
