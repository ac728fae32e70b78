# Colpi e perdite.
st-marked = { $unit-The } riceve un segnalino colpo.
st-marker-drawn = { $unit }: { $marker }.
st-marker-shown = Si scopre il segnalino colpo { $unit-del }: { $marker }.
st-eliminated = { $unit-The } pesca il segnalino Eliminata.
st-high-morale = { $unit-The } mantiene i nervi saldi: il colpo non conta.
st-destroyed = { $unit-The } { $unit-gender ->
    [f] è distrutta
   *[m] è distrutto
}.
st-points-for-loss = { $side-The } guadagnano { $points } PV.
st-cap-lost = { $side-The } perdono 1 CAP per l’unità; { $cap ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $cap }
}.

# I segnalini colpo.
st-marker-stunned = Stordita
st-marker-unnerved = Scossa
st-marker-eliminated = Eliminata
st-marker-panicked = In panico
st-marker-pinned = Inchiodata
st-marker-suppressed = Soppressa
st-marker-cowering = Accovacciata
