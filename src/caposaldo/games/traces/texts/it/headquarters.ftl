# Che cosa succede.
tr-hq-driven-off = { $unit } deve lasciare { $hex } e trasferirsi.
tr-hq-transfers = { $unit } lascia { $hex } per trasferirsi.
tr-hq-price-axis = Trasferimento, { $unit }: { $points } punti vittoria in più per i Sovietici.
tr-hq-price-soviet = Trasferimento, { $unit }: { $points } punti vittoria in meno per i Sovietici.
tr-hq-relocated = { $unit } si trasferisce in { $hex }.
tr-hq-aside = Non c'è esagono in cui { $unit } possa trasferirsi: resta da parte finché ce ne sarà uno.
tr-hq-returns = { $unit } torna in gioco in { $hex }.

# Perché un QG non si può trasferire, o non lì.
tr-transfer-no-hq = { $unit } non è un QG: può solo muovere.
tr-transfer-nowhere = Non c'è esagono in cui { $unit } possa trasferirsi.
tr-relocate-off-map = Quell'esagono non è sulla mappa.
tr-relocate-sea = { $hex } è mare.
tr-relocate-near = { $hex } è troppo vicino: dista { $count ->
    [one] un esagono
   *[other] { $count } esagoni
 } da { $from }, e ne servono almeno cinque.
tr-relocate-zoc = { $hex } è in una zona di controllo nemica.
tr-relocate-city = { $hex } è una città in mano nemica.
tr-relocate-no-supply = Da { $hex } { $unit } non potrebbe tracciare una linea di rifornimento.
