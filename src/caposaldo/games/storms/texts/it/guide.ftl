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
st-goal-secret-destroy = Obiettivo segreto «{ $card }»: distruggi { $amount ->
    [one] 1 unità
   *[other] { $amount } unità
} per { $points } PV (finora { $units })
st-goal-secret-spare = Obiettivo segreto «{ $card }»: perdi al massimo { $amount ->
    [one] 1 unità
   *[other] { $amount } unità
} per { $points } PV (perse { $units })
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

# Che cosa parla a favore di un’azione, in un suggerimento.
st-why-takes = Prende { $objective-the }
st-why-takes-last = È l’ultima occasione di prendere { $objective-the } in questo round
st-why-holds = Tiene { $objective-the }
st-why-contests = Il nemico non guadagna più punti per { $objective-the }
st-why-hides = L’unità sparisce alla vista
st-why-out-of-fire = Lì nessun nemico in vista può colpirla
st-why-cover = Copertura: +{ $dm } alla difesa
st-why-overlooks = { $objective-The }: in vista e a tiro
st-why-next-shot = Da lì può sparare
st-why-nearer = Si avvicina a questo obiettivo: { $objective-the }
st-why-finishes = Un altro colpo distrugge { $unit-the }
st-why-clears = Il nemico tiene { $objective-the }
st-why-flank = Il tiro colpisce il fianco
st-why-short-range = Corto raggio: +3 alla potenza di fuoco
st-why-opportunity = Non costa punti
st-why-command = Con i CAP può agire ancora
st-why-enters = Entra sulla mappa
st-why-shaken = Può tentare il recupero
st-why-can-fire = Ha un bersaglio
st-why-can-reach = In questo round può raggiungere { $objective-the }
st-why-under-fire = Dov’è ora il nemico può colpirla
st-why-faces = { $unit-The } è nel suo arco frontale
st-why-saves-cap = Risparmia CAP: ne hai { $cap }
st-why-initiative = Aiuta a fare il primo turno
st-why-raises = La probabilità sale da { $from } a { $to }
st-why-recover = Con un segnalino colpo, il prossimo colpo la distrugge
st-why-exit = Esce dalla mappa per { $points } PV
st-why-release = Un’altra unità ha di più da fare
st-why-scores-now = Il round finisce e guadagni { $points } PV
st-why-nothing-better = Non resta niente di meglio da fare
st-why-shells = { $count ->
    [one] 1 unità nemica è sotto le granate
   *[other] { $count } unità nemiche sono sotto le granate
}

# Capitoli delle regole che una lezione tralascia.
st-chapter-closed = Questo scenario non usa { $chapter }.
st-chapter-9 = gruppi e attivazioni plurime
st-chapter-10 = unità nascoste
st-chapter-12 = fuoco indiretto

# Schieramenti proposti.
st-propose-forward = In avanti
st-propose-in-depth = In profondità
st-propose-on-objectives = Sugli obiettivi
