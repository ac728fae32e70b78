# Assalti e risposte.
wh-storms = { $unit-The } { $unit-gender ->
    [mp] vanno
    [fp] vanno
   *[other] va
} all’assalto { $target-del }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-overruns = { $unit-The } { $unit-gender ->
    [mp] travolgono
    [fp] travolgono
   *[other] travolge
} { $target-the }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-counters = { $unit-The } { $unit-gender ->
    [mp] contrassaltano
    [fp] contrassaltano
   *[other] contrassalta
} { $target-the }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-storm-missed = { $unit-The } non { $unit-gender ->
    [mp] trovano
    [fp] trovano
   *[other] trova
} posto a contatto con { $target-the }.
wh-storm-no-target = Non puoi assaltare { $target-the }: i veicoli senza corazza non sono un bersaglio.
wh-storm-turns-out = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} assaltare { $target-the }: i veicoli senza corazza non sono un bersaglio.
wh-storm-infantry = Non puoi assaltare con { $unit-the }: solo la fanteria va all’assalto.
wh-storm-has-fired = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} sparato: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} andare all’assalto.
wh-storm-again = { $unit-The } { $unit-gender ->
    [f] è già andata
    [mp] sono già andati
    [fp] sono già andate
   *[m] è già andato
} all’assalto in questo turno.
wh-storm-pinned = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} fallito il tiro di morale: in questo turno non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} andare all’assalto.
wh-storm-no-contact = Quel movimento non finisce a contatto con { $target-the }, o accanto non c’è posto.
wh-answer-no-fire = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} sparare agli assaltatori.
wh-answer-must = { $unit-The } { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} sparare: { $unit-gender ->
    [mp] devono
    [fp] devono
   *[other] deve
} sparare o battersi da vicino.
wh-answer-no-armour = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} travolgere: lo fanno solo i veicoli corazzati.
wh-answer-armour = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} contrassaltare: i veicoli corazzati travolgono.
wh-prompt-answer = { $unit-The } { $unit-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} tenuto. { $with ->
    [overrun] Travolgi gli assaltatori
   *[counter] Contrassalta
}{ $fire ->
    [yes] , o spara.
   *[no] , o non fare nulla.
}
wh-chain-dice = dadi
wh-chain-needed = A ciascuno serve { $number } o più
wh-loses-answer = { $unit-The } { $unit-gender ->
    [mp] rinunciano
    [fp] rinunciano
   *[other] rinuncia
} a { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro gli assaltatori.
wh-do-storm = Assalta { $target-the }
wh-do-overrun = Travolgi gli assaltatori
wh-do-counter = Contrassalta
wh-do-fire = Spara agli assaltatori
wh-why-storm = { $count ->
    [one] 1 squadra arriva
   *[other] { $count } squadre arrivano
} a contatto
wh-why-weak-side = Ha il fianco sottile
wh-why-no-answer = { $unit-The } non { $unit-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} rispondere al fuoco
wh-why-survivors = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro gli assaltatori
wh-why-shakes = Chi sopravvive fa il tiro di morale
wh-why-more-dice = I colpi sono più dei dadi da vicino
