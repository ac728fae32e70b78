# Intorno al tavolo nel browser.
uf-screen-table = Tavolo da gioco
uf-screen-button = { $words }
uf-screen-group = { $nation ->
    [german] { $letter } tedesco
    [american] { $letter } americano
   *[russian] { $letter } russo
}
uf-screen-the-group = il gruppo { $group }
uf-screen-card = { $name } (n. { $number })
uf-screen-random = { $colour ->
    [red] { $n } rosso
   *[black] { $n } nero
}

# What cards are.
uf-screen-fn-movement = Movimento
uf-screen-fn-movement-flank = Fianco
uf-screen-fn-movement-ford = Guado
uf-screen-fn-fire = Fuoco
uf-screen-fn-rally = Raccolta
uf-screen-fn-rally-all = Raccolta generale
uf-screen-fn-concealed = Occultamento
uf-screen-fn-smoke = Fumo
uf-screen-fn-wire = Filo spinato
uf-screen-fn-hero = Eroe
uf-screen-fn-sniper = Cecchino
uf-screen-fn-radio = Radio
uf-screen-land-open = Aperto
uf-screen-land-buildings = Edifici
uf-screen-land-woods = Bosco
uf-screen-land-brush = Macchia
uf-screen-land-hill = Collina
uf-screen-land-gully = Canalone
uf-screen-land-wall = Muro
uf-screen-land-marsh = Palude
uf-screen-land-stream = Torrente
uf-screen-land-minefield = Campo minato
uf-screen-land-pillbox = Casamatta

# One line on each card.
uf-screen-text-terrain = Riparo per un gruppo che ha mosso.
uf-screen-text-hill = Riparo, e si spara dall’alto.
uf-screen-text-gully = Quasi nessuno vi può sparare.
uf-screen-text-wall = Riparo da chi sta davanti.
uf-screen-text-marsh = Uscirne richiede tempo.
uf-screen-text-stream = Bisogna guadarlo.
uf-screen-text-pillbox = Cemento: il riparo migliore.
uf-screen-text-minefield = Su un gruppo nemico. Soglia { $threshold }.
uf-screen-text-movement = Avanti, indietro o di lato.
uf-screen-text-movement-flank = Movimento, anche sul fianco.
uf-screen-text-movement-ford = Movimento, anche per guadare.
uf-screen-text-fire = Forza { $value }.{ $need ->
    [0] {""}
   *[other] {" "}Vuole potenza { $need }.
}
uf-screen-text-rally = { $value ->
    [one] Si rialza un uomo.
   *[other] Si rialzano { $value } uomini.
}
uf-screen-text-rally-all = Si rialza tutto un gruppo.
uf-screen-text-concealed = Contro un attacco su di te.
uf-screen-text-smoke = Nasconde un tuo gruppo.
uf-screen-text-wire = Su un gruppo nemico che muove.
uf-screen-text-hero = Un uomo si rialza e raddoppia il fuoco.
uf-screen-text-sniper = Uccide con { $kills }, inchioda con { $pins }.
uf-screen-text-radio = Per l’artiglieria lontana.
uf-screen-text-breeze = Brezza.

# Men and groups.
uf-screen-rank-sl = CS
uf-screen-rank-asl = VCS
uf-screen-rank-commissar = COM
uf-screen-unarmed = disarmato
uf-screen-fit = in piedi
uf-screen-mark-heroic = eroe
uf-screen-mark-berserk = furia
uf-screen-mark-target = bersaglio
uf-screen-mark-held-out = non spara
uf-screen-mark-named = { $letter ->
    [none] va
   *[other] verso { $letter }
}
uf-screen-mark-moving-over = in cammino
uf-screen-mark-jammed = inceppato
uf-screen-mark-inside = dentro { $letter }
uf-screen-mark-serves = servente
uf-screen-mark-charge = carica
uf-screen-figure-weapon = Arma
uf-screen-figure-power = Potenza di fuoco, gittate 0-5
uf-screen-figure-morale = Morale
uf-screen-figure-panic = Panico
uf-screen-figure-kia = Ucciso a
uf-screen-figure-close = Corpo a corpo
uf-screen-figure-second = Porta anche
uf-screen-way-forward = avanti
uf-screen-way-back = indietro
uf-screen-way-sideways = di lato
uf-screen-way-up = muove
uf-screen-way-down = muove
uf-screen-smoke = fumo { $value }
uf-screen-wire = filo { $value }
uf-screen-face-down = aperto
uf-screen-offered = { $terrain }?
uf-screen-infiltrated = { $men } dentro
uf-screen-encircled = accerchiati
uf-screen-announced = verso { $letter }
uf-screen-group-title = Gruppo { $letter } · gittata { $chit }
uf-screen-men = { $men ->
    [one] un uomo
   *[other] { $men } uomini
}
uf-screen-gone = Fuori gioco

