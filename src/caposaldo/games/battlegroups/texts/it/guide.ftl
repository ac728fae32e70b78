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
bg-todo-react-later = Più avanti in questa mossa il tiro è migliore
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
