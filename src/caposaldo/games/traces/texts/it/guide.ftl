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
