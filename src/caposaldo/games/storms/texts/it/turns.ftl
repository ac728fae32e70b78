# Giocate e come si pagano.
st-open-activated = Attivata: { $unit }.
st-hidden-activated = { $side }: attivata un'unità nascosta.
st-open-joins-pool = { $unit } si unisce all'attivazione.
st-hidden-joins-pool = { $side }: un'unità nascosta si unisce all'attivazione.
st-open-opportunity = Azione di opportunità: { $unit }.
st-hidden-opportunity = { $side }: azione di opportunità di un'unità nascosta.
st-open-command = Azione di comando: { $unit }.
st-hidden-command = { $side }: azione di comando di un'unità nascosta.
st-pays-ap = { $side }: { $ap } PA spesi, ne restano { $left }.
st-pays-cap = { $side }: { $cap } PAC spesi, ne restano { $left }.
st-stalls = { $side }: si temporeggia.
st-passes = { $side }: passo.
st-pool-closed = { $side }: l'attivazione è finita{ $ap ->
    [0] .
   *[other] , PA perduti: { $ap }.
}
st-pool-filled = { $side }: { $ap } PA per l'attivazione.

# Perché no.
st-take-not-yours = Non è una tua unità.
st-take-not-there-yet = { $unit } non è ancora arrivata.
st-take-gone = { $unit } è fuori gioco.
st-take-spent = { $unit } è esausta: in questo turno niente PA.
st-take-means = Un'unità agisce con i PA, per opportunità o con i PAC; una carta si gioca prima.
st-take-helpless = In questo modo { $unit } non può fare né pagare nulla.
st-opportunity-active = { $unit } è attiva: niente azioni di opportunità.
st-opportunity-spent = { $unit } è esausta: niente azioni di opportunità.
st-no-cap = I PAC non bastano.
st-no-pool = Non c'è un'attivazione aperta.
st-stall-means = Temporeggiare costa 1 PA dell'attivazione aperta oppure 1 PAC.
st-add-only-ap = I PAC si aggiungono soltanto a un'azione pagata in PA.
st-add-one-ap = Altri PAC non cambiano nulla: almeno 1 PA viene dall'attivazione.
