# Che cosa succede.
st-moves = { $unit-The } muove { $from-dal } { $to-al }.
st-faces = { $unit-The } si orienta verso { $facing }.
st-leaves-map = { $unit-The } esce dalla mappa { $hex-dal }.

# Orientamenti.
st-facing-0 = nord-est
st-facing-1 = est
st-facing-2 = sud-est
st-facing-3 = sud-ovest
st-facing-4 = ovest
st-facing-5 = nord-ovest

# Quanto costa una mossa, voce per voce.
st-bill-move = Costo di movimento
st-bill-marker = Segnalino colpo
st-bill-terrain = Terreno: { $terrain }
st-bill-road = Lungo la strada: il terreno non costa nulla
st-bill-climb = Salita
st-bill-gully = Dentro o fuori dalla gola
st-bill-backward = All’indietro
st-bill-care = Movimento cauto

# Perché no.
st-move-far = { $hex-The } non è adiacente { $unit-al }.
st-move-off-map = { $unit-The } non può andare lì: non è un esagono della mappa.
st-move-planted = { $unit-The } non può muovere: resta { $unit-gender ->
    [f] fissa
   *[m] fisso
} per tutta la partita.
st-move-stunned = { $unit-The } { $unit-gender ->
    [f] è stordita
   *[m] è stordito
}: può solo tentare il recupero.
st-move-pinned = { $unit-The } { $unit-gender ->
    [f] è inchiodata
   *[m] è inchiodato
}: non può muovere né ruotare.
st-move-river = { $unit-The } non può passare l’acqua { $hex-nel }: ai cannoni serve un ponte o un guado.
st-move-gully = { $unit-The } non può andare { $hex-nel }: i cannoni entrano in una gola e ne escono solo dagli sbocchi.
st-move-pursued = { $unit-The } non può ritirarsi { $hex-nel }: il nemico è arrivato da quel lato.
st-move-no-entry = { $unit-The } non può entrare sulla mappa { $hex-nel }.
st-move-entry-taken = { $unit-The } non può entrare { $hex-nel }: c’è il nemico. Usa l’esagono libero più vicino.
st-move-no-care = Questa mossa non richiede cautela.
st-too-dear = Costa { $cost }, più di quanto hai.
st-turn-same = { $unit-The } ha già questo orientamento.
st-turn-cannot = { $unit-The } non può ruotare.
st-turn-card = Questa carta serve solo a muovere.
st-face-direction = L’orientamento è uno dei sei lati dell’esagono.
st-face-target = Non puoi scegliere questo orientamento: { $hex-the }, il bersaglio, sarebbe fuori dall’arco di tiro.
st-exit-not-here = { $unit-The } non può uscire dalla mappa da qui.

# Terreni.
st-terrain-open = terreno aperto
st-terrain-stone = edificio in pietra
st-terrain-wooden = edificio in legno
st-terrain-woods = bosco
st-terrain-light-woods = boschetto
st-terrain-corn = mais
st-terrain-wheat = grano
st-terrain-water = acqua
st-terrain-ford = guado
st-terrain-swamp = palude
st-terrain-bridge = ponte
