# Per che cosa vince ciascuna parte.
tr-goal-points = Sovietici: { $target } PV alla fine di { $month }. Città { $cities }, unità { $units }{ $hqs-count ->
    [yes] , QG { $hqs }
   *[no] {""}
}, sfondamento { $breakthrough }
tr-goal-points-turn = Sovietici: { $target } PV alla fine di un turno qualsiasi, entro { $month }. Città { $cities }, unità { $units }{ $hqs-count ->
    [yes] , QG { $hqs }
   *[no] {""}
}, sfondamento { $breakthrough }
tr-goal-bid = Sovietici: tanti PV quanti ne promette l’offerta più alta
tr-goal-hold-out = Asse: tieni i sovietici sotto { $target } PV fino alla fine di { $month }
tr-goal-city = { $city }: { $points } PV{ $held ->
    [yes] {" "}(in mano ai sovietici)
   *[no] {" "}(in mano all’Asse)
}
tr-goal-order = { $city }: se cade con il suo Ordine del Comando Supremo in vigore, i sovietici vincono subito
tr-goal-units = Unità dell’Asse eliminate: { $points } PV{ $units ->
    [0] {""}
    [one] {" "}· un’altra è tagliata fuori, { $more } PV a fine partita
   *[other] {" "}· altre { $units } sono tagliate fuori, { $more } PV a fine partita
}
tr-goal-hqs = QG trasferiti: +{ $each } PV per ogni QG dell’Asse, −{ $each } PV per ogni QG sovietico, finora { $points } PV
tr-goal-breakthrough = Unità combattenti sovietiche rifornite in { $hexes }: { $each } PV ciascuna, ora { $points } PV

# Chi vincerebbe se la partita finisse ora.
tr-now-soviet = Ora vincerebbero i sovietici: { $points } PV su { $target }
tr-now-axis = Ora vincerebbe l’Asse: i sovietici hanno { $points } PV su { $target }

# Che cosa resta da fare.
tr-todo-move = { $count ->
    [0] Tutte le unità hanno mosso
    [one] 1 unità può ancora muovere
   *[other] { $count } unità possono ancora muovere
}{ $then ->
    [combat] {" "}· poi il combattimento
   *[end] {""}
}
tr-todo-walk = Restano { $points } PM
tr-todo-combat = { $count ->
    [0] Nessun attacco promettente
    [one] 1 attacco promettente
   *[other] { $count } attacchi promettenti
}
tr-todo-battle = { $count ->
    [one] 1 unità può ancora partecipare
   *[other] { $count } unità possono ancora partecipare
} · con tutte { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-todo-advances = { $count ->
    [one] 1 unità può avanzare
   *[other] { $count } unità possono avanzare
}
tr-todo-choice = { $left ->
    [0] Tutti i segnalini sono scelti
    [one] 1 segnalino da scegliere
   *[other] { $left } segnalini da scegliere
}
tr-todo-cup = { $hand } in mano · { $cup } nella coppa
tr-todo-place = { $count ->
    [one] 1 unità da piazzare
   *[other] { $count } unità da piazzare
}

# Che cosa va perso con una fine.
tr-loses-moves = { $count ->
    [one] 1 unità non ha mosso: { $units }.
   *[other] { $count } unità non hanno mosso: { $units }.
}
tr-loses-attacks = { $count ->
    [one] Rinunci a 1 attacco promettente: { $hexes }.
   *[other] Rinunci a { $count } attacchi promettenti: { $hexes }.
}
tr-loses-advances = Nessuna unità avanza nell’esagono { $hex }: { $count ->
    [one] potrebbe farlo 1 unità ({ $units }).
   *[other] potrebbero farlo { $count } unità ({ $units }).
}
tr-loses-names = { $count ->
    [one] Puoi indicare ancora 1 unità.
   *[other] Puoi indicare ancora { $count } unità.
}
tr-loses-points = Perdi { $points } PN.

# Che cosa può ancora cambiare la Luftwaffe in un combattimento.
tr-chain-air-possible = Luftwaffe, se usi un segnalino: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a destra
tr-chain-air-feared = Luftwaffe, se l’Asse usa un segnalino difensivo ({ $markers } in tutto): −{ $count } al dado

# Schieramenti proposti.
tr-propose-forward = In avanti
tr-propose-in-depth = In profondità
tr-propose-on-objectives = Sugli obiettivi

# Che cosa parla a favore di un’azione.
tr-why-wins = Se { $city } cade con l’ordine in vigore, i sovietici vincono subito
tr-why-city-points = { $city } vale { $points } PV
tr-why-city = In palio c’è { $city }
tr-why-crossing = Prende il punto di attraversamento { $crossing }
tr-why-breakthrough = Esagono di sfondamento, vale { $points } PV alla fine
tr-why-last-turn = Ultimo turno per fare punti
tr-why-guards = Presidia { $city }
tr-why-supply = Di nuovo nei rifornimenti
tr-why-command = Di nuovo nel raggio di comando
tr-why-commands = { $count ->
    [0] Nessuna unità nel suo raggio di comando
    [one] 1 unità nel suo raggio di comando
   *[other] { $count } unità nel suo raggio di comando
}
tr-why-attack-next = Da lì segue un buon attacco
tr-why-cover = Riparo migliore: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-why-out-of-zone = Fuori dalla ZOC nemica
tr-why-next-to-enemy = È accanto al nemico
tr-why-near-enemy = Distanza dal nemico: { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}
tr-why-good-place = Nessun posto migliore a portata
tr-why-best-odds = Il rapporto migliore del fronte: { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-why-no-way-out = Non possono ritirarsi senza perdite
tr-why-enough = Altre unità non migliorano il rapporto
tr-why-better-column = Porta l’attacco a { $column }-1{ $top ->
    [1] +
   *[other] {""}
}
tr-why-no-step-lost = Nessuno step perso per strada
tr-why-attacks-now = { $count ->
    [one] 1 buon attacco è pronto
   *[other] { $count } buoni attacchi sono pronti
}
tr-why-flips = Viene solo ridotta, nessuna unità è eliminata
tr-why-order = Distanza del nemico da { $city }: { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}. Se cade con l’ordine in vigore, la partita è persa
tr-why-nothing-left = Non resta nulla da fare