# Ranges.
uf-screen-strength = forza { $strength }
uf-screen-came = { $strength } { $colour ->
    [red] − { $random }
   *[black] + { $random }
} = { $result }
uf-screen-fate-nothing = illeso
uf-screen-fate-pinned = inchiodato
uf-screen-fate-killed = ucciso
uf-screen-fate-routed = in rotta
uf-screen-fate-captured = catturato
uf-screen-fate-berserk = furioso
uf-screen-fate-panics = panico
uf-screen-fate-jams = si inceppa
uf-screen-fate-hitch = uno in meno
uf-screen-fate-no-jam = non si inceppa
uf-screen-fate-weapon-lost = arma perduta
uf-screen-fate-repaired = funziona di nuovo
uf-screen-fate-still-jammed = ancora inceppata
uf-screen-fate-found = trovato
uf-screen-fate-not-found = non trovato
uf-screen-power = potenza { $power }, riparo { $modifier }
uf-screen-no-power = nessuna potenza
uf-screen-blocked = non può sparare

# Strip and panel.
uf-screen-points = punti
uf-screen-turn-none = { $step }
uf-screen-turn-own = Il tuo turno · { $step }
uf-screen-turn-of = Turno { $nation ->
    [german] tedesco
    [american] americano
   *[russian] russo
} · { $step }
uf-screen-deck = Mazzo { $deck }
uf-screen-deck-short = mazzo { $deck }
uf-screen-scale-deck = M{ $turn }
uf-screen-deck-of = Mazzo { $deck } di { $decks }
uf-screen-log-deck = Mazzo { $turn }
uf-screen-score = { $side }: punti { $points }, uomini perduti { $lost }; si sfalda a { $breaks }.
uf-screen-standing = La situazione
uf-screen-side-points = { $points ->
    [1] un punto
   *[other] { $points } punti
}
uf-screen-side-lost = perduti { $lost }, si sfalda a { $breaks }
uf-screen-side-hand = mano { $hand }, si ricompleta a { $limit }
uf-screen-goal-chit = Vince con { $men } uomini con segnalino gittata { $reach } o più{ $cover ->
    [yes] , al riparo
   *[no] {""}
}.
uf-screen-goal-range = Vince con { $men } uomini a gittata relativa { $reach } o più{ $cover ->
    [yes] , al riparo
   *[no] {""}
}.
uf-screen-goal-clock = { $decks ->
    [one] Vince se prima finisce il mazzo.
   *[other] Vince se prima il mazzo finisce { $decks } volte.
}
uf-screen-goal-points = { $decks ->
    [one] Se prima finisce il mazzo, decidono i punti.
   *[other] Se prima il mazzo finisce { $decks } volte, decidono i punti.
}
uf-screen-more = Da dove vengono i punti
uf-screen-less = Mostra meno

