# Che cosa succede.
tr-goes = { $unit } muove in { $hex }: { $points } PM spesi.
tr-goes-strategic = { $unit } raggiunge { $hex } su strada, con movimento strategico: { $points } PM spesi.
tr-goes-plunge = { $unit } spende tutta la mossa per entrare in { $hex }: { $points } PM.
tr-stays = { $unit } resta dov'è.

# Quanto costa una mossa, voce per voce, in mezzi punti.
tr-cost-before = Già spesi
tr-cost-ground = Terreno
tr-cost-road = Strada o ferrovia
tr-cost-river = Fiumi minori
tr-cost-zoc = Zone di controllo nemiche
tr-cost-strategic = Movimento strategico
tr-cost-all = Tutto il movimento

# Perché un'unità non si può scegliere.
tr-take-nobody = Questa unità non esiste.
tr-take-enemy = { $unit } è dell'altra parte.
tr-take-absent = { $unit } non è sulla mappa.
tr-take-inactive = { $unit } non fa parte delle unità attivate.
tr-take-moved = { $unit } ha già mosso in questa attivazione.
tr-take-stuck = { $unit } non può entrare in nessun esagono da dove si trova.

# Perché non può andare lì.
tr-go-off-map = Quell'esagono non è sulla mappa.
tr-go-here = { $unit } è già in { $hex }.
tr-go-sea = { $hex } è mare.
tr-go-enemy = In { $hex } ci sono unità nemiche.
tr-go-blocked = { $unit } non può passare in { $hex }: il lato in mezzo è bloccato.
tr-go-river-zones = { $unit } non può attraversare il fiume maggiore verso { $hex }: le due rive sono in zone di controllo nemiche.
tr-go-swamp-zones = { $unit } non può entrare nella palude di { $hex }: tanto il suo esagono quanto la palude sono in zone di controllo nemiche.
tr-go-river-late = Il fiume maggiore verso { $hex } è senza ponte: { $unit } potrebbe passarlo solo con il primo e unico esagono della mossa.
tr-go-swamp-late = { $hex } è palude: senza strada { $unit } potrebbe entrarvi solo con il primo e unico esagono della mossa.
tr-go-off-road = { $unit } ha usato il movimento strategico: può solo seguire la strada, fuori dalle zone di controllo nemiche, e così { $hex } non si raggiunge.
tr-go-no-way = { $unit } non ha modo di arrivare in { $hex }.
tr-go-too-far = { $unit } non arriva in { $hex }: servirebbero { $needs } PM e ne restano { $left }.

# Perché un'unità non può fermarsi in un esagono.
tr-stack-enemy = In { $hex } ci sono unità nemiche: { $unit } non può stare con loro.
tr-stack-full = { $unit } non può fermarsi in { $hex }: ci sono già due unità combattenti.
tr-stack-second-hq = { $unit } non può fermarsi in { $hex }: c'è già un altro QG.
