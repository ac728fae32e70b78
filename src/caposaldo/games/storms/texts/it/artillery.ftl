# Mortai, artiglieria, fumo.
st-plotted = { $card }: fuoco ordinato { $hex-sul }.
st-plotted-smoke = { $card }: fumo ordinato { $hex-sul }.
st-plot-over = { $side-The } hanno dato gli ordini all’artiglieria.
st-strike = { $card }: le granate cadono { $hex-sul }.
st-strike-smoke = { $card }: i fumogeni cadono { $hex-sul }.
st-spotted = { $unit-The } spara, con osservazione { $hex-dal }.
st-smoke = Fumo { $hex-nel }: +{ $smoke }.
st-smoke-thins = Il fumo si dirada.
st-no-smoke-left = I segnalini fumo sono finiti.

# Perché no.
st-plot-battery = Non è una delle tue batterie.
st-plot-done-already = { $card }: il bersaglio di questo round è già scelto.
st-plot-no-mission = { $card }: nessuna missione di fuoco rimasta.
st-plot-enough = { $count ->
    [0] Non puoi ordinare fuoco prima del primo round.
    [one] Puoi ordinare fuoco su 1 solo bersaglio prima del primo round.
   *[other] Puoi ordinare fuoco solo su { $count } bersagli prima del primo round.
}
st-plot-no-hex = Questo esagono non esiste.
st-plot-smoke = In questo scenario non c’è fumo.
st-plot-unseen = Nessun osservatore vede { $hex-the }.
st-spot-far = L’esagono di osservazione può distare dal mortaio al massimo { $most ->
    [one] 1 esagono
   *[other] { $most } esagoni
}.
st-spot-enemy = Ci sono nemici { $hex-nel }.
