# Comprare un esercito.
wh-no-such-card = Questa carta unità non esiste.
wh-card-of-other-army = { $card-The } non { $card-gender ->
    [mp] fanno
    [fp] fanno
   *[other] fa
} parte del tuo esercito.
wh-card-too-new = { $card-The } { $card-gender ->
    [mp] entrano
    [fp] entrano
   *[other] entra
} in servizio nel { $year }.
wh-models-bought = Prendi da { $low } a { $high } modelli.
wh-no-such-level = I livelli sono reclute, esperti, veterani ed élite.
wh-no-card-left = Le carte { $card-del } sono già prese: il tuo mazzo ne ha { $count }.
wh-no-such-company = Le compagnie vanno da 1 a { $count }; 0 vuol dire nessuna.
wh-company-full = La compagnia { $company } ha già 5 plotoni.
wh-company-incomplete = Un QG richiede una compagnia con almeno 3 plotoni.
wh-has-hq = La compagnia { $company } ha già il suo QG.
wh-other-kind-of-hq = Nessun plotone di quella compagnia ha { $card }, o sono autocarri o mortai: non possono essere il suo QG.
wh-hq-needs-it = Il QG della compagnia { $company } ha bisogno di questo plotone: vendi prima il QG.
wh-too-dear = Costa { $cost } punti; te ne restano { $left }.
wh-no-army = Compra prima un plotone.
wh-spend-more = Hai speso { $spent } punti; i due eserciti devono spendere circa lo stesso, almeno { $least }.
wh-cannot-carry = { $card-The } non { $card-gender ->
    [mp] possono
    [fp] possono
   *[other] può
} trasportare { $rider-the }.
wh-too-few-vehicles = Ci sono { $count ->
    [one] 1 veicolo
   *[other] { $count } veicoli
} per { $needed ->
    [one] 1 squadra
   *[other] { $needed } squadre
}.
wh-not-bought = Non hai comprato quel plotone.
wh-bought = Compri { $models } × { $card } per { $cost } punti.
wh-bought-hq = Compri un QG, { $models } × { $card }, per { $cost } punti.
wh-sold = Vendi { $models } × { $card } e riprendi { $cost } punti.
wh-army-ready = { $seat-The } { $seat-gender ->
    [mp] hanno
    [fp] hanno
   *[other] ha
} comprato il proprio esercito.
wh-quick-armies = L’avvio rapido ha comprato entrambi gli eserciti.
wh-prompt-buy = Compra in segreto il tuo esercito. Punti rimasti: { $left }, su { $points }.
wh-todo-buy = { $left ->
    [one] Resta 1 punto
   *[other] Restano { $left } punti
}
wh-carrier-not-in-hand = Scegli un veicolo che hai ancora in mano.
wh-rides = { $unit-The } { $unit-gender ->
    [mp] cominciano
    [fp] cominciano
   *[other] comincia
} a bordo { $carrier-del }.
wh-do-buy = { $models } × { $card }, { $level }, compagnia { $number ->
    [0] nessuna
   *[other] { $number }
} ({ $cost })
wh-do-command = QG della compagnia { $company }: { $models } × { $card }, { $level } ({ $cost })
wh-do-sell = Vendi { $models } × { $card } ({ $cost })
wh-do-ride = Metti { $unit-the } a bordo { $carrier-del }
wh-do-ready = { $of ->
    [buy] L’esercito è completo
    [lay] Non c’è più posto
    [objectives] Un solo obiettivo
    [lay-works] Nessun’altra opera
    [agree] D’accordo
   *[other] Prosegui
}
