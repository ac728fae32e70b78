# Il campo nel browser.
st-screen-map = Mappa della battaglia
st-screen-layers = Sulla mappa
st-screen-layer-sight = Vista
st-screen-layer-arc = Arco
st-screen-layer-costs = Costi
st-screen-pick = scegli { $unit-the }

# La striscia.
st-screen-round = R { $round }
st-screen-round-short = round { $round }
st-screen-points = PV
st-screen-score = { $side }: { $points } PV, perdite { $losses }, { $cap } CAP
st-screen-phase-set-up = Preparazione
st-screen-phase-refresh = Nuovo round
st-screen-phase-plotting = Ordini all’artiglieria
st-screen-phase-strikes = Fuoco d’artiglieria
st-screen-phase-arrivals = Rinforzi
st-screen-phase-initiative = Iniziativa
st-screen-phase-play = Turni
st-screen-phase-end = Fine del round

# Punti.
st-screen-tracks = Punti e perdite
st-screen-ap = AP
st-screen-cap = CAP
st-screen-ap-long = Punti azione: 7 per ogni attivazione
st-screen-cap-long = Punti azione comando: per azioni di qualsiasi unità, per i tiri, per le carte; ogni unità perduta ne toglie 1
st-screen-ap-words = { $ap } AP rimasti in questa attivazione
st-screen-ap-none = nessuna attivazione aperta
st-screen-cap-words = { $cap } CAP su { $most }
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
    [one] 1 CAP dichiarato
   *[other] { $cap } CAP dichiarati
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
st-screen-cost-ap = { $ap } AP
st-screen-cost-cap = { $cap } CAP
st-screen-cost-either = { $ap } AP / CAP
st-screen-cost-both = { $ap } AP / { $cap } CAP
st-screen-play-ap = Gioca con AP
st-screen-play-cap = Gioca con CAP
st-screen-play-free = Gioca
st-screen-play-opportunity = Gioca
st-screen-play-use = Usa
st-screen-not-now = non ora

# Unità.
st-screen-to-place = Da piazzare
st-screen-missions = { $count ->
    [0] nessuna missione di fuoco rimasta
    [one] 1 missione di fuoco rimasta
   *[other] { $count } missioni di fuoco rimaste
}
st-screen-plotted = cade { $hex-sul } nel prossimo round
st-screen-fire = Fuoco
st-screen-move = Movimento
st-screen-red = Rosso
st-screen-blue = Blu
st-screen-range = Gittata
st-screen-defence = Fronte / fianco
st-screen-where = Esagono
st-screen-card = Carta
st-screen-card-used = Carta, usata
st-screen-arrives = arriva nel round { $round }
st-screen-arrives-event = arriva con «{ $card }»
st-screen-place-reserve = da piazzare
st-screen-place-waiting = può entrare
st-screen-place-destroyed = distrutta
st-screen-place-left = uscita dalla mappa
st-screen-status-ready = pronta
st-screen-status-active = attiva
st-screen-status-spent = esausta
st-screen-hidden-ready = nascosta, pronta
st-screen-hidden-active = nascosta, attiva
st-screen-hidden-spent = nascosta, esausta
st-screen-hit-unknown = colpita, segnalino coperto
st-screen-hit-down = ?
st-screen-hit-stunned = STORDITA
st-screen-hit-unnerved = SCOSSA
st-screen-hit-panicked = PANICO
st-screen-hit-pinned = INCHIODATA
st-screen-hit-suppressed = SOPPR.
st-screen-hit-cowering = ACCOVACC.
st-screen-group-map = Sulla mappa
st-screen-group-waiting = Possono entrare
st-screen-group-reserve = In arrivo
st-screen-group-left = Fuori dalla mappa
st-screen-group-destroyed = Distrutte
st-screen-count = { $count ->
    [one] 1 unità
   *[other] { $count } unità
}

