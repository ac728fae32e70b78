# Il campo nel browser.
st-screen-map = Mappa dello scontro
st-screen-layers = Sulla mappa
st-screen-layer-sight = Vista
st-screen-layer-arc = Arco
st-screen-layer-costs = Costi
st-screen-pick = scegli { $unit }

# La striscia.
st-screen-round = T { $round }
st-screen-round-short = turno { $round }
st-screen-points = PV
st-screen-score = { $side }: { $points } PV, perdite { $losses }, { $cap } PAC
st-screen-phase-set-up = Schieramento
st-screen-phase-refresh = Nuovo turno
st-screen-phase-plotting = Ordini all'artiglieria
st-screen-phase-strikes = Cadono i colpi
st-screen-phase-arrivals = Arrivi
st-screen-phase-initiative = Iniziativa
st-screen-phase-play = Giocate
st-screen-phase-end = Fine del turno

# Punti.
st-screen-tracks = Punti e perdite
st-screen-ap = PA
st-screen-cap = PAC
st-screen-ap-long = Punti azione: 7 per ogni attivazione
st-screen-cap-long = Punti di comando: per azioni di qualsiasi unità, per i tiri, per le carte; ogni unità perduta ne toglie uno
st-screen-ap-words = { $ap } PA rimasti di questa attivazione
st-screen-ap-none = nessuna attivazione aperta
st-screen-cap-words = { $cap } PAC su { $most }
st-screen-hand-count = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
st-screen-losses = { $count ->
    [one] 1 perdita
   *[other] { $count } perdite
}
st-screen-bid = { $cap ->
    [one] 1 PAC dichiarato
   *[other] { $cap } PAC dichiarati
}

# Carte.
st-screen-cards = Le tue carte
st-screen-goals = { $count ->
    [one] Obiettivo segreto
   *[other] Obiettivi segreti
}
st-screen-goal-count = { $count ->
    [one] 1 obiettivo segreto
   *[other] { $count } obiettivi segreti
}
st-screen-deck = { $count ->
    [0] mazzo vuoto
   *[other] { $count } nel mazzo
}
st-screen-free = gratis
st-screen-cost-ap = { $ap } PA
st-screen-cost-cap = { $cap } PAC
st-screen-cost-either = { $ap } PA / PAC
st-screen-cost-both = { $ap } PA / { $cap } PAC
st-screen-play-ap = Gioca con PA
st-screen-play-cap = Gioca con PAC
st-screen-play-free = Gioca
st-screen-play-opportunity = Gioca
st-screen-play-use = Usa
st-screen-not-now = non ora

# Unità.
st-screen-to-place = Da schierare
st-screen-missions = { $count ->
    [0] nessuna missione rimasta
    [one] 1 missione rimasta
   *[other] { $count } missioni rimaste
}
st-screen-plotted = cade su { $hex } nel prossimo turno
st-screen-fire = Fuoco
st-screen-move = Movimento
st-screen-red = Rosso
st-screen-blue = Blu
st-screen-range = Gittata
st-screen-defence = Fronte / fianco
st-screen-where = Esagono
st-screen-card = Carta
st-screen-card-used = Carta, usata
st-screen-arrives = arriva nel turno { $round }
st-screen-arrives-event = arriva con «{ $card }»
st-screen-place-reserve = da schierare
st-screen-place-waiting = può entrare
st-screen-place-destroyed = distrutta
st-screen-place-left = uscita dalla mappa
st-screen-status-ready = pronta
st-screen-status-active = attiva
st-screen-status-spent = esausta
st-screen-hidden-ready = nascosta, pronta
st-screen-hidden-active = nascosta, attiva
st-screen-hidden-spent = nascosta, esausta
st-screen-hit-unknown = colpita, il segnalino è coperto
st-screen-hit-down = ?
st-screen-hit-stunned = STORDITA
st-screen-hit-unnerved = SCOSSA
st-screen-hit-panicked = PANICO
st-screen-hit-pinned = INCHIODATA
st-screen-hit-suppressed = SOPPR.
st-screen-hit-cowering = RANNICCH.
st-screen-group-map = Sulla mappa
st-screen-group-waiting = Possono entrare
st-screen-group-reserve = Devono arrivare
st-screen-group-left = Fuori dalla mappa
st-screen-group-destroyed = Perse
st-screen-count = { $count ->
    [one] 1 unità
   *[other] { $count } unità
}

