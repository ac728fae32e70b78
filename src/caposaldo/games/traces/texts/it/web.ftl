# La mappa nel browser.
tr-screen-map = Mappa della campagna
tr-screen-player = Giocatore { $number }
tr-screen-layers = Sulla mappa
tr-screen-layer-command = Comando
tr-screen-layer-zoc = ZOC
tr-screen-layer-supply = Rifornimenti
tr-screen-pick = scegli { $unit-the }
tr-screen-today = (oggi { $name })

# Turni e punteggio.
tr-screen-turn = T{ $turn } · { $month }
tr-screen-phase-set-up = Preparazione
tr-screen-phase-luftwaffe = Luftwaffe
tr-screen-phase-selection = Scelta dei segnalini
tr-screen-phase-action = Azione
tr-screen-phase-end = Fine turno
tr-screen-phase-movement = Movimento
tr-screen-phase-combat = Combattimento
tr-screen-phase-arrivals = Rinforzi
tr-screen-phase-airborne = Operazione aviotrasportata
tr-screen-phase-negotiation = Negoziato
tr-screen-phase-bidding = Asta
tr-screen-points = PV
tr-screen-score = Punti vittoria sovietici: { $points } su { $target } (città { $cities }, unità { $units }, QG { $hq }, sfondamento { $breakthrough })
tr-screen-crossings-short = attrav.
tr-screen-crossings = Punti di attraversamento in mano sovietica: { $count } su { $of }

# Segnalini.
tr-screen-cup = Coppa dei segnalini
tr-screen-left = { $count ->
    [0] vuota
    [one] ne resta 1
   *[other] ne restano { $count }
}
tr-screen-chosen = { $have } scelti su { $need }
tr-screen-drawn = estratto
tr-screen-face-down = { $count ->
    [one] 1 coperto
   *[other] { $count } coperti
}
tr-screen-axis-hand = In mano all’Asse: { $count }
tr-screen-wings = Segnalini Luftwaffe: { $count }
tr-screen-wings-mine = Luftwaffe: Offensivi { $offensive }, Difensivi { $defensive }
tr-screen-to-cup = Coppa
tr-screen-to-hand = Mano
tr-screen-in-cup = { $count } nella coppa
tr-screen-in-hand = { $count } in mano
tr-screen-to-place = Da piazzare
tr-screen-chit-hq = QG
tr-screen-chit-supply = Rifornimento
    .the = il segnalino Rifornimento
    .gender = m
tr-screen-chit-reinforcement = Rinforzi
    .the = il segnalino Rinforzi
    .gender = m
tr-screen-chit-airborne = Aviotrasportata
    .the = il segnalino Aviotrasportata
    .gender = m
tr-screen-chit-stavka = STAVKA
    .the = il segnalino STAVKA
    .gender = m
tr-screen-chit-okh = OKH
    .the = il segnalino OKH
    .gender = m
tr-screen-chit-hq-short = QG
tr-screen-chit-supply-short = Riforn.
tr-screen-chit-reinforcement-short = Rinforzi
tr-screen-chit-airborne-short = Aviotrasp.
tr-screen-chit-stavka-short = STAVKA
tr-screen-chit-okh-short = OKH

# Unità.
tr-screen-attack = Combattimento nell’esagono { $hex }
tr-screen-defence = Difesa
tr-screen-move = Movimento
tr-screen-steps = Step
tr-screen-range = Raggio di comando
tr-screen-attack-value = Attacco
tr-screen-state-attacks = attacca
tr-screen-state-active = { $unit-gender ->
    [f] attivata
   *[m] attivato
}
tr-screen-state-moved = ha mosso
tr-screen-state-fought = ha combattuto
tr-screen-state-done = ha mosso e combattuto
tr-screen-state-isolated = { $unit-gender ->
    [f] isolata
   *[m] isolato
}
tr-screen-state-reduced = { $unit-gender ->
    [f] ridotta
   *[m] ridotto
}
tr-screen-state-gone = { $unit-gender ->
    [f] eliminata
   *[m] eliminato
}
tr-screen-kind-hq = Quartieri generali
tr-screen-kind-mobile = Unità mobili
tr-screen-kind-infantry = Fanteria
tr-screen-kind-box = In arrivo
tr-screen-kind-gone = Eliminate
tr-screen-count = { $count }

# Decidere.
tr-screen-interrupt = Interrompi con OKH
tr-screen-command = Comando OKH
tr-screen-negotiate = Negozia
tr-screen-support = Manda la Luftwaffe
tr-screen-pass-stop = Non interrompere
tr-screen-pass-second = Nessun secondo QG
tr-screen-pass-air = Nessun supporto aereo
tr-screen-pass-other = No
tr-screen-draw = Estrai un segnalino
tr-screen-ready = Conferma i segnalini
tr-screen-mode-move-combat = Muovi, poi combatti
tr-screen-mode-combat-move = Combatti, poi muovi
tr-screen-mode-combat-only = Combatti soltanto
tr-screen-stop = Resta qui
tr-screen-join-all = Aggiungile tutte ({ $count })
tr-screen-fight = Combatti
tr-screen-end-move = Chiudi il movimento
tr-screen-end-combat = Chiudi il combattimento
tr-screen-end-advances = Chiudi l’avanzata
tr-screen-end-call = Conferma le unità
tr-screen-end-negotiation = Chiudi il negoziato
tr-screen-end-other = Fatto
tr-screen-do-go = Muovi in { $hex } ({ $cost } PM)
tr-screen-ask-retreat = Scegli dove si ritira { $unit-the }.
tr-screen-ask-advance = Scegli dove avanza { $unit-the }.
tr-screen-ask-place = Scegli dove piazzare { $unit-the }.
tr-screen-ask-replace = Scegli l’unità che { $unit-the } sostituisce.
tr-screen-ask-choice = { $left ->
    [0] Hai scelto tutti i segnalini ({ $need }). Confermi?
    [one] Scegli in segreto ancora 1 segnalino per questo turno.
   *[other] Scegli in segreto ancora { $left } segnalini per questo turno.
}

# Combattimento.
tr-screen-odds-attack = con tutte quelle che possono partecipare
tr-screen-odds-join = se partecipa
tr-screen-odds-fight = come dichiarato
tr-screen-odds-support = con supporto aereo
tr-screen-odds-pass = senza supporto aereo
tr-screen-total = Forza d’attacco
tr-screen-column = { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-screen-no-strength = Ancora nessun attaccante
tr-screen-no-danger = { $unit }

# La mappa come testo.
tr-screen-text-standing = La situazione
tr-screen-text-places = Punti di attraversamento e città
tr-screen-text-units = { $side }: unità sulla mappa
tr-screen-text-unit = { $unit }, { $values }{ $steps }, { $hex }: { $state }.
tr-screen-text-steps = , step { $left } su { $of }
tr-screen-text-cup = Segnalini nella coppa: { $cup }; in mano all’Asse: { $hand }.
tr-screen-text-luftwaffe = Segnalini Luftwaffe: { $count }.
tr-screen-text-drawn = Estratto: { $chit }.
tr-screen-text-order = Sotto un Ordine del Comando Supremo.
