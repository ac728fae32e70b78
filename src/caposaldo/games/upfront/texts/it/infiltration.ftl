# Infiltrazione (20.2-20.57)
uf-check-passed = { $man } supera il controllo di morale: { $card }, morale { $morale }.
uf-check-failed = { $man } fallisce il controllo di morale: { $card }, morale { $morale }.
uf-infiltrates = { $man } si infiltra in { $enemy }: { $card }, rosso nella colonna { $column }.
uf-does-not-infiltrate = { $man } non riesce a infiltrarsi in { $enemy }: { $card }, nero nella colonna { $column }.
uf-infiltrator-does-not-ford = { $man } non riesce a guadare il Torrente verso { $enemy }: { $card }.
uf-infiltrator-out = { $man } non è più infiltrato.

# Perché no
uf-infiltrate-chapter = In questo scenario queste regole non si usano.
uf-leaves-nothing = Quell'uomo non è infiltrato.
uf-infiltrate-wire = { $group } è sotto Filo spinato: da lì non ci si infiltra.
uf-infiltrate-mines = { $group } è in un Campo minato: da lì non ci si infiltra.
uf-infiltrate-marsh = { $group } è nella Palude: non ci si infiltra prima che vi siano due carte Movimento.
uf-infiltrate-pillbox = { $group } è in una Casamatta: da lì non ci si infiltra.
uf-infiltrate-far = Nessun gruppo nemico è a gittata relativa 5 da { $group } dall'inizio del turno.
uf-infiltrate-stream = Da un Torrente non guadato { $group } si infiltra solo con carte Movimento, e non ne hai.
uf-infiltrate-nobody = Nessuno di { $group } può infiltrarsi da qualche parte.
uf-infiltrate-no-enemy = Non è un gruppo nemico.
uf-infiltrate-not-close = { $enemy } non è a gittata relativa 5 dall'inizio del turno.
uf-infiltrate-into-mines = { $enemy } è in un Campo minato: non ci si può infiltrare.
uf-infiltrate-already = { $man } si è già infiltrato in { $enemy }.
uf-infiltrate-by-card = Da un Torrente non guadato gli serve una carta Movimento.
uf-charge-one-only = Un altro del gruppo userà già la sua carica: { $man } deve tenere la propria.
uf-charge-none = { $man } non ha una carica di demolizione.
uf-burden-none = { $man } non ha nulla da abbandonare.
