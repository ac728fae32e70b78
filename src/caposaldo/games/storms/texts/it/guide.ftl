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
st-goal-exit = Unità che escono dalla mappa { $hex-dal }: { $points } PV ciascuna, finora { $units }
st-goal-secret-hold = Obiettivo segreto «{ $card }»: controlla { $objective-the } alla fine per { $points } PV{ $held ->
    [yes] {" "}(sotto controllo)
    [contested] {" "}(conteso)
   *[no] {" "}(senza controllo)
}
st-goal-secret-destroy = Obiettivo segreto «{ $card }»: distruggi { $amount } unità per { $points } PV (finora { $units })
st-goal-secret-spare = Obiettivo segreto «{ $card }»: perdi al massimo { $amount } unità per { $points } PV (perse { $units })
st-goal-secret-unknown = Obiettivi segreti: { $count }, si scoprono alla fine della partita

# Chi vincerebbe se la partita finisse ora.
st-now-leads = { $side-The } sono in vantaggio: tedeschi { $german } PV, sovietici { $soviet } PV
st-now-even = Parità: { $german } PV per parte, e perderebbero tutti e due

# Che cosa resta da fare in un turno: AP dell’attivazione aperta, unità che possono agire, CAP.
st-todo-turn = { $ap ->
    [0] {""}
    [one] Resta 1 AP ·{" "}
   *[other] Restano { $ap } AP ·{" "}
}{ $ready ->
    [0] nessuna unità pronta
    [one] 1 unità è pronta
   *[other] { $ready } unità sono pronte
} · { $cap } CAP{ $passed ->
    [yes] {" "}· il nemico ha passato
   *[no] {""}
}
st-todo-act-ap = Puoi spendere { $ap } AP e { $cap } CAP
st-todo-act-opportunity = Un’azione gratuita; poi l’unità è esausta
st-todo-act-cap = Puoi spendere { $cap } CAP
st-todo-act-card = Un’azione con la carta
st-todo-place = { $count ->
    [one] 1 unità da piazzare
   *[other] { $count } unità da piazzare
}
st-todo-plot = { $count ->
    [0] Tutte le batterie hanno un ordine
    [one] 1 batteria può ricevere un bersaglio
   *[other] { $count } batterie possono ricevere un bersaglio
}

# Che cosa si perde chiudendo.
st-loses-ap = { $ap ->
    [one] Perdi 1 AP di { $active }.
   *[other] Perdi { $ap } AP di { $active }.
}
st-loses-ap-and-units = { $ap ->
    [one] Perdi 1 AP di { $active }
   *[other] Perdi { $ap } AP di { $active }
} e il round finisce: { $count ->
    [one] { $units } non ha agito.
   *[other] { $units } non hanno agito.
}
st-loses-units = Il round finisce: { $count ->
    [one] { $units } non ha agito.
   *[other] { $units } non hanno agito.
}
st-loses-units-perhaps = Se passa anche il nemico, il round finisce: { $count ->
    [one] { $units } non ha agito.
   *[other] { $units } non hanno agito.
}
st-loses-plot = { $count ->
    [one] 1 batteria resta senza bersaglio per il prossimo round: { $batteries }.
   *[other] { $count } batterie restano senza bersaglio per il prossimo round: { $batteries }.
}

# Che cosa succede, oltre a quello che dicono i capitoli.
st-enters = { $unit-The } entra sulla mappa { $to-nel }.
