# Assalti e risposte.
wh-storms = Assalto di { $unit } contro { $target }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-overruns = Travolgimento di { $target } da parte di { $unit }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-counters = Contrassalto di { $unit } contro { $target }, dadi { $faces }: { $lost ->
    [0] nessuna perdita
    [one] 1 modello eliminato
   *[other] { $lost } modelli eliminati
}.
wh-storm-missed = Per { $unit } non c’è posto a contatto con { $target }.
wh-storm-no-target = Non puoi assaltare { $target }: i veicoli senza corazza non sono un bersaglio.
wh-storm-turns-out = Sotto la carta di { $target } c’erano veicoli senza corazza: { $unit } non può assaltare.
wh-storm-infantry = Non puoi assaltare con { $unit }: l’assalto è della fanteria.
wh-storm-has-fired = In questo turno { $unit } ha sparato e non può andare all’assalto.
wh-storm-again = In questo turno { $unit } è già andato all’assalto.
wh-storm-pinned = In questo turno { $unit } non può andare all’assalto: il tiro di morale è andato male.
wh-storm-no-contact = Quel movimento non finisce a contatto con { $target }, o accanto non c’è posto.
wh-answer-no-fire = { $unit } non può sparare agli assaltatori.
wh-answer-must = { $unit } può sparare: deve sparare o battersi da vicino.
wh-answer-no-armour = { $unit } non può travolgere: lo fanno solo i veicoli corazzati.
wh-answer-armour = { $unit } non può contrassaltare: i veicoli corazzati travolgono.
wh-prompt-answer = Il morale di { $unit } ha tenuto. { $with ->
    [overrun] Travolgi gli assaltatori
   *[counter] Contrassalta
}{ $fire ->
    [yes] , o spara.
   *[no] , o non fare nulla.
}
wh-chain-dice = dadi
wh-chain-needed = A ciascuno serve { $number } o più
wh-loses-answer = { $unit } rinuncia a { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro gli assaltatori.
wh-do-storm = Assalta { $target }
wh-do-overrun = Travolgi gli assaltatori
wh-do-counter = Contrassalta
wh-do-fire = Spara agli assaltatori
wh-why-storm = { $count ->
    [one] 1 squadra arriva
   *[other] { $count } squadre arrivano
} a contatto
wh-why-weak-side = Ha il fianco sottile
wh-why-no-answer = { $unit } non può rispondere al fuoco
wh-why-survivors = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
} contro gli assaltatori
wh-why-shakes = Chi sopravvive fa il tiro di morale
wh-why-more-dice = I colpi sono più dei dadi da vicino
