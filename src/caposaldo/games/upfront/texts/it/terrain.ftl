# Terreno messo sul nemico (7.3-7.33).
uf-offers-terrain = Messo su { $group }, che può accettare o rifiutare: { $card }.
uf-imposes-terrain = Messo su { $group }, che non può rifiutare: { $card }.
uf-accepts-terrain = { $group } accetta { $card }.
uf-rejects-terrain = { $group } rifiuta { $card }.
uf-movement-turned = La carta Movimento di { $group } è girata di lato ({ $card }): il segnalino gittata torna a { $chit }.
uf-movement-given-up = { $group } perde la carta Movimento che stava di lato ({ $card }).

# Tipi di terreno.
uf-terrain-open = terreno aperto
uf-terrain-buildings = Edifici
uf-terrain-woods = Bosco
uf-terrain-brush = Macchia
uf-terrain-hill = Collina
uf-terrain-gully = Canalone
uf-terrain-wall = Muro
uf-terrain-marsh = Palude
uf-terrain-stream = Torrente
uf-terrain-minefield = Campo minato
uf-terrain-pillbox = Casamatta

# Che cosa si gioca.
uf-function-terrain = Terreno
uf-function-movement = Movimento
uf-function-fire = Fuoco
uf-function-rally = Raccolta
uf-function-rally-all = Raccolta generale
uf-function-concealed = Occultamento
uf-function-smoke = Fumo
uf-function-wire = Filo spinato
uf-function-hero = Eroe
uf-function-sniper = Cecchino
uf-function-radio = Radio

# Da dove viene una forza di fuoco.
uf-chain-terrain = Terreno del bersaglio: { $terrain }
uf-chain-target-moves = Bersaglio in movimento
uf-chain-target-wire = Filo spinato sul bersaglio
uf-chain-elevated = Tiro dall'alto di una Collina
uf-chain-fires-from = Chi spara è qui: { $terrain }
uf-chain-own-smoke = Chi spara è nel Fumo
uf-chain-own-wire = Chi spara è nel Filo spinato

# Perché no.
uf-fires-from-gully = { $group } è in un Canalone: spara soltanto contro una Collina o a gittata relativa 5.
uf-target-in-gully = { $target } è in un Canalone: può sparargli soltanto chi è su una Collina o a gittata relativa 5.
uf-behind-pillbox = Tra { $group } e { $target } non si spara: uno è in una Casamatta e l'altro le sta alle spalle.
uf-under-wire = Su { $group } c'è Filo spinato: sopra non vanno né Movimento né Terreno.
uf-needs-movement = { $group } non ha carte Movimento sopra il terreno: per cambiarlo ne serve una.
uf-already-offered = In questo turno su { $group } è già stato messo un Terreno.
uf-marsh-needs-two = { $group } è in Palude: prima del Terreno servono due carte Movimento.
uf-mines-need-two = { $group } è in un Campo minato: prima del terreno aperto servono due carte Movimento.
uf-mines-for-enemies = I Campi minati si mettono soltanto sui gruppi nemici ({ $card }).
uf-must-reject = { $group } deve rifiutare { $card }: non tutti i suoi uomini ci possono stare.
uf-no-open-ground = Il terreno aperto non si mette sul nemico.
uf-card-not-held = Non hai quella carta in mano.
uf-card-dead = { $card }: in questa partita non ti serve, almeno per ora; la puoi solo scartare o posare coperta come terreno aperto.
uf-card-not-that = { $card }: non la puoi giocare come { $function }.
uf-card-no-enemy = Non è un gruppo nemico.
