# Perché un attacco non arriva ai dadi.
bg-unless-falls-short = { $unit-The } non arriva a contatto con { $target-the }: si ferma a { $gap }″.
bg-unless-withdraws = { $target-The } si ritirerà davanti al tiro già dichiarato: questo tiro andrebbe perduto.

# Con che cosa vince ciascuno.
bg-goal-break = { $side-gender ->
    [mp] Vincono
   *[m] Vince
} { $side-the } quando { $enemy-the } { $enemy-gender ->
    [mp] perdono
   *[m] perde
} { $needed ->
    [one] 1 unità che conta
   *[other] { $needed } unità che contano
}: finora { $lost }
bg-goal-losses = Dopo il turno { $turns }, perdite inferiori di oltre il 10% a quelle nemiche: ora { $own }% contro { $enemy }%

# Chi vincerebbe se la partita finisse ora.
bg-now-leads = { $winner-The } { $winner-gender ->
    [mp] sono
   *[m] è
} in vantaggio. Perdite: { $first } { $a }%, { $second } { $b }%
bg-now-even = Per ora è un pareggio. Perdite: { $first } { $a }%, { $second } { $b }%

# Che cosa resta da fare.
bg-todo-prepare = { $mines ->
    [0] Nessun campo minato da posare
    [one] 1 campo minato da posare
   *[other] { $mines } campi minati da posare
}{ $planes ->
    [0] {""}
    [one] {" "}· 1 unità aerea da pianificare
   *[other] {" "}· { $planes } unità aeree da pianificare
}
bg-todo-deploy = { $count ->
    [one] 1 unità da schierare
   *[other] { $count } unità da schierare
}
bg-todo-indirect = { $weapons ->
    [0] Nessuna arma ha un bersaglio
    [one] 1 arma ha un bersaglio
   *[other] { $weapons } armi hanno un bersaglio
}{ $planes ->
    [0] {""}
    [one] {" "}· 1 unità aerea può attaccare
   *[other] {" "}· { $planes } unità aeree possono attaccare
}
bg-todo-movement = { $count ->
    [0] Tutte le unità hanno mosso
    [one] 1 unità non ha mosso
   *[other] { $count } unità non hanno mosso
}
bg-todo-movement-group = { $count ->
    [one] 1 unità non ha mosso
   *[other] { $count } unità non hanno mosso
} · { $group }: ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}
bg-todo-direct = { $count ->
    [0] Nessun’altra unità può sparare
    [one] 1 unità può ancora sparare
   *[other] { $count } unità possono ancora sparare
}{ $shots ->
    [0] {""}
    [one] {" "}· 1 tiro dichiarato
   *[other] {" "}· { $shots } tiri dichiarati
}
bg-todo-close = { $count ->
    [0] Nessun’altra unità può andare all’assalto
    [one] 1 unità può andare all’assalto
   *[other] { $count } unità possono andare all’assalto
}
bg-todo-react-now = È il momento migliore per sparare con { $unit-the }
bg-todo-react-later = Il momento migliore è fra { $distance }″: { $unit-the } avrà { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
bg-todo-react-none = Da qui nessun tiro può fare danni
bg-todo-defend = È l’unico tiro prima del contatto

# Che cosa si perde chiudendo.
bg-loses-indirect = { $weapons ->
    [0] {""}
    [one] { $units } ha un bersaglio e non spara.
   *[other] { $units } hanno un bersaglio e non sparano.
}{ $planes ->
    [0] {""}
    [one] {" "}1 unità aerea non attacca.
   *[other] {" "}{ $planes } unità aeree non attaccano.
}
bg-loses-movement = { $count ->
    [one] 1 unità non ha mosso: { $units }.
   *[other] { $count } unità non hanno mosso: { $units }.
}
bg-loses-direct = { $count ->
    [one] { $unit-The } può ancora sparare: { $chance }.
   *[other] { $count } unità possono ancora sparare: { $units }.
}
bg-loses-close = { $count ->
    [one] 1 unità può ancora andare all’assalto: { $units }.
   *[other] { $count } unità possono ancora andare all’assalto: { $units }.
}

# Che cosa parla a favore di un’azione, in un suggerimento.
bg-why-out-of-fire = Lì nessun nemico a tiro la vede
bg-why-under-fire = Dov’è ora il nemico può colpirla
bg-why-in-command = Rientra nel raggio di comando
bg-why-out-of-command = È fuori dal raggio di comando
bg-why-next-shot = Da lì può sparare { $unit-al }
bg-why-cover = Copertura: il nemico spara con 1 dado in meno
bg-why-stays-in-cover = Resta in copertura
bg-why-keeps-target = Qui ha un bersaglio
bg-why-observes = { $count ->
    [one] Da lì osserva 1 unità nemica
   *[other] Da lì osserva { $count } unità nemiche
}
bg-why-nearer = Arriva a { $distance }″ { $unit-dal }
bg-why-breaks = La sua perdita manda in rotta { $side-the }
bg-why-finishes = Due centri distruggono { $unit-the }, che è già { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}
bg-why-flank = Il tiro colpisce il fianco o il retro: 1 dado in più
bg-why-unanswered = { $unit-The } non può rispondere al tiro
bg-why-in-the-open = { $unit-The } è allo scoperto
bg-why-stops-charge = Un centro ferma l’assalto
bg-why-best-moment = Il tiro è al suo meglio adesso
bg-why-better-later = Più avanti in questa mossa il tiro è migliore
bg-why-keeps-shot = Tiene il suo unico colpo per un bersaglio migliore
bg-why-area = { $count ->
    [one] 1 altra unità nemica è abbastanza vicina da subire l’effetto
   *[other] { $count } altre unità nemiche sono abbastanza vicine da subire l’effetto
}
bg-why-beaten-is-lost = { $unit-The } è { $unit-gender ->
    [f] soppressa: se perde, è distrutta
   *[m] soppresso: se perde, è distrutto
}
bg-why-two-to-one = Due contro uno
bg-why-no-defence = { $unit-The } non può sparare a chi l’attacca
bg-why-gets-off = Può scendere prima che il veicolo muova
bg-why-same-group = Sta muovendo { $group }: un altro gruppo chiude le sue mosse
bg-why-faces = { $unit-The } è nel suo settore di tiro
bg-why-all-done = In questa fase non resta niente da fare
bg-why-nothing-better = Non resta niente di meglio da fare
bg-why-near-command = Nel raggio di comando
bg-why-targets = { $count ->
    [one] Può colpire 1 unità nemica
   *[other] Può scegliere fra { $count } unità nemiche
}
bg-why-due = Può attaccare solo in questo turno
bg-why-zone = { $count ->
    [one] 1 unità nemica è nella zona di battuta
   *[other] { $count } unità nemiche sono nella zona di battuta
}
bg-why-no-flak = Fuori portata della contraerea
bg-why-in-their-way = È fra te e il nemico
bg-why-when-they-have-met = A quel punto le due fazioni si sono incontrate
bg-why-ready-to-fight = A terra può combattere
bg-why-opens-way = Apre la via
bg-why-screens = { $unit-The } non vede attraverso il fumo

# Schieramenti proposti.
bg-propose-forward = In avanti
bg-propose-in-depth = In profondità
bg-propose-in-cover = In copertura
