# Colpi e perdite.
st-marked = { $unit }: un segnalino colpo, coperto.
st-marker-drawn = { $unit }: { $marker }.
st-marker-shown = { $unit }: si scopre il segnalino colpo, { $marker }.
st-eliminated = { $unit }: il segnalino pescato è Eliminata.
st-high-morale = { $unit }: nervi saldi, il colpo non conta.
st-destroyed = { $unit }: unità distrutta.
st-points-for-loss = { $side }: { $points ->
    [one] un punto vittoria.
   *[other] { $points } punti vittoria.
}
st-cap-lost = { $side }: la perdita costa subito un PAC, ne restano { $cap }.

# I segnalini colpo.
st-marker-stunned = Stordita
st-marker-unnerved = Scossa
st-marker-eliminated = Eliminata
st-marker-panicked = In panico
st-marker-pinned = Inchiodata
st-marker-suppressed = Soppressa
st-marker-cowering = Rannicchiata
