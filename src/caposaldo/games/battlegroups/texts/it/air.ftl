# Che cosa succede.
bg-plane-comes = Sul campo di battaglia compare { $plane }.
bg-plane-unused = Il suo turno è passato: { $plane } rientra senza attaccare.
bg-air-directed = { $observer } indirizza { $plane } su { $target }.
bg-flak = { $unit } spara a { $plane }: si colpisce solo con il 6.
bg-bombs = Attacco aereo, { $plane } su { $target }: { $dice ->
    [0] non resta alcun dado
    [one] un dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] un centro
   *[other] { $hits } centri
}.

# Perché no.
bg-no-such-plane = Va scelta una delle proprie unità aeree.
bg-plane-has-attacked = L'unico attacco di { $plane } è già stato fatto.
bg-plane-not-due = L'attacco di { $plane } è previsto per il turno { $turn }.
bg-plane-off-table = La basetta ({ $plane }) deve stare per intero sul tavolo.
bg-zone-empty = Nessun nemico nella zona di battuta ({ $plane }): 9″ per 3″ davanti alla basetta.
bg-outside-zone = { $target } è fuori dalla zona di battuta ({ $plane }).
bg-nothing-observed-for = Nessun osservatore avanzato e nessuna unità da ricognizione vede un nemico entro 18″: l'attacco non è possibile ({ $plane }).
bg-zone-unobserved = I nemici nella zona di battuta ({ $plane }) non sono osservati: serve un osservatore avanzato o un'unità da ricognizione che ne veda uno entro 18″.
bg-air-unobserved = { $target } non è un bersaglio osservato: serve un osservatore avanzato o un’unità da ricognizione che lo veda entro 18″ ({ $plane }).