# Pulsanti e modi.
st-screen-mode-opportunity = Opportunità…
st-screen-mode-cap = Comando…
st-screen-mode-smoke = Fumo…
st-screen-mode-care = Muovi con cautela…
st-screen-mode-hide = Nascondi…
st-screen-mode-search = Fuoco su esagono vuoto…
st-screen-rolled = Tiro: { $total }
st-screen-log-round = Round { $turn }
st-screen-scale-round = R{ $turn }
st-screen-ask-choose = Il tuo turno: scegli un’unità o una carta.
st-screen-ask-choose-unit = Il tuo turno: scegli un’unità.
st-screen-ask-opportunity = Azione di opportunità: scegli un’unità.
st-screen-ask-cap = Azione di comando: scegli l’unità che agisce con i CAP.
st-screen-ask-smoke = { $unit }: scegli l’esagono per il fumo.
st-screen-ask-care = { $unit }: scegli dove muovere con cautela.
st-screen-ask-hide = { $unit }: scegli l’esagono in cui nascondere l’unità.
st-screen-ask-search = { $unit }: scegli l’esagono vuoto a cui sparare.
st-screen-ask-deploy = { $unit }: scegli esagono e orientamento.
st-screen-ask-conceal = { $unit }: scegli l’esagono in cui nascondere l’unità.
st-screen-ask-aim = { $card }: scegli l’esagono da colpire nel prossimo round.
st-screen-ask-aim-smoke = { $card }: scegli l’esagono per il fumo nel prossimo round.
st-screen-aim = { $card }
st-screen-aim-smoke = { $card }: fumo
st-screen-confirm-conceal = Conferma le unità nascoste
st-screen-confirm-plot = Conferma gli ordini
st-screen-boost = { $words } · { $chance }
st-screen-button = { $words }
st-screen-keep-facing = Resta verso { $facing }
st-screen-pass = Passa
st-screen-release = Chiudi l’attivazione
st-screen-add-cap = 1 CAP per 1 AP
st-screen-tip-opportunity = Un’unità pronta compie un’azione gratis, poi è esausta
st-screen-tip-cap = Un’unità qualsiasi compie un’azione pagata in CAP; il suo stato non cambia
st-screen-tip-smoke = Lancia fumogeni invece di granate
st-screen-tip-care = Muovi con cautela: costa di più, ma l’unità non si espone
st-screen-tip-hide = Nascondi l’unità dove il nemico non la vede
st-screen-tip-search = Spara dove può essere nascosto un nemico
st-screen-tip-stall = Non fare nulla e tieni aperto il round
st-screen-tip-pass = Non fare nulla; l’unità attiva diventa esausta. Quando passano entrambi, il round finisce
st-screen-tip-release = L’unità attiva diventa esausta e perde i suoi AP; il tuo turno continua
st-screen-tip-add-cap = Paga 1 punto in più del costo dell’azione in CAP invece che in AP
st-group-search = Spara su un esagono vuoto
st-screen-rose-turn = Ruota
st-screen-rose-face = Orientamento
st-screen-plot-next = prossimo round
st-screen-plot-next-smoke = fumo, prossimo round
st-screen-plot-now = ora
st-screen-plot-now-smoke = fumo, ora

# Probabilità.
st-screen-move-to = Movimento { $hex-nel }
st-screen-attack = Attacco { $hex-sul }
st-screen-recovery = Recupero { $unit-del }
st-screen-kind-attack = AV contro DV
st-screen-kind-recovery = 2D6
st-screen-kind-move = AP
st-screen-total-attack = Totale
st-screen-total-recovery = Totale
st-screen-total-move = Costo
st-screen-odds-none = Nessuna probabilità da mostrare.
st-screen-with-cap = Con
st-screen-chance-hit = colpita
st-screen-av = Valore d’attacco (+ 2D6)
st-screen-dv = Valore di difesa
st-screen-danger = { $unit } sotto tiro
st-screen-danger-title = Nemici che potrebbero spararle lì
st-screen-danger-kind = AV contro DV
st-screen-danger-note = Conta solo ciò che la tua fazione vede.
st-screen-danger-none = Nessun nemico in vista potrebbe spararle lì.

# Esagoni.
st-screen-gully = gola
st-screen-gully-open = sbocco di una gola
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
st-screen-out-of-arc = fuori dall’arco
st-screen-seen = In LOS.
st-screen-seen-smoke = In LOS, attraverso il fumo: +{ $smoke }.
st-screen-range-chip = gittata { $range }

# Il campo come testo.
st-screen-text-standing = Situazione
st-screen-text-round = Round { $round } di { $of }.
st-screen-text-side = { $side }: { $points } PV, { $ap } AP, { $cap } CAP su { $most }, perdite { $losses }, carte { $hand }.
st-screen-text-card = La tua carta: { $card }
st-screen-text-goals = { $side }, obiettivi segreti pescati: { $count }.
st-screen-text-goal = Obiettivo segreto, { $side }: { $card }
st-screen-text-deck = Carte rimaste nel mazzo: { $deck }.
st-screen-text-hexes = Obiettivi
st-screen-text-objective = { $name } ({ $hex }): { $side }. { $points }
st-screen-text-smoke = Fumo in { $hex }: { $smoke }.
st-screen-text-units = Unità: { $side }
st-screen-text-unit = { $unit }: { $where }{ $facing }; { $state }. { $values }.
st-screen-text-faces = {", "}orientamento { $facing }
st-screen-each-round = PV ogni round: tedeschi { $german }, sovietici { $soviet }
st-screen-at-end = PV alla fine: tedeschi { $german }, sovietici { $soviet }
st-screen-nobody = nessuno
