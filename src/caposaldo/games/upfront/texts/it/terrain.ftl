# Terreno messo sul nemico (7.3-7.33).
uf-offers-terrain = { $card } è sul gruppo { $group }, che può rifiutare.
uf-imposes-terrain = { $card } è sul gruppo { $group }, che non può rifiutare.
uf-accepts-terrain = Il gruppo { $group } accetta { $card }.
uf-rejects-terrain = Il gruppo { $group } rifiuta { $card }.
uf-movement-turned = Il gruppo { $group } gira di lato la carta Movimento ({ $card }): il segnalino raggio torna a { $chit }.
uf-movement-given-up = Il gruppo { $group } perde la carta Movimento di lato ({ $card }).

# Tipi di terreno.
uf-terrain-open = terreno aperto
uf-terrain-buildings = Edifici
uf-terrain-woods = Bosco
uf-terrain-brush = Boscaglia
uf-terrain-hill = Collina
uf-terrain-gully = Gola
uf-terrain-wall = Muro
uf-terrain-marsh = Palude
uf-terrain-stream = Fiume
uf-terrain-minefield = Campo minato
uf-terrain-pillbox = Casamatta

# Che cosa si gioca.
uf-function-terrain = Terreno
uf-function-movement = Movimento
uf-function-fire = Fuoco
uf-function-rally = Raccolta
uf-function-rally-all = Raccolta generale
uf-function-concealed = Nascosto
uf-function-smoke = Fumo
uf-function-wire = Filo spinato
uf-function-hero = Eroe
uf-function-sniper = Tiratore scelto
uf-function-radio = Radio

# Da dove viene una forza di fuoco.
uf-chain-terrain = Terreno del bersaglio: { $terrain }
uf-chain-target-moves = Bersaglio in movimento
uf-chain-target-wire = Filo spinato sul bersaglio
uf-chain-elevated = Fuoco da una Collina
uf-chain-fires-from = Terreno di chi spara: { $terrain }
uf-chain-own-smoke = Chi spara è nel Fumo
uf-chain-own-wire = Chi spara è nel Filo spinato

# Perché no.
uf-fires-from-gully = Il gruppo { $group } è in una Gola: può sparare solo contro una Collina o a raggio relativo 5.
uf-target-in-gully = Il gruppo { $target } è in una Gola: può sparargli solo un gruppo su una Collina o a raggio relativo 5.
uf-behind-pillbox = I gruppi { $group } e { $target } non possono spararsi: uno è in una Casamatta, l’altro le sta alle spalle.
uf-under-wire = Il gruppo { $group } è sotto Filo spinato: non puoi metterci Movimento o Terreno.
uf-needs-movement = Il gruppo { $group } non ha una carta Movimento sopra il terreno: ne serve una prima di un nuovo Terreno.
uf-already-offered = Il gruppo { $group } ha già ricevuto un Terreno in questo turno.
uf-marsh-needs-two = Il gruppo { $group } è in una Palude: servono 2 carte Movimento prima di un nuovo Terreno.
uf-mines-need-two = Il gruppo { $group } è in un Campo minato: servono 2 carte Movimento prima del terreno aperto.
uf-mines-for-enemies = Puoi mettere i Campi minati solo sui gruppi nemici ({ $card }).
uf-must-reject = Il gruppo { $group } deve rifiutare { $card }: alcuni suoi uomini non possono starci.
uf-no-open-ground = Non puoi mettere terreno aperto sul nemico.
uf-card-not-held = Quella carta non è nella tua mano.
uf-card-dead = { $card } per ora è una carta inutile per te: scartala o giocala coperta come terreno aperto.
uf-card-not-that = Non puoi giocare { $card } come { $function }.
uf-card-no-enemy = Non è un gruppo nemico.
