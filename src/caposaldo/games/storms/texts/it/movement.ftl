# Che cosa succede.
st-moves = { $unit-The } muove da { $from } a { $to }.
st-faces = { $unit }: fronte a { $facing }.
st-leaves-map = { $unit }: uscita dalla mappa da { $hex }.

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
st-bill-road = Lungo la strada: il terreno ai lati non costa nulla
st-bill-climb = Salita
st-bill-gully = Dentro o fuori dalla balka
st-bill-backward = All'indietro
st-bill-care = Con cautela

# Perché no.
st-move-far = { $hex } non è adiacente a { $unit }.
st-move-off-map = { $unit }: non è un esagono della mappa.
st-move-planted = { $unit }: nessun movimento per tutta la partita.
st-move-stunned = { $unit }: unità stordita, può soltanto tentare il recupero.
st-move-pinned = { $unit }: unità inchiodata, non può né muovere né girarsi.
st-move-river = { $unit }: i cannoni passano l'acqua solo su ponti e guadi, non in { $hex }.
st-move-gully = { $unit }: i cannoni entrano ed escono da una balka solo dagli sbocchi, non verso { $hex }.
st-move-pursued = { $unit }: niente ritirata in { $hex }, è il lato da cui è arrivato il nemico.
st-move-no-entry = { $unit }: in { $hex } non si entra sulla mappa.
st-move-entry-taken = In { $hex } c'è il nemico. { $unit }: si entra nell'esagono libero più vicino.
st-move-no-care = In questa mossa la cautela non serve.
st-too-dear = Costerebbe { $cost }: i punti non bastano.
st-turn-same = { $unit }: l'orientamento è già questo.
st-turn-cannot = { $unit }: unità che non può girarsi.
st-turn-card = Questa carta serve soltanto per muovere.
st-face-direction = L'orientamento è uno dei sei lati dell'esagono.
st-face-target = { $hex }, il bersaglio, non sarebbe nell'arco di tiro.
st-exit-not-here = { $unit }: da qui non si esce dalla mappa.

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
