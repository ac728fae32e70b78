# Con che cosa vince ciascuno.
st-goal-points = Più PV dopo il round { $rounds }: finora { $points }
st-goal-target = { $points } PV su { $target }; oppure più PV dopo il round { $rounds }
st-goal-hold-round = { $objective }: { $points } PV alla fine di ogni round{ $held ->
    [yes] {" "}(sotto controllo)
    [contested] {" "}(conteso)
   *[no] {" "}(senza controllo)
}
st-goal-hold-end = { $objective }: { $points } PV alla fine della partita{ $held ->
    [yes] {" "}(sotto controllo)
    [contested] {" "}(conteso)
   *[no] {" "}(senza controllo)
}
st-goal-destroy = Unità nemiche distrutte: { $units }, per { $points } PV
st-goal-exit = Unità che escono dalla mappa da { $hex }: { $points } PV ciascuna, finora { $units }
st-goal-secret-hold = Obiettivo segreto «{ $card }»: controlla { $objective } alla fine per { $points } PV{ $held ->
    [yes] {" "}(sotto controllo)
    [contested] {" "}(conteso)
   *[no] {" "}(senza controllo)
}
st-goal-secret-destroy = Obiettivo segreto «{ $card }»: distruggi { $amount } unità per { $points } PV (finora { $units })
st-goal-secret-spare = Obiettivo segreto «{ $card }»: perdi al massimo { $amount } unità per { $points } PV (perse { $units })
st-goal-secret-unknown = Obiettivi segreti: { $count }, si scoprono alla fine della partita

# Chi vincerebbe se la partita finisse ora.
st-now-leads = { $side } in vantaggio: tedeschi { $german } PV, sovietici { $soviet } PV
st-now-even = Parità: { $german } PV per parte, e perderebbero tutti e due
