# Armi della tabella del tiro diretto.
bg-direct-row-36 = Pezzo fino a 36 mm o mitragliatrice pesante
bg-direct-row-57 = Pezzo fino a 57 mm
bg-direct-row-75 = Pezzo fino a 75 mm
bg-direct-row-over-75 = Pezzo oltre 75 mm
bg-direct-row-rockets = Bazooka, razzo controcarro o lanciafiamme
bg-direct-row-infantry = Armi della fanteria

# Modificatori.
bg-firer-shaken = Tiratore scosso
bg-target-in-cover = Bersaglio in copertura
bg-flank-or-rear = Tiro sul fianco o sul retro

# Che cosa succede.
bg-declares = { $unit } prende di mira { $target }.
bg-shot = { $unit } spara a { $target }: { $dice ->
    [0] non resta alcun dado
    [one] un dado ({ $faces })
   *[other] { $dice } dadi ({ $faces })
}, { $hits ->
    [0] nessun centro
    [one] un centro
   *[other] { $hits } centri
}.
bg-shot-lost = { $unit } non trova più { $target } dov'era: il tiro va perduto.

# Perché no.
bg-fire-not-yours = Va scelta una delle proprie unità.
bg-fire-not-on-table = { $unit } non si trova sul tavolo.
bg-fire-suppressed = { $unit }: un'unità soppressa non può sparare finché non recupera.
bg-fire-unarmed = { $unit } non ha armi per il tiro diretto.
bg-fire-no-target = Sul tavolo non c'è un'unità nemica con quel nome.
bg-fire-out-of-range = { $target } è a { $distance }″; { $unit } arriva a { $range }″.
bg-fire-out-of-arc = { $target } è fuori dal settore di { $unit }: 45 gradi per parte rispetto al fronte.
bg-fire-blocked-by-friend = Un'unità amica sta sulla linea di tiro tra { $unit } e { $target }.
bg-fire-blocked-by-smoke = Tra { $unit } e { $target } c'è il fumo.
bg-fire-blocked-by-terrain = Il terreno nasconde { $target } a { $unit }, almeno in parte.
bg-fire-priority = Priorità di bersaglio: { $unit } deve tirare a { $instead } prima che a { $target }.
bg-fire-nearer = Per { $unit } il bersaglio più vicino è { $instead }, non { $target }.
bg-cannot-harm = { $unit } non ha armi capaci di danneggiare { $target }.
bg-already-declared = { $unit } ha già dichiarato il suo bersaglio: { $target }.
bg-already-bombarded = { $unit } ha già sparato in questo turno, con tiro indiretto.
bg-charged-cannot-fire = { $unit }: chi va all'assalto non spara in quel turno.
bg-already-reacted = { $unit } ha già sparato il suo unico colpo di questo turno nemico.
bg-under-attack = { $unit } subisce l'attacco di { $attacker }: può sparare solo a chi l'attacca, quando arriva a un pollice.
bg-not-attacked = { $target } non va all'assalto di { $unit }: ora può sparare solo l'unità assaltata.
