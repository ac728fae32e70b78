# La sequenza di gioco.
wh-turn = Turno { $turn }.
wh-tokens = { $seat-The } { $seat-gender ->
    [mp] prendono
    [fp] prendono
   *[other] prende
} { $count ->
    [one] 1 segnalino manovra
   *[other] { $count } segnalini manovra
}.
wh-precedence-roll = Precedenza: { $a } contro { $b }.
wh-precedence = { $seat-The } { $seat-gender ->
    [f] manovra per prima
    [mp] manovrano per primi
    [fp] manovrano per prime
   *[m] manovra per primo
} in questo turno.
wh-token = { $seat-The } { $seat-gender ->
    [mp] giocano
    [fp] giocano
   *[other] gioca
} un segnalino manovra.
wh-last-turn = I dadi danno { $sum }: l’ultimo turno è il { $turn }.
wh-segment-building = Preparazione
wh-segment-deployment = Schieramento
wh-segment-entry = Ingresso
wh-segment-precedence = Precedenza
wh-segment-bombardment = Bombardamento
wh-segment-manoeuvres = Manovre

# Rifiuti di ogni decisione.
wh-game-over = La battaglia è finita.
wh-not-your-decision = La decisione spetta all’avversario.
wh-not-now = Ora non puoi { $verb }. Prima: { $prompt }
wh-overfull = Troppe indicazioni per { $verb }.

# Che cosa c’è da decidere.
wh-prompt-deploy = Posa le tue carte coperte nella tua parte del tavolo: ne restano { $count }.
wh-prompt-enter = Posa sul tuo bordo le carte che entrano in questo turno, o prosegui: in mano { $count }.
wh-prompt-precedence = Hai vinto il tiro: scegli chi manovra per primo.
wh-prompt-manoeuvres = Scegli un plotone e dove va, o gioca un segnalino.
wh-prompt-manoeuvre = Muovi, spara o chiudi la manovra { $unit-del }.
wh-prompt-move-after = Il nemico ha finito. Ora { $unit-the } { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} muovere.
wh-prompt-form-up = Disponi i modelli { $unit-del } o prosegui.
wh-prompt-losses = Scegli quale modello { $unit-del } va perso: da togliere { $count }.
wh-prompt-over = La battaglia è finita.
wh-todo-deploy = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
wh-todo-enter = { $count ->
    [one] 1 carta attende fuori dal tavolo
   *[other] { $count } carte attendono fuori dal tavolo
}
wh-todo-manoeuvres = { $count ->
    [one] 1 plotone deve ancora manovrare
   *[other] { $count } plotoni devono ancora manovrare
}
wh-loses-entry = { $count ->
    [one] 1 carta resta fuori dalla battaglia
   *[other] { $count } carte restano fuori dalla battaglia
}: dopo il turno 2 non entra più nulla.

# La fine.
wh-outcome-won = La battaglia è finita. Punti persi: { $first } { $a }%, { $second } { $b }%. { $winner-gender ->
    [mp] Vincono
    [fp] Vincono
   *[other] Vince
} { $winner-the }.
wh-outcome-decisive = La battaglia è finita. Punti persi: { $first } { $a }%, { $second } { $b }%. Vittoria decisiva { $winner-del }.
wh-outcome-marginal = La battaglia è finita. Punti persi: { $first } { $a }%, { $second } { $b }%. Vittoria di misura { $winner-del }.
wh-outcome-draw = La battaglia è finita. Punti persi: { $first } { $a }%, { $second } { $b }%. Pareggio.
