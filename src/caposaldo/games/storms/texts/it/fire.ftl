# Fuoco e combattimento ravvicinato: che cosa accade.
st-fires = { $unit-The } spara { $hex-sul }.
st-lays-smoke = { $unit-The } posa fumo { $hex-nel }.
st-fights-close = { $unit-The } attacca in combattimento ravvicinato { $hex-nel }.
st-fires-unseen = { $side-The } sparano { $hex-sul } da un nascondiglio.
st-shot-front = Il colpo è venuto dall’arco frontale { $unit-del }.
st-shot-flank = Il colpo è venuto da fuori dell’arco frontale { $unit-del }.
st-attack-hit = Colpo a segno { $unit-sul }: AV { $av } contro DV { $dv }.
st-attack-miss = Colpo mancato { $unit-sul }: AV { $av } contro DV { $dv }.
st-attack-hit-unseen = Colpo a segno { $unit-sul }.
st-attack-miss-unseen = Colpo mancato { $unit-sul }.
st-nothing-seen = Fuoco { $hex-sul }: nessun effetto visibile.

# Perché no.
st-fire-nowhere = Non puoi sparare a quell’esagono in quel modo.
st-fire-cost = { $unit-The } ha bisogno di { $cost } per sparare, più di quanto hai.
st-fire-off-map = { $unit-The } non è sulla mappa.
st-fire-no-weapon = { $unit-The } non ha armi per sparare.
st-fire-marker = { $unit-The } non può sparare per il suo segnalino colpo: { $marker }.
st-fire-no-indirect = { $unit-The } non può fare fuoco indiretto.
st-fire-no-smoke = { $unit-The } non può lanciare fumogeni qui.
st-fire-smoke-alone = Solo un’unità singola può lanciare fumo, non un gruppo.
st-fire-moving = Questa carta serve solo a muovere: non puoi usarla per sparare.
st-fire-smoke-used-up = I segnalini fumo sono finiti.
st-fire-smoke-near = { $unit-The } può posare fumo solo nel proprio esagono o in uno adiacente.
st-fire-busy = { $unit-The } ha nemici nel suo esagono: non può vedere né sparare fuori.
st-fire-nobody-close = Non ci sono nemici nell’esagono { $unit-del }.
st-fire-too-near = { $hex-The } è troppo vicino per { $unit-the }: gittata minima { $range }.
st-fire-too-far = { $hex-The } è troppo lontano per { $unit-the }: la gittata arriva al massimo a { $range ->
    [one] 1 esagono
   *[other] { $range } esagoni
}.
st-fire-arc = { $hex-The } è fuori dall’arco { $unit-del }.
st-fire-sight = { $unit-The } non vede { $hex-the }.
st-fire-gully = { $unit-The } non può abbassare il cannone verso la gola { $hex-nel }.
st-fire-in-sight = { $unit-The } vede { $hex-the }: usa il fuoco diretto.
st-fire-no-spotter = Nessun esagono di osservazione vicino { $unit-al } vede { $hex-the }.
st-fire-friends = Ci sono solo unità amiche { $hex-nel }.
st-fire-nobody = { $hex-The } è vuoto, e il nemico non ha unità nascoste.
st-support-apart = { $unit-The } non può appoggiare il fuoco: non è nell’esagono dell’unità guida né accanto.
st-support-far = { $unit-The } non può appoggiare il fuoco { $hex-sul }: è oltre la gittata normale.
st-support-none = { $unit-The } non può appoggiare il fuoco { $hex-sul }: a { $unit-gender ->
    [f] lei
   *[m] lui
} o all’unità guida manca la potenza di fuoco del colore richiesto.

# Da dove viene un valore d’attacco.
st-chain-red = Potenza di fuoco rossa: { $who }
st-chain-blue = Potenza di fuoco blu: { $who }
st-chain-marker = Segnalino colpo: { $marker }
st-chain-short = Corto raggio
st-chain-long = Lungo raggio
st-chain-close = Combattimento ravvicinato
st-chain-close-boxed = Combattimento ravvicinato, FP nel riquadro bianco
st-chain-downward = Fuoco verso un livello più basso
st-chain-support = { $count ->
    [one] 1 unità in appoggio
   *[other] { $count } unità in appoggio
}
st-chain-equipment = Equipaggiamento migliore
st-chain-card = Carta
st-chain-cap = CAP sul tiro

# Da dove viene un valore di difesa.
st-chain-front = Difesa frontale: { $unit }
st-chain-flank = Difesa di fianco: { $unit }
st-chain-open = Terreno aperto
st-chain-stone = Edificio in pietra
st-chain-wooden = Edificio in legno
st-chain-woods = Bosco
st-chain-light-woods = Boschetto
st-chain-corn = Mais
st-chain-wheat = Grano
st-chain-water = Acqua
st-chain-ford = Guado
st-chain-swamp = Palude
st-chain-bridge = Ponte
st-chain-airburst = Scoppio aereo: il bosco non dà copertura
st-chain-no-cover = Terreno e fumo non danno copertura da quest’arma
st-chain-no-ground = Il terreno non dà copertura da quest’arma
st-chain-ground-skill = Uso del terreno
st-chain-higher = Più in alto dell’attaccante
st-chain-smoke = Fumo
st-chain-crevice = Crepaccio sul lato
st-chain-dug-in = Difese improvvisate
st-chain-exposed = Movimento senza cautela

# Probabilità.
st-chain-needed = Per colpire { $unit-the }: { $needed } o più con i dadi
st-chain-with-cap = Con { $cap } CAP: colpita { $hit }%, distrutta { $gone }%
st-chain-eliminated = Compreso il segnalino Eliminata
st-chain-also = Per colpire anche { $unit-the }: { $needed } o più
st-chance-destroyed = distrutta
st-chance-hit = colpita
st-chance-miss = mancata
