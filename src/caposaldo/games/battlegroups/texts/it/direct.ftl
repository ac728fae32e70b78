# Armi della tabella del tiro diretto.
bg-direct-row-36 = Cannone fino a 36 mm o mitragliatrice pesante
bg-direct-row-57 = Cannone fino a 57 mm
bg-direct-row-75 = Cannone fino a 75 mm
bg-direct-row-over-75 = Cannone oltre 75 mm
bg-direct-row-rockets = Bazooka, razzo controcarro o lanciafiamme
bg-direct-row-infantry = Armi della fanteria

# Modificatori.
bg-firer-shaken = Tiratore scosso
bg-target-in-cover = Bersaglio in copertura
bg-flank-or-rear = Tiro sul fianco o sul retro

# Che cosa succede.
bg-declares = { $unit-The } dichiara il tiro contro { $target-the }.
bg-shot = { $unit-The } spara { $target-al }: { $dice ->
    [0] nessun dado
    [one] 1 dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] 1 centro
   *[other] { $hits } centri
}.
bg-shot-lost = { $unit-The } perde il tiro: { $target-the } non è più lì.

# Perché no.
bg-fire-not-yours = Scegli una delle tue unità.
bg-fire-not-on-table = { $unit-The } non è sul tavolo.
bg-fire-suppressed = { $unit-The } è { $unit-gender ->
    [f] soppressa
   *[m] soppresso
}: non può sparare finché non recupera.
bg-fire-unarmed = { $unit-The } non ha armi per il tiro diretto.
bg-fire-no-target = Scegli un’unità nemica sul tavolo.
bg-fire-out-of-range = { $target-The } è a { $distance }″; la gittata { $unit-del } è di { $range }″.
bg-fire-out-of-arc = { $target-The } è fuori dal settore di tiro { $unit-del }: 45° per lato rispetto al fronte.
bg-fire-blocked-by-friend = Un’unità amica blocca la linea di tiro { $unit-dal } { $target-al }.
bg-fire-blocked-by-smoke = Il fumo blocca la linea di tiro { $unit-dal } { $target-al }.
bg-fire-blocked-by-terrain = Il terreno nasconde almeno in parte { $target-the } { $unit-al }.
bg-fire-priority = Priorità di bersaglio: { $unit-the } deve sparare { $instead-al } prima che { $target-al }.
bg-fire-nearer = { $unit-The } deve sparare al bersaglio più vicino: { $instead-the }, non { $target-the }.
bg-cannot-harm = { $unit-The } non ha armi capaci di danneggiare { $target-the }.
bg-already-declared = { $unit-The } ha già dichiarato il bersaglio: { $target-the }.
bg-already-bombarded = { $unit-The } ha già usato il tiro indiretto in questo turno.
bg-charged-cannot-fire = { $unit-The } è { $unit-gender ->
    [f] andata
   *[m] andato
} all’assalto: in questo turno non può sparare.
bg-already-reacted = { $unit-The } ha già sparato il suo unico colpo di questo turno nemico.
bg-under-attack = { $attacker-The } va all’assalto { $unit-del }, che può sparare solo a chi l’attacca, quando arriva a 1″.
bg-not-attacked = { $target-The } non va all’assalto { $unit-del }: ora può sparare solo l’unità assaltata.
