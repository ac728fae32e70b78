# Fuoco e combattimento ravvicinato: che cosa accade.
st-fires = { $unit }: fuoco su { $hex }.
st-lays-smoke = { $unit } posa fumo su { $hex }.
st-fights-close = { $unit }: attacco ravvicinato in { $hex }.
st-fires-unseen = { $side }: uno sparo da chissà dove su { $hex }.
st-shot-front = { $unit }: il colpo è venuto dall'arco frontale.
st-shot-flank = { $unit }: il colpo non è venuto dall'arco frontale.
st-attack-hit = { $unit }: colpo a segno, VA { $av } contro VD { $dv }.
st-attack-miss = { $unit }: colpo mancato, VA { $av } contro VD { $dv }.
st-attack-hit-unseen = { $unit }: colpo a segno.
st-attack-miss-unseen = { $unit }: colpo mancato.
st-nothing-seen = { $hex }: il fuoco non ha effetti visibili.

# Perché no.
st-fire-nowhere = Non è un esagono della mappa, o non è un modo di sparare.
st-fire-cost = { $unit }: sparare costa { $cost }, più di quanto c'è.
st-fire-off-map = { $unit }: unità fuori dalla mappa.
st-fire-no-weapon = { $unit }: nessun'arma per sparare.
st-fire-marker = Il fuoco di { $unit } è impedito: { $marker }.
st-fire-no-indirect = { $unit }: niente fuoco indiretto.
st-fire-no-smoke = { $unit }: qui niente fumogeni.
st-fire-smoke-alone = Il fumo lo spara una sola unità, non un gruppo.
st-fire-moving = Questa carta fa muovere: con essa non si spara.
st-fire-smoke-used-up = I segnalini fumo sono finiti.
st-fire-smoke-near = { $unit } può posare fumo solo nel proprio esagono o in uno adiacente.
st-fire-busy = { $unit }: con nemici nel proprio esagono non si vede e non si spara fuori.
st-fire-nobody-close = Non ci sono nemici nell'esagono di { $unit }.
st-fire-too-near = { $hex } è troppo vicino per { $unit }: gittata minima { $range }.
st-fire-too-far = { $hex } è troppo lontano per { $unit }: la gittata arriva al massimo a { $range } esagoni.
st-fire-arc = { $hex } è fuori dall'arco di { $unit }.
st-fire-sight = { $unit }: { $hex } non è in vista.
st-fire-gully = { $unit } non può abbassare il cannone verso la balka in { $hex }.
st-fire-in-sight = { $unit }: { $hex } è in vista, il fuoco è diretto.
st-fire-no-spotter = Nessun esagono di osservazione vicino a { $unit } vede { $hex }.
st-fire-friends = In { $hex } ci sono soltanto unità amiche.
st-fire-nobody = In { $hex } non c'è nessuno, e il nemico non ha unità nascoste.
st-support-apart = { $unit }: non nell'esagono della capofila né accanto, niente appoggio al suo fuoco.
st-support-far = { $hex } è oltre la gittata normale di { $unit }: niente appoggio al fuoco.
st-support-none = { $unit } non può appoggiare il fuoco su { $hex }: a lei o all’unità guida manca la potenza di fuoco del colore richiesto.

# Da dove viene un valore d'attacco.
st-chain-red = Potenza di fuoco rossa: { $who }
st-chain-blue = Potenza di fuoco blu: { $who }
st-chain-marker = Segnalino colpo: { $marker }
st-chain-short = Corto raggio
st-chain-long = Lungo raggio
st-chain-close = Combattimento ravvicinato
st-chain-close-boxed = Combattimento ravvicinato, PF nel riquadro bianco
st-chain-downward = Fuoco verso un livello più basso
st-chain-support = { $count ->
    [one] Una unità in appoggio
   *[other] { $count } unità in appoggio
}
st-chain-equipment = Equipaggiamento migliore
st-chain-card = Carta
st-chain-cap = PAC sul tiro

# Da dove viene un valore di difesa.
st-chain-front = Difesa frontale: { $unit }
st-chain-flank = Difesa di fianco: { $unit }
st-chain-open = Terreno aperto
st-chain-stone = Edifici in pietra
st-chain-wooden = Edifici in legno
st-chain-woods = Bosco
st-chain-light-woods = Boschetto
st-chain-corn = Mais
st-chain-wheat = Grano
st-chain-water = Acqua
st-chain-ford = Guado
st-chain-swamp = Palude
st-chain-bridge = Ponte
st-chain-airburst = I proiettili scoppiano fra gli alberi: il bosco non ripara
st-chain-no-cover = Contro quest'arma terreno e fumo non riparano
st-chain-no-ground = Contro quest'arma il terreno non ripara
st-chain-ground-skill = Terreno ben sfruttato
st-chain-higher = Più in alto dell'attaccante
st-chain-smoke = Fumo
st-chain-crevice = Crepaccio sul lato
st-chain-dug-in = Difese improvvisate
st-chain-exposed = Movimento senza cautela

# Probabilità.
st-chain-needed = Contro { $unit } i dadi devono dare almeno { $needed }
st-chain-with-cap = Con { $cap } PAC: colpo { $hit } %, distruzione { $gone } %
st-chain-eliminated = Un segnalino di colpo distrugge subito: è compreso
st-chain-also = Attacco anche contro { $unit }: serve almeno { $needed }
st-chance-destroyed = distrutta
st-chance-hit = colpita
st-chance-miss = mancata
