# What the browser says around the table of this game.

# Lengths, names.
wh-screen-cm = { $n } cm
wh-screen-scale = 1 cm = { $metres } m
wh-screen-card = Carta { $label }
wh-screen-the-card = la carta { $label }
    .gender = f
wh-screen-company = Compagnia { $number }
wh-screen-no-company = Fuori dalle compagnie
wh-screen-unknown = Carte coperte
wh-screen-of = { $left } di { $of }
wh-screen-group-left = { $left } di { $of }

# Turn, segments, score.
wh-screen-before = Prima della battaglia
wh-screen-turn-number = Turno { $turn }
wh-screen-turn-of = Turno { $turn } di { $turns }
wh-screen-short-deployment = schieramento
wh-screen-short-entry = ingresso
wh-screen-short-precedence = precedenza
wh-screen-short-bombardment = mortai
wh-screen-short-manoeuvres = manovre
wh-screen-lost-percent = % dei punti persi
wh-screen-score = { $seat }: { $lost }% dei punti persi, { $left ->
    [0] tutti i plotoni hanno manovrato
    [one] 1 plotone da muovere
   *[other] { $left } plotoni da muovere
}, { $tokens ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
wh-screen-alternation = Manovre
wh-screen-to-go = { $count } da muovere
wh-screen-tokens = { $count ->
    [one] 1 segnalino manovra
   *[other] { $count } segnalini manovra
}
wh-screen-in-hand = Carte in mano
wh-screen-models-of = { $left ->
    [one] 1 modello
   *[other] { $left } modelli
}, D{ $die }
wh-screen-hq-short = QG

# Platoons.
wh-screen-models = Modelli
wh-screen-hq = QG, i suoi plotoni entro
wh-screen-ranges = Portate
wh-screen-move = Movimento
wh-screen-move-fire = Movimento e fuoco
wh-screen-armour = Corazza in cm: fronte, fianco, retro, cielo
wh-screen-state-ready = { $unit-gender ->
    [f] pronta
    [fp] pronte
    [mp] pronti
   *[m] pronto
}
wh-screen-state-hidden = carta coperta
wh-screen-state-acting = in manovra
wh-screen-state-manoeuvred = ha manovrato
wh-screen-state-fired = ha sparato
wh-screen-state-pinned = { $unit-gender ->
    [f] inchiodata
    [fp] inchiodate
    [mp] inchiodati
   *[m] inchiodato
}
wh-screen-state-lost = { $unit-gender ->
    [f] persa
    [fp] perse
    [mp] persi
   *[m] perso
}
wh-screen-state-aboard = a bordo di { $carrier }
wh-screen-state-reserve = in mano
wh-screen-state-late = non prende parte

# What is asked, in full.
wh-screen-ask-place = Disponi { $unit-the }: scegli un punto nella zona segnata, o un’altra carta.
wh-screen-ask-enter = Fai entrare { $unit-the }: scegli un punto sul tuo bordo, o un’altra carta.
wh-screen-ask-facing = Scegli dove guarda { $unit-the }: indica la direzione o usa il quadrante.
wh-screen-ask-goal = { $unit }: scegli una meta fino a { $length }, o un nemico a cui sparare.
wh-screen-ask-target = { $unit } non può muovere: scegli un nemico a cui sparare, o resta.
wh-screen-take = manovra con { $unit-the }
wh-screen-next = Prossimo plotone

# Buttons: what follows from them.
wh-screen-stay = Resta
wh-screen-stay-fire = Resta e spara
wh-screen-stay-out = Lascia fuori
wh-screen-token = Gioca un segnalino
wh-screen-ready = Prosegui
wh-screen-end = Termina la manovra
wh-screen-retry = Guarda di nuovo
wh-screen-counter = Contrassalto
wh-screen-overrun = Travolgi
wh-screen-fire = Spara
wh-screen-clear = Rimuovi l’ostacolo
wh-screen-do-attack = Attacca
wh-screen-do-bombard = Bombarda
wh-screen-do-storm = Assalta
wh-screen-do-load = Carica
wh-screen-do-ride = Metti a bordo
wh-screen-do-place = Disponi la carta, verso { $degrees }°
wh-screen-do-enter = Entra, verso { $degrees }°
wh-screen-do-move-line = Muovi, in linea
wh-screen-do-move-column = Muovi, in colonna
wh-screen-do-move-wedge = Muovi, a cuneo
wh-screen-do-move-cluster = Muovi, a gruppo
wh-screen-go-line = Muovi di { $length }, in linea
wh-screen-go-column = Muovi di { $length }, in colonna
wh-screen-go-wedge = Muovi di { $length }, a cuneo
wh-screen-go-cluster = Muovi di { $length }, a gruppo
wh-screen-go-card = Muovi la carta di { $length }
wh-screen-go-declare = Dichiara { $length }, prima spara
wh-screen-formation = Formazione
wh-screen-fire-first = Prima spara
wh-screen-fire-first-hint = Dichiara la meta, spara, poi muovi

# Lines of fire, bands of range.
wh-screen-layer-fire = Fuoco
wh-screen-layer-hq = QG
wh-screen-band-short = corta · D{ $die }
wh-screen-band-effective = utile · D{ $die }
wh-screen-band-maximum = massima · D{ $die }
wh-screen-too-far = { $length } · fuori portata
wh-screen-still-fires = { $length }: può ancora sparare

# Attacks.
wh-screen-attack-fire = { $unit }: tiro contro { $target-the }
wh-screen-attack-bombard = Bombardamento contro { $target-the }
wh-screen-attack-storm = { $unit }: assalto contro { $target-the }
wh-screen-kind-fire = tiro
wh-screen-kind-bombard = bombardamento
wh-screen-kind-storm = assalto
wh-screen-total-shots = Colpi in tutto
wh-screen-no-shots = Nessuna probabilità da mostrare
wh-screen-danger = Fuoco che { $unit-the } attira lì
wh-screen-danger-note = Nemici scoperti che hanno ancora un colpo e una linea fino a quel punto. Le carte coperte non contano.
wh-screen-danger-none = Nessun nemico noto può sparare lì.

# Results on the board.
wh-result-lost = eliminazione
wh-result-model = un modello perso
wh-result-pinned = inchiodato
wh-result-routs = fuga
wh-result-retreats = ritirata

# The table as text.
wh-screen-text-standing = Situazione
wh-screen-text-group = { $seat }: { $group }
wh-screen-text-unit = { $unit }: { $state }{ $known ->
    [yes] , { $left ->
        [one] 1 modello
       *[other] { $left } modelli
    }
   *[no] { "" }
}. A { $x } cm da sinistra, { $y } cm dall’alto, fronte { $facing }.
wh-screen-text-absent = { $unit }: { $state }.
wh-screen-text-nearest = Nemico più vicino: { $enemy }, a { $distance } cm, { $bearing }.
wh-screen-text-ground = Terreno, { $width } per { $height } cm
wh-screen-text-terrain = { $kind }: da { $left } a { $right } cm in orizzontale, da { $top } a { $bottom } cm in verticale
wh-screen-objective-free = Obiettivo, di nessuno.
wh-screen-objective-held = Obiettivo in mano { $seat-al }.
wh-screen-text-wrecks = Relitti
wh-screen-text-wreck = Relitto a { $x } cm, { $y } cm

# New ways to act.
wh-screen-act-turn = Ruota
wh-screen-act-unload = Scarica
wh-screen-not-now = Non ora
wh-screen-do-turn = Guarda verso { $degrees }°
wh-screen-do-unload = Scarica verso { $degrees }°
wh-screen-do-lay = Posa, ruotato di { $degrees }°
wh-screen-do-divide = Dividi a { $degrees }°
wh-screen-ask-turn = Ruota { $unit-the }: indica la direzione o usa il quadrante.
wh-screen-ask-unload = Scarica { $unit-the }: indica da che parte scendono.
wh-screen-ask-lie = Scegli come posare il pezzo: indica la direzione o usa il quadrante.
wh-screen-by-hand = A mano
wh-screen-by-hand-hint = Disponi i modelli uno per uno dopo il movimento
wh-screen-take-model = disponi il modello { $number }
wh-screen-box = Scatola dei terreni
wh-screen-short-building = eserciti e tavolo
