# Quel che il browser dice intorno al tavolo di questo gioco.

# Turno, fasi, punteggio.
bg-screen-turn-of = Turno { $turn } di { $turns }
bg-screen-before = Prima della battaglia
bg-screen-prepare = Preparativi
bg-screen-deploy = Schieramento
bg-screen-phase-indirect = Tiro indiretto
bg-screen-phase-movement = Movimento
bg-screen-phase-direct = Tiro diretto
bg-screen-phase-close = Combattimento ravvicinato
bg-screen-phase-reorganise = Riorganizzazione
bg-screen-phase-indirect-short = tiro indiretto
bg-screen-phase-movement-short = movimento
bg-screen-phase-direct-short = tiro diretto
bg-screen-phase-close-short = ravvicinato
bg-screen-phase-reorganise-short = riorganizzazione
bg-screen-losses = unità perse / punto di rottura
bg-screen-score = { $seat }: { $lost ->
    [0] nessuna unità persa
    [one] 1 unità persa
   *[other] { $lost } unità perse
} su { $counted }, rottura a { $breakpoint }
bg-screen-mine = Campo minato { $number }
bg-screen-air = Unità aerea { $number }
bg-screen-the-mine = il campo minato { $number }
bg-screen-the-air = l’unità aerea { $number }
bg-screen-group = Gruppo tattico { $number }
bg-screen-group-left = { $left } su { $of }

# Unità.
bg-screen-quality = Qualità
bg-screen-class = Classe
bg-screen-move = Movimento
bg-screen-range = Gittata
bg-screen-weapon = Arma
bg-screen-state-ready = { $unit-gender ->
    [f] pronta
   *[m] pronto
}
bg-screen-state-ordered = riceve ordini
bg-screen-state-moved = ha mosso
bg-screen-state-done = ha finito
bg-screen-state-shaken = { $unit-gender ->
    [f] scossa
   *[m] scosso
}
bg-screen-state-suppressed = { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}
bg-screen-state-destroyed = { $unit-gender ->
    [f] distrutta
   *[m] distrutto
}
bg-screen-state-aims = spara a { $target }
bg-screen-state-aiming = sceglie il bersaglio
bg-screen-state-called = ha bombardato
bg-screen-state-reacted = ha sparato
bg-screen-state-contact = in combattimento ravvicinato
bg-screen-state-works = bonifica un campo minato
bg-screen-state-aboard = a bordo di { $carrier }
bg-screen-state-off-table = fuori tavolo
bg-screen-state-to-deploy = da schierare

# Che cosa si chiede, per esteso.
bg-screen-ask-mine = Campo minato { $number } di { $of }: posalo nella zona segnata. L’avversario non lo vede.
bg-screen-ask-place = Schiera { $unit-the }: scegli un punto nella zona segnata.
bg-screen-ask-order = Muovi { $unit-the }: scegli un punto fino a { $move }″, in linea retta.
bg-screen-ask-off = Scegli dove scende { $unit-the }.
bg-screen-ask-turn = Ruota { $unit-the }: indica un punto o usa il quadrante.
bg-screen-ask-facing = Scegli l’orientamento { $unit-del }: indica un punto o usa il quadrante.
bg-screen-ask-course = Scegli la rotta dell’unità aerea: indica un punto o usa il quadrante.
bg-screen-ask-target = Scegli il bersaglio { $unit-del }.
bg-screen-who-fires = spara con { $unit-the }

# Che cosa può incontrare una mossa dove finisce.
bg-screen-danger = Minacce se { $unit-the } va lì
bg-screen-danger-note = Nemici che possono sparare dove la mossa finisce. Altri possono sparare lungo la strada; ognuno spara una volta sola.
bg-screen-danger-none = Lì nessun nemico può sparare all’unità.

# Pulsanti: che cosa ne segue.
bg-screen-end-set-up = Fatto
bg-screen-end-indirect = Chiudi il tiro indiretto
bg-screen-end-movement = Chiudi il movimento
bg-screen-end-direct = Salta il tiro diretto
bg-screen-end-close = Risolvi i combattimenti
bg-screen-end-reorganise = Fatto
bg-screen-fire-all = { $shots ->
    [one] Spara 1 colpo
   *[other] Spara { $shots } colpi
}
bg-screen-ready = Pronto
bg-screen-halt = Resta qui
bg-screen-hold = Non sparare
bg-screen-enough-smoke = Basta fumo
bg-screen-turn = Ruota sul posto
bg-screen-move-instead = Muovi, invece
bg-screen-stay-behind = Tieni indietro l’unità
bg-screen-do-go = Muovi di { $distance }″
bg-screen-do-turn = Orienta a { $degrees }°
bg-screen-do-place = Schiera, fronte { $degrees }°
bg-screen-do-fly = Attacca con rotta { $degrees }°
bg-screen-do-declare = Dichiara
bg-screen-do-shoot = Spara
bg-screen-do-bombard = Bombarda
bg-screen-do-charge = Assalta
bg-screen-do-mine = Posalo qui
bg-screen-do-smoke = Fumo qui
bg-screen-do-off = Scendi qui
bg-screen-here-fly = unità aerea
bg-screen-group-else = Oppure

# Attacchi.
bg-screen-attack-fire = { $unit } spara { $target-al }
bg-screen-attack-charge = { $unit } assalta { $target-the }
bg-screen-kind-declare = tiro diretto
bg-screen-kind-shoot = tiro d’opportunità
bg-screen-kind-bombard = tiro indiretto
bg-screen-kind-bomb = attacco aereo
bg-screen-kind-charge = combattimento ravvicinato
bg-screen-total-fire = Dadi, ciascuno colpisce con 4 o più
bg-screen-total-bomb = Dadi
bg-screen-total-charge = Vantaggio sul dado
bg-screen-even = Nessun vantaggio: un dado a testa
bg-screen-no-dice = Niente dadi: un solo risultato possibile

# Il tavolo come testo.
bg-screen-text-standing = La situazione
bg-screen-text-group = { $seat }: { $group }
bg-screen-text-unit = { $unit }, { $quality }: { $state }. A { $x }″ da sinistra e { $y }″ dall’alto, fronte { $facing }.
bg-screen-text-absent = { $unit }, { $quality }: { $state }.
bg-screen-text-nearest = Nemico più vicino: { $enemy }, a { $distance }″, rilevamento { $bearing }.
bg-screen-text-ground = Il terreno, { $width }″ per { $height }″
bg-screen-text-terrain = { $kind }: da { $left }″ a { $right }″ in larghezza, da { $top }″ a { $bottom }″ in altezza
bg-screen-text-things = Fumo e mine
bg-screen-text-spot = { $what } a { $x }″, { $y }″
bg-screen-text-cleared = campo bonificato
