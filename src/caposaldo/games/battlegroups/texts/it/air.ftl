# Che cosa succede.
bg-plane-comes = { $plane-The } compare sul campo di battaglia.
bg-plane-unused = { $plane-The } rientra senza attaccare: il suo turno è passato.
bg-air-directed = { $observer-The } indirizza { $plane-the } { $target-sul }.
bg-flak = { $unit-The } spara { $plane-al }: l’attacco aereo colpisce solo con 6.
bg-bombs = Attacco aereo { $plane-del } { $target-sul }: { $dice ->
    [0] nessun dado
    [one] 1 dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $hits } centri
}.

# Perché no.
bg-no-such-plane = Scegli una delle tue unità aeree.
bg-plane-has-attacked = { $plane-The } ha già fatto il suo unico attacco.
bg-plane-not-due = { $plane-The } può attaccare solo nel turno { $turn }.
bg-plane-off-table = La basetta { $plane-del } deve stare per intero sul tavolo.
bg-zone-empty = Nella zona di battuta { $plane-del } non ci sono nemici: 9″ per 3″ davanti alla basetta.
bg-outside-zone = { $target-The } è fuori dalla zona di battuta { $plane-del }.
bg-nothing-observed-for = { $plane-The } non può attaccare: nessun osservatore avanzato e nessuna unità da ricognizione vede un nemico entro 18″.
bg-zone-unobserved = Nella zona di battuta { $plane-del } nessun nemico è osservato. Un osservatore avanzato o un’unità da ricognizione deve vederne uno entro 18″.
bg-air-unobserved = { $target-The } non è un bersaglio osservato: prima dell’attacco { $plane-del } deve vederlo entro 18″ un osservatore avanzato o un’unità da ricognizione.
