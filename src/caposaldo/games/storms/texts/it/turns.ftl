# Turni e come si pagano.
st-open-activated = { $unit-The } { $unit-gender ->
    [f] è attivata
   *[m] è attivato
}.
st-hidden-activated = { $side-The } attivano un’unità nascosta.
st-open-joins-pool = { $unit-The } si unisce all’attivazione.
st-hidden-joins-pool = { $side-The } aggiungono un’unità nascosta all’attivazione.
st-open-opportunity = { $unit-The } compie un’azione di opportunità.
st-hidden-opportunity = { $side-The } compiono un’azione di opportunità con un’unità nascosta.
st-open-command = { $unit-The } compie un’azione di comando.
st-hidden-command = { $side-The } compiono un’azione di comando con un’unità nascosta.
st-pays-ap = { $side-The } spendono { $ap } AP; { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
st-pays-cap = { $side-The } spendono { $cap } CAP; { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
st-stalls = { $side-The } temporeggiano.
st-passes = { $side-The } passano.
st-pool-closed = { $side-The } chiudono l’attivazione{ $ap ->
    [0] .
   *[other] {" "}e perdono { $ap } AP.
}
st-pool-filled = { $side-The } ricevono { $ap } AP per l’attivazione.

# Perché no.
st-take-not-yours = Non è una delle tue unità.
st-take-not-there-yet = { $unit-The } non è ancora { $unit-gender ->
    [f] arrivata
   *[m] arrivato
}.
st-take-gone = { $unit-The } è fuori gioco.
st-take-spent = { $unit-The } { $unit-gender ->
    [f] è esausta
   *[m] è esausto
}: non può usare AP in questo round.
st-take-means = Agisci con gli AP, per opportunità o con i CAP; gioca una carta prima di scegliere un’unità.
st-take-helpless = { $unit-The } non ha azioni che puoi pagare in questo modo.
st-opportunity-active = { $unit-The } { $unit-gender ->
    [f] è attiva
   *[m] è attivo
}: non può compiere azioni di opportunità.
st-opportunity-spent = { $unit-The } { $unit-gender ->
    [f] è esausta
   *[m] è esausto
}: non può compiere azioni di opportunità.
st-no-cap = Non hai abbastanza CAP.
st-no-pool = Non hai un’attivazione aperta.
st-stall-means = Temporeggiare costa 1 AP dell’attivazione aperta oppure 1 CAP.
st-add-only-ap = Puoi aggiungere CAP solo a un’azione pagata in AP.
st-add-one-ap = Altri CAP non cambiano nulla: almeno 1 AP viene dall’attivazione.
st-stall-group = Un gruppo non può temporeggiare: fallo con un’unità sola.
st-add-no-action = { $unit-The } non ha azioni a cui aggiungere CAP: può solo temporeggiare o usare una carta.
st-card-group-later = Gioca prima la carta su un’unità sola; le altre si uniscono dopo.
st-card-before = Gioca { $card } all’inizio del tuo turno, prima di scegliere un’unità.
