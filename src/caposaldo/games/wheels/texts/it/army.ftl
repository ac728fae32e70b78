# Liste dell’esercito.
wh-carrier-full = Un altro plotone è già a bordo di quei veicoli.
wh-note-incomplete = La compagnia { $company } ha { $count ->
    [one] 1 plotone
   *[other] { $count } plotoni
}: con 3 è completa e può avere un QG.
wh-note-no-hq = La compagnia { $company } è completa e può avere un QG.
wh-note-no-carrier = { $card-The } non può muovere senza un veicolo che { $card-gender ->
    [f] la
    [mp] li
    [fp] le
   *[m] lo
} trasporti o { $card-gender ->
    [f] la
    [mp] li
    [fp] le
   *[m] lo
} traini.
wh-note-left = { $left ->
    [one] Avanza 1 punto
   *[other] Avanzano { $left } punti
}: i punti non spesi vanno persi.
