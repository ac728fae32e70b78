# Giocate e come si pagano.
st-open-activated = Attivata: { $unit }.
st-hidden-activated = { $side }: attivata un'unità nascosta.
st-open-joins-pool = Nella stessa attivazione: { $unit }.
st-hidden-joins-pool = { $side }: un'unità nascosta si unisce all'attivazione.
st-open-opportunity = Azione di opportunità: { $unit }.
st-hidden-opportunity = { $side }: azione di opportunità di un'unità nascosta.
st-open-command = Azione di comando: { $unit }.
st-hidden-command = { $side }: azione di comando di un'unità nascosta.
st-pays-ap = { $side }: { $ap ->
    [one] 1 PA speso
   *[other] { $ap } PA spesi
}, restanti { $left }.
st-pays-cap = { $side }: { $cap ->
    [one] 1 PAC speso
   *[other] { $cap } PAC spesi
}, restanti { $left }.
st-stalls = { $side }: si temporeggia.
st-passes = { $side }: passo.
st-pool-closed = { $side }: l'attivazione è finita{ $ap ->
    [0] .
   *[other] , PA perduti: { $ap }.
}
st-pool-filled = { $side }: { $ap } PA per l'attivazione.

# Perché no.
st-take-not-yours = Non è una tua unità.
st-take-not-there-yet = { $unit }: unità non ancora arrivata.
st-take-gone = { $unit }: unità fuori gioco.
st-take-spent = { $unit }: unità esausta, in questo turno niente PA.
st-take-means = Un'unità agisce con i PA, per opportunità o con i PAC; una carta si gioca prima.
st-take-helpless = { $unit }: in questo modo non c'è nulla che si possa fare e pagare.
st-opportunity-active = { $unit }: unità attiva, niente azioni di opportunità.
st-opportunity-spent = { $unit }: unità esausta, niente azioni di opportunità.
st-no-cap = I PAC non bastano.
st-no-pool = Non c'è un'attivazione aperta.
st-stall-means = Temporeggiare costa 1 PA dell'attivazione aperta oppure 1 PAC.
st-add-only-ap = I PAC si aggiungono soltanto a un'azione pagata in PA.
st-add-one-ap = Altri PAC non cambiano nulla: almeno 1 PA viene dall'attivazione.
st-stall-group = Un gruppo non temporeggia: fallo con un’unità sola.
st-add-no-action = { $unit } non ha azioni a cui aggiungere PAC: può solo temporeggiare o usare una carta.
st-card-group-later = Gioca prima la carta su un’unità sola; le altre si uniscono dopo.
st-card-before = Gioca { $card } all’inizio del tuo turno, prima di scegliere un’unità.
