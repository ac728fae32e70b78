# Che cosa succede.
tr-hq-driven-off = { $unit-The } deve lasciare l’esagono { $hex } e trasferirsi.
tr-hq-transfers = { $unit-The } lascia l’esagono { $hex } per trasferirsi.
tr-hq-price-axis = { $unit-The } si trasferisce: i sovietici guadagnano { $points } PV.
tr-hq-price-soviet = { $unit-The } si trasferisce: i sovietici perdono { $points } PV.
tr-hq-relocated = { $unit-The } si trasferisce dall’esagono { $from } all’esagono { $to }.
tr-hq-aside = { $unit-The } non ha un esagono in cui trasferirsi: resta da parte finché ce ne sarà uno.
tr-hq-returns = { $unit-The } torna in gioco nell’esagono { $to }.

# Perché un QG non si può trasferire, o non lì.
tr-transfer-no-hq = { $unit-The } non è un QG: può solo muovere.
tr-transfer-nowhere = { $unit-The } non ha un esagono in cui trasferirsi.
tr-relocate-off-map = Quell’esagono non è sulla mappa.
tr-relocate-sea = L’esagono { $hex } è mare.
tr-relocate-near = L’esagono { $hex } è troppo vicino: dista { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
 } da { $from }, e il minimo è 5.
tr-relocate-zoc = L’esagono { $hex } è in una ZOC nemica.
tr-relocate-city = L’esagono { $hex } è una città nemica.
tr-relocate-no-supply = { $unit-The } non avrebbe una linea di rifornimento dall’esagono { $hex }.
