# Il tavoliere nel browser.
tr-screen-map = Carta della campagna
tr-screen-player = Giocatore { $number }
tr-screen-layers = Sulla carta
tr-screen-layer-command = Comando
tr-screen-layer-zoc = ZOC
tr-screen-layer-supply = Rifornimenti
tr-screen-pick = scegli { $unit }
tr-screen-today = (oggi { $name })

# Turni e punteggio.
tr-screen-turn = { $turn } { $month }
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
tr-screen-score = Punti vittoria dei Sovietici: { $points } su { $target } (città { $cities }, unità { $units }, QG { $hq }, sfondamento { $breakthrough })
tr-screen-crossings-short = attrav.
tr-screen-crossings = Punti di attraversamento in mano sovietica: { $count } su { $of }

# Segnalini.
tr-screen-cup = Coppa dei segnalini
tr-screen-left = { $count ->
    [0] vuota
    [one] ne resta uno
   *[other] ne restano { $count }
}
tr-screen-chosen = { $have } scelti su { $need }
tr-screen-drawn = estratto
tr-screen-face-down = { $count } coperti
tr-screen-axis-hand = In mano all'Asse: { $count }
tr-screen-wings = Segnalini Luftwaffe: { $count }
tr-screen-wings-mine = Luftwaffe: { $offensive } d'attacco, { $defensive } di difesa
tr-screen-to-cup = Coppa
tr-screen-to-hand = Mano
tr-screen-in-cup = { $count } in coppa
tr-screen-in-hand = { $count } in mano
tr-screen-to-place = Da piazzare
tr-screen-chit-hq = QG
tr-screen-chit-supply = Rifornimento
tr-screen-chit-reinforcement = Rinforzi
tr-screen-chit-airborne = Aviotruppe
tr-screen-chit-stavka = STAVKA
tr-screen-chit-okh = OKH
tr-screen-chit-hq-short = QG
tr-screen-chit-supply-short = Riforn.
tr-screen-chit-reinforcement-short = Rinforzi
tr-screen-chit-airborne-short = Aviotruppe
tr-screen-chit-stavka-short = STAVKA
tr-screen-chit-okh-short = OKH

# Unità.
tr-screen-attack = Combattimento in { $hex }
tr-screen-defence = Difesa
tr-screen-move = Movimento
tr-screen-steps = Passi
tr-screen-range = Raggio di comando
tr-screen-attack-value = Attacco
tr-screen-state-attacks = attacca
tr-screen-state-active = attivata
tr-screen-state-moved = ha mosso
tr-screen-state-fought = ha combattuto
tr-screen-state-done = ha mosso e combattuto
tr-screen-kind-hq = Quartieri generali
tr-screen-kind-mobile = Corazzati, meccanizzati, cavalleria
tr-screen-kind-infantry = Fanteria
tr-screen-kind-box = In arrivo
tr-screen-kind-gone = Perdute
tr-screen-count = { $count }

# Decidere.
tr-screen-interrupt = Interrompi con OKH
tr-screen-command = Comando OKH
tr-screen-negotiate = Negozia
tr-screen-support = Manda la Luftwaffe
tr-screen-pass-stop = Lascia fare
tr-screen-pass-second = Nessun secondo QG
tr-screen-pass-air = Niente aviazione
tr-screen-pass-other = No
tr-screen-draw = Estrai un segnalino
tr-screen-ready = Vanno bene questi
tr-screen-mode-move-combat = Prima si muove
tr-screen-mode-combat-move = Prima si combatte
tr-screen-mode-combat-only = Solo combattimento
tr-screen-stop = Resta qui
tr-screen-join-all = Tutte e { $count }
tr-screen-fight = Combatti
tr-screen-end-move = Fine movimento
tr-screen-end-combat = Fine combattimento
tr-screen-end-advances = Basta avanzate
tr-screen-end-call = Sono tutte
tr-screen-end-negotiation = Chiudi il negoziato
tr-screen-end-other = È tutto
tr-screen-do-go = Vai in { $hex } ({ $cost })
tr-screen-ask-retreat = Dove si ritira { $unit }?
tr-screen-ask-advance = { $unit } avanza: dove?
tr-screen-ask-place = Dove si piazza { $unit }?
tr-screen-ask-replace = Al posto di chi entra { $unit }?
tr-screen-ask-choice = { $left ->
    [0] I { $need } segnalini sono scelti, in segreto. Vanno bene?
    [one] Scegli in segreto i segnalini di questo turno: ne manca uno.
   *[other] Scegli in segreto i segnalini di questo turno: ne mancano { $left }.
}

# Combattimento.
tr-screen-odds-attack = con chi può unirsi
tr-screen-odds-join = se si unisce
tr-screen-odds-fight = come dichiarato
tr-screen-odds-support = con l'aviazione
tr-screen-odds-pass = senza aviazione
tr-screen-total = Forza d'attacco
tr-screen-column = { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-screen-no-strength = Ancora nessuno attacca.
tr-screen-no-danger = { $unit }

# Il tavoliere come testo.
tr-screen-text-standing = La situazione
tr-screen-text-places = Punti di attraversamento e città
tr-screen-text-units = { $side }: unità sulla carta
tr-screen-text-unit = { $unit }, { $values }{ $steps }, { $hex }: { $state }.
tr-screen-text-steps = , passi { $left } su { $of }
tr-screen-text-cup = Segnalini nella coppa: { $cup }; in mano all'Asse: { $hand }.
tr-screen-text-luftwaffe = Segnalini Luftwaffe: { $count }.
tr-screen-text-drawn = Estratto: { $chit }.
tr-screen-text-order = Sotto un Ordine del comando supremo.
