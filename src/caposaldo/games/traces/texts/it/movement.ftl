# Che cosa succede.
tr-goes = { $unit } muove nell’esagono { $hex }: { $points } PM.
tr-goes-strategic = { $unit } raggiunge l’esagono { $hex } con movimento strategico: { $points } PM.
tr-goes-plunge = { $unit } spende tutta la mossa per entrare nell’esagono { $hex }: { $points } PM.
tr-stays = { $unit } resta dov’è.

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
tr-take-enemy = { $unit } è un’unità nemica.
tr-take-absent = { $unit } non è sulla mappa.
tr-take-inactive = { $unit } non è { $unit-gender ->
    [f] attivata
   *[m] attivato
}.
tr-take-moved = { $unit } ha già mosso in questa attivazione.
tr-take-stuck = { $unit } non può entrare in nessun esagono da dove si trova.

# Perché non può andare lì.
tr-go-off-map = Quell’esagono non è sulla mappa.
tr-go-here = { $unit } è già nell’esagono { $hex }.
tr-go-sea = L’esagono { $hex } è mare.
tr-go-enemy = Nell’esagono { $hex } ci sono unità nemiche.
tr-go-blocked = { $unit } non può entrare nell’esagono { $hex }: il lato è bloccato.
tr-go-river-zones = { $unit } non può attraversare il fiume maggiore verso l’esagono { $hex }: le due rive sono in ZOC nemiche.
tr-go-swamp-zones = { $unit } non può entrare nella palude dell’esagono { $hex }: i due esagoni sono in ZOC nemiche.
tr-go-river-late = { $unit } può attraversare il fiume maggiore senza ponte verso l’esagono { $hex } solo con il primo e unico esagono della mossa.
tr-go-swamp-late = { $unit } può entrare senza strada nella palude dell’esagono { $hex } solo con il primo e unico esagono della mossa.
tr-go-off-road = { $unit } ha usato il movimento strategico: deve seguire la strada, fuori dalle ZOC nemiche, e così non raggiunge l’esagono { $hex }.
tr-go-no-way = { $unit } non ha un percorso fino all’esagono { $hex }.
tr-go-too-far = { $unit } non arriva nell’esagono { $hex }: servono { $needs } PM, e ne restano { $left }.

# Perché un’unità non può fermarsi in un esagono.
tr-stack-enemy = { $unit } non può entrare nell’esagono { $hex }: ci sono unità nemiche.
tr-stack-full = { $unit } non può fermarsi nell’esagono { $hex }: ci sono già due unità combattenti.
tr-stack-second-hq = { $unit } non può fermarsi nell’esagono { $hex }: c’è già un altro QG.
