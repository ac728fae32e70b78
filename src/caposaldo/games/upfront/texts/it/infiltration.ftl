# Infiltrazione (20.2-20.57)
uf-check-passed = { $man } supera il controllo di morale: { $card }, morale { $morale }.
uf-check-failed = { $man } fallisce il controllo di morale: { $card }, morale { $morale }.
uf-infiltrates = { $man } si infiltra nel gruppo { $enemy }: { $card }, rosso nella colonna { $column }.
uf-does-not-infiltrate = { $man } non riesce a infiltrarsi nel gruppo { $enemy }: { $card }, nero nella colonna { $column }.
uf-infiltrator-does-not-ford = { $man } non riesce a guadare il Fiume verso il gruppo { $enemy }: { $card }.
uf-infiltrator-out = { $man } non è più infiltrato.

# Perché no
uf-infiltrate-chapter = Questo scenario non usa queste regole.
uf-leaves-nothing = Quell’uomo non è infiltrato.
uf-infiltrate-wire = Il gruppo { $group } è sotto Filo spinato: i suoi uomini non possono infiltrarsi.
uf-infiltrate-mines = Il gruppo { $group } è in un Campo minato: i suoi uomini non possono infiltrarsi.
uf-infiltrate-marsh = Il gruppo { $group } è in una Palude: i suoi uomini non possono infiltrarsi prima che abbia 2 carte Movimento.
uf-infiltrate-pillbox = Il gruppo { $group } è in una Casamatta: i suoi uomini non possono infiltrarsi.
uf-infiltrate-far = Nessun gruppo nemico è a raggio relativo 5 dal gruppo { $group } dall’inizio del turno.
uf-infiltrate-stream = Il gruppo { $group } è in un Fiume non guadato: può infiltrarsi solo con carte Movimento, e non ne hai.
uf-infiltrate-nobody = Nessun uomo del gruppo { $group } può infiltrarsi.
uf-infiltrate-no-enemy = Non è un gruppo nemico.
uf-infiltrate-not-close = Il gruppo { $enemy } non è a raggio relativo 5 dall’inizio del turno.
uf-infiltrate-into-mines = Il gruppo { $enemy } è in un Campo minato: non puoi infiltrarti.
uf-infiltrate-already = { $man } si è già infiltrato nel gruppo { $enemy }.
uf-infiltrate-by-card = Per lasciare un Fiume non guadato gli serve una carta Movimento.
uf-charge-one-only = Un altro uomo del gruppo usa già la sua carica: { $man } deve tenere la propria.
uf-charge-none = { $man } non ha una carica di demolizione.
uf-burden-none = { $man } non ha nulla da abbandonare.
