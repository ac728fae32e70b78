# Che cosa succede.
tr-goes = { $unit-The } muove dall’esagono { $from } all’esagono { $to }: { $points } PM.
tr-goes-strategic = { $unit-The } raggiunge dall’esagono { $from } l’esagono { $to } con movimento strategico: { $points } PM.
tr-goes-plunge = { $unit-The } spende tutta la mossa per entrare dall’esagono { $from } nell’esagono { $to }: { $points } PM.
tr-stays = { $unit-The } resta dov’è.

# Quanto costa una mossa, voce per voce, in mezzi punti.
tr-cost-before = Già spesi
tr-cost-ground = Terreno
tr-cost-road = Strada o ferrovia
tr-cost-river = Fiumi minori
tr-cost-zoc = ZOC nemiche
tr-cost-strategic = Movimento strategico
tr-cost-all = Tutta la mossa

# Perché un’unità non si può scegliere.
tr-take-nobody = Questa unità non esiste.
tr-take-enemy = { $unit-The } è un’unità nemica.
tr-take-absent = { $unit-The } non è sulla mappa.
tr-take-inactive = { $unit-The } non è { $unit-gender ->
    [f] attivata
   *[m] attivato
}.
tr-take-moved = { $unit-The } ha già mosso in questa attivazione.
tr-take-stuck = { $unit-The } non può entrare in nessun esagono da dove si trova.

# Perché non può andare lì.
tr-go-off-map = Quell’esagono non è sulla mappa.
tr-go-here = { $unit-The } è già nell’esagono { $hex }.
tr-go-sea = L’esagono { $hex } è mare.
tr-go-enemy = Nell’esagono { $hex } ci sono unità nemiche.
tr-go-blocked = { $unit-The } non può entrare nell’esagono { $hex }: il lato è bloccato.
tr-go-river-zones = { $unit-The } non può attraversare il fiume maggiore verso l’esagono { $hex }: le due rive sono in ZOC nemiche.
tr-go-swamp-zones = { $unit-The } non può entrare nella palude dell’esagono { $hex }: i due esagoni sono in ZOC nemiche.
tr-go-river-late = { $unit-The } può attraversare il fiume maggiore senza ponte verso l’esagono { $hex } solo con il primo e unico esagono della mossa.
tr-go-swamp-late = { $unit-The } può entrare senza strada nella palude dell’esagono { $hex } solo con il primo e unico esagono della mossa.
tr-go-off-road = { $unit-The } ha usato il movimento strategico: deve seguire la strada, fuori dalle ZOC nemiche, e così non raggiunge l’esagono { $hex }.
tr-go-no-way = { $unit-The } non ha un percorso fino all’esagono { $hex }.
tr-go-too-far = { $unit-The } non arriva nell’esagono { $hex }: servono { $needs } PM, e ne restano { $left }.

# Perché un’unità non può fermarsi in un esagono.
tr-stack-enemy = { $unit-The } non può entrare nell’esagono { $hex }: ci sono unità nemiche.
tr-stack-full = { $unit-The } non può fermarsi nell’esagono { $hex }: ci sono già due unità combattenti.
tr-stack-second-hq = { $unit-The } non può fermarsi nell’esagono { $hex }: c’è già un altro QG.
