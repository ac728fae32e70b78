bg-shaken = { $unit-The } è { $unit-gender ->
    [f] scossa
   *[m] scosso
}: si ferma e non può muovere finché non recupera.
bg-suppressed = { $unit-The } è { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}: non può muovere né sparare finché non recupera.
bg-destroyed = { $unit-The } è { $unit-gender ->
    [f] distrutta
   *[m] distrutto
}.
bg-no-worse = { $unit-The } è { $unit-gender ->
    [f] colpita
   *[m] colpito
}: nessun altro effetto.
bg-withdraws = { $unit-The } si ritira da { $from } a { $to }.
bg-no-way-back = { $unit-The } non ha dove ritirarsi e resta sul posto.
bg-cannot-withdraw = { $unit-The } non può ritirarsi.
bg-bails-out = { $unit-The } scende dal relitto { $carrier-del }.

# I risultati possibili, per le probabilità.
bg-result-none = nessun effetto
bg-result-shaken = scosso
bg-result-suppressed = soppresso
bg-result-destroyed = distrutto
bg-result-withdraws = si ritira, se può
