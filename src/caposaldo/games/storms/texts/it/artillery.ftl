# Mortai, artiglieria, fumo.
st-plotted = { $card }: tiro ordinato su { $hex }.
st-plotted-smoke = { $card }: fumogeni ordinati su { $hex }.
st-plot-over = { $side }: l'artiglieria ha i suoi ordini.
st-strike = { $card }: le granate cadono su { $hex }.
st-strike-smoke = { $card }: i fumogeni cadono su { $hex }.
st-spotted = { $unit }: tiro osservato da { $hex }.
st-smoke = Fumo in { $hex }: +{ $smoke }.
st-smoke-thins = Il fumo si dirada.
st-no-smoke-left = Non restano segnalini fumo.

# Perché no.
st-plot-battery = Non è una tua batteria.
st-plot-done-already = { $card } ha già il bersaglio di questo turno.
st-plot-no-mission = { $card } non ha più missioni.
st-plot-enough = Prima del primo turno { $count ->
    [0] non si può ordinare fuoco.
    [one] si può ordinare fuoco su un bersaglio solo.
   *[other] si può ordinare fuoco su { $count } bersagli.
}
st-plot-no-hex = Non c'è un esagono simile.
st-plot-smoke = In questo scenario non c'è fumo.
st-plot-unseen = Nessuno che possa dirigere il fuoco vede { $hex }.
st-spot-far = L'esagono di osservazione dista dal mortaio { $most } esagoni al massimo.
st-spot-enemy = In { $hex } c'è il nemico.
