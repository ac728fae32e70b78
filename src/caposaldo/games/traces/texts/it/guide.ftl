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
    [0] tutte le unità hanno mosso
    [one] 1 unità può ancora muovere
   *[other] { $count } unità possono ancora muovere
}{ $then ->
    [combat] {" "}· poi il combattimento
   *[end] {""}
}
tr-todo-walk = restano { $points } PM
tr-todo-combat = { $count ->
    [0] nessun attacco promettente
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
    [0] tutti i segnalini sono scelti
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