# Pulsanti e modi.
st-screen-mode-opportunity = Opportunità…
st-screen-mode-cap = Comando…
st-screen-mode-smoke = Fumo…
st-screen-mode-care = Con cautela…
st-screen-mode-hide = Nascondi…
st-screen-mode-search = Esagono vuoto…
st-screen-rolled = Tiro: { $total }
st-screen-log-round = Turno { $turn }
st-screen-scale-round = T{ $turn }
st-screen-ask-choose = Tocca a te: quale unità agisce, o quale carta giochi?
st-screen-ask-choose-unit = Tocca a te: quale unità agisce?
st-screen-ask-opportunity = Azione d'opportunità: quale unità?
st-screen-ask-cap = Azione di comando: quale unità agisce con i PAC?
st-screen-ask-smoke = { $unit }: fumo su quale esagono?
st-screen-ask-care = { $unit }, con cautela: dove?
st-screen-ask-hide = { $unit }: dove nascondersi?
st-screen-ask-search = { $unit }: fuoco su quale esagono, dove non si vede nessuno?
st-screen-ask-deploy = { $unit }: in quale esagono, e con quale orientamento?
st-screen-ask-conceal = { $unit }: in quale esagono nascondersi?
st-screen-ask-aim = { $card }: quale esagono va colpito nel prossimo turno?
st-screen-ask-aim-smoke = { $card }: dove deve cadere il fumo nel prossimo turno?
st-screen-aim = { $card }
st-screen-aim-smoke = { $card }: fumo
st-screen-confirm-conceal = Tutte nascoste
st-screen-confirm-plot = Basta così
st-screen-boost = { $words } · { $chance }
st-screen-button = { $words }
st-screen-keep-facing = Resta a { $facing }
st-screen-pass = Passa
st-screen-release = Chiudi l'attivazione
st-screen-add-cap = 1 PAC per 1 PA
st-screen-tip-opportunity = Un'unità pronta fa un'azione senza pagare, e poi è esausta
st-screen-tip-cap = Un'unità qualsiasi fa un'azione pagata in PAC, e resta com'era
st-screen-tip-smoke = Sparare fumogeni invece di granate
st-screen-tip-care = Muovere con cautela: costa di più, e l'unità non si espone
st-screen-tip-hide = Nascondersi dove il nemico non vede
st-screen-tip-search = Sparare dove può essere nascosto un nemico
st-screen-tip-stall = Non fare nulla e tenere aperto il turno
st-screen-tip-pass = Non fare nulla; l'unità attiva diventa esausta. Due passi di fila chiudono il turno
st-screen-tip-release = L'unità attiva diventa esausta e i suoi PA sono perduti; la giocata continua
st-screen-tip-add-cap = Di quanto costa l'azione, un punto in più si paga in PAC invece che in PA
st-group-search = Fuoco dove non si vede nessuno
st-screen-rose-turn = Ruota
st-screen-rose-face = Orientamento
st-screen-plot-next = prossimo turno
st-screen-plot-next-smoke = fumo, prossimo turno
st-screen-plot-now = ora
st-screen-plot-now-smoke = fumo, ora

# Probabilità.
st-screen-move-to = Movimento in { $hex }
st-screen-attack = Attacco a { $hex }
st-screen-recovery = Recupero: { $unit }
st-screen-kind-attack = VA contro VD
st-screen-kind-recovery = 2D6
st-screen-kind-move = PA
st-screen-total-attack = In tutto
st-screen-total-recovery = In tutto
st-screen-total-move = Costo
st-screen-odds-none = Di questo non si sa nulla.
st-screen-with-cap = Con
st-screen-chance-hit = colpita
st-screen-av = Valore d'attacco (+ 2D6)
st-screen-dv = Valore di difesa
st-screen-danger = { $unit } sotto tiro
st-screen-danger-title = Chi potrebbe spararle lì
st-screen-danger-kind = VA contro VD
st-screen-danger-note = Per quanto si vede.
st-screen-danger-none = Nessuno in vista potrebbe spararle lì.

# Esagoni.
st-screen-gully = balka
st-screen-gully-open = balka, con una rampa
st-screen-level = livello { $level }
st-screen-cover = copertura { $cover }
st-screen-smoke = fumo { $smoke }
st-screen-hexes = { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}
st-screen-band-own = stesso esagono
st-screen-band-short = corto raggio
st-screen-band-normal = gittata normale
st-screen-band-long = lungo raggio
st-screen-band-near = troppo vicino
st-screen-band-far = fuori gittata
st-screen-out-of-arc = fuori dall'arco
st-screen-seen = In vista.
st-screen-seen-smoke = In vista, attraverso il fumo: +{ $smoke }.
st-screen-range-chip = gittata { $range }

# Il campo come testo.
st-screen-text-standing = Come stanno le cose
st-screen-text-round = Turno { $round } di { $of }.
st-screen-text-side = { $side }: { $points } PV, { $ap } PA, { $cap } PAC su { $most }, perdite { $losses }, carte { $hand }.
st-screen-text-card = La tua carta: { $card }
st-screen-text-goals = { $side }, obiettivi segreti pescati: { $count }.
st-screen-text-goal = Obiettivo segreto, { $side }: { $card }
st-screen-text-deck = Carte rimaste nel mazzo: { $deck }.
st-screen-text-hexes = Esagoni che contano
st-screen-text-objective = { $name } ({ $hex }): { $side }. { $points }
st-screen-text-smoke = Fumo in { $hex }: { $smoke }.
st-screen-text-units = Unità: { $side }
st-screen-text-unit = { $unit }: { $where }{ $facing }; { $state }. { $values }.
st-screen-text-faces = {", "}guarda a { $facing }
st-screen-each-round = PV ogni turno: tedeschi { $german }, sovietici { $soviet }
st-screen-at-end = PV alla fine: tedeschi { $german }, sovietici { $soviet }
st-screen-nobody = nessuno