# Deciding.
uf-screen-give-up = Annulla
uf-screen-give-up-commit = Rinuncia
uf-screen-act-infiltrate = Infiltra uomini
uf-screen-act-assault = Corpo a corpo
uf-screen-act-rearrange = Riordina
uf-screen-act-search = Cerca il cecchino
uf-screen-act-receive = Accogli chi arriva
uf-screen-spoils-take = Sì, prende l’arma
uf-screen-spoils-bury = La distrugge
uf-screen-spoils-keep = La lascia lì
uf-screen-resolve = Pesca le carte
uf-screen-needs = { $card } vuole potenza { $need }; nessun gruppo che può sparare supera { $power }.
uf-screen-ask-no-terrain = Non hai carte Terreno da mettere adesso: passa. L’altra parte continua, se può.
uf-screen-ask-firer = { $card }: scegli il gruppo che spara.
uf-screen-ask-target = { $card } e { $group }: scegli il gruppo nemico.
uf-screen-ask-aim = { $group } spara su { $target } con potenza { $power }: scegli carte Fuoco che non ne vogliano di più.
uf-screen-ask-aim-more = { $group } punta su { $target }, forza { $strength }: apri il fuoco, o aggiungi una carta.
uf-screen-ask-aim-done = { $group } punta su { $target }, forza { $strength }: aprire il fuoco? Il nemico può ancora giocare una carta Occultamento.
uf-screen-ask-act = { $count ->
    [1] Il gruppo { $groups } può ancora agire
   *[other] I gruppi { $groups } possono agire, una volta ciascuno
}: scegli un gruppo o una carta.
uf-screen-ask-acted = Nessun gruppo ha altro da fare: termina le azioni.
uf-screen-ask-acted-more = Tutti i gruppi hanno agito: termina le azioni, o vedi nell’elenco che cosa resta.
uf-screen-ask-discard = { $must ->
    [yes] Il nemico ha appena passato e tu non hai agito: scarta una carta
   *[no] { $left ->
        [-1] Scarta le carte che non vuoi tenere: sceglile nella tua mano
        [1] Puoi scartare una carta: sceglila nella tua mano
       *[other] Puoi scartare fino a { $left } carte: sceglile nella tua mano
    }
}{ $instead ->
    [yes] , o giocane una contro il nemico
   *[no] {""}
}.
uf-screen-ask-discarded = Non puoi scartare altro: vai avanti.
uf-screen-draw = { $n ->
    [0] Non pescare
    [one] Pesca una carta
   *[other] Pesca { $n } carte
}
uf-screen-open-fire = Apri il fuoco
uf-screen-pass = Passa
uf-screen-end-turn = Fine del turno
uf-screen-ask-charge = { $man }, furioso, si getta su { $target }: non ha scelta.
uf-screen-ask-full = { $hand ->
    [one] Hai una carta
   *[other] Hai { $hand } carte
} e non puoi pescarne altre: termina il turno.
uf-screen-ask-card = { $card }: scegli il gruppo, o un’altra carta.
uf-screen-ask-group = { $group }: scegli una carta da giocare, un gruppo nemico a cui sparare o un’azione.
uf-screen-after = { $card } si gioca al posto di uno scarto, dopo le azioni.
uf-screen-ask-group-quiet = { $group }: scegli una carta da giocare o un’azione.
uf-screen-ask-down = { $card } si può mettere solo coperta, come terreno aperto: scegli il gruppo, o un’altra carta.
uf-screen-lay-down = Carta coperta
uf-screen-ask-instead = { $card }: scegli il gruppo su cui giocarla, o scartala.
uf-screen-ask-lay-down = { $group }: scegli la carta da giocare coperta, come terreno aperto. Va bene qualunque carta; è spesa.
uf-screen-ask-both = { $card } e { $group }: scegli che cosa fare.
uf-screen-ask-named-more = { $men }: scegli un altro uomo, oppure si parte.
uf-screen-ask-named = { $men }: si parte, o annulla.
uf-screen-ask-man = { $man }: scegli che cosa fa.

# Odds.
uf-screen-odds-attack = { $group } spara su { $target }
uf-screen-odds-fight = Le probabilità di { $man }
uf-screen-odds-slip = { $man } si infiltra verso { $target }
uf-screen-odds-draw = La mano
uf-screen-odds-none = Non c’è nulla da calcolare.
uf-screen-kind-attack = Fuoco
uf-screen-kind-fight = Corpo a corpo
uf-screen-kind-slip = Infiltrazione
uf-screen-kind-draw = Rifornimento
uf-screen-total-attack = Forza di fuoco
uf-screen-total-fight = Totale
uf-screen-total-slip = Colonna, da 1 a 10: con il rosso entra
uf-screen-total-draw = Limite della mano
uf-screen-each-man = Uomo per uomo, una carta per ciascuno
uf-screen-whole = Il gruppo nel complesso
uf-screen-firepower = Potenza di fuoco
uf-screen-chance-killed = ucciso
uf-screen-chance-routed = in fuga
uf-screen-chance-pinned = inchiodato
uf-screen-chance-berserk = preso da furia
uf-screen-chance-nothing = nessun effetto

# The table as text.
uf-screen-text-standing = La situazione
uf-screen-text-ranges = Gittate
uf-screen-text-deck = Mazzo { $deck } di { $decks }, carte rimaste { $pile }, scartate { $discards }.
uf-screen-text-side = { $side }: punti { $points }, perduti { $lost } uomini su { $men }, si sfalda a { $breaks }; carte in mano { $hand }, si ricompleta a { $limit }.
uf-screen-text-hand = In mano, n. { $number }: { $card }
uf-screen-text-man = { $letter }: { $man } { $marks }.
uf-screen-text-range = { $group } e { $enemy }: gittata relativa { $range }, potenza di fuoco { $power } e { $back }.
