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
uf-screen-fn-concealed = Nascosto
uf-screen-fn-smoke = Fumo
uf-screen-fn-wire = Filo spinato
uf-screen-fn-hero = Eroe
uf-screen-fn-sniper = Tiratore scelto
uf-screen-fn-radio = Radio
uf-screen-land-open = Terreno aperto
uf-screen-land-buildings = Edifici
uf-screen-land-woods = Bosco
uf-screen-land-brush = Boscaglia
uf-screen-land-hill = Collina
uf-screen-land-gully = Gola
uf-screen-land-wall = Muro
uf-screen-land-marsh = Palude
uf-screen-land-stream = Fiume
uf-screen-land-minefield = Campo minato
uf-screen-land-pillbox = Casamatta

# One line on each card.
uf-screen-text-terrain = Copertura per un gruppo che muove.
uf-screen-text-hill = Copertura, e vantaggio nel fuoco dall’alto.
uf-screen-text-gully = Quasi nessuno può spararti.
uf-screen-text-wall = Copertura frontale.
uf-screen-text-marsh = Uscirne richiede tempo.
uf-screen-text-stream = Va guadato.
uf-screen-text-pillbox = Cemento: la copertura migliore.
uf-screen-text-minefield = Mettilo su un gruppo nemico. Soglia { $threshold }.
uf-screen-text-movement = Avanti, indietro o di lato.
uf-screen-text-movement-flank = Movimento, anche sul fianco.
uf-screen-text-movement-ford = Movimento, anche per guadare un Fiume.
uf-screen-text-fire = Forza { $value }.{ $need ->
    [0] {""}
   *[other] {" "}Richiede potenza { $need }.
}
uf-screen-text-rally = { $value ->
    [one] Si riprende 1 uomo.
   *[other] Si riprendono { $value } uomini.
}
uf-screen-text-rally-all = Si riprende un intero gruppo.
uf-screen-text-concealed = Indebolisce un attacco contro di te.
uf-screen-text-smoke = Nasconde un tuo gruppo.
uf-screen-text-wire = Mettilo su un gruppo nemico che muove.
uf-screen-text-hero = Un uomo si riprende e raddoppia il fuoco.
uf-screen-text-sniper = Uccide con { $kills }, inchioda con { $pins }.
uf-screen-text-radio = Per l’artiglieria fuori campo.
uf-screen-text-breeze = Brezza.

# Men and groups.
uf-screen-rank-sl = CS
uf-screen-rank-asl = VCS
uf-screen-rank-commissar = COM
uf-screen-unarmed = disarmato
uf-screen-fit = pronto
uf-screen-mark-heroic = eroe
uf-screen-mark-berserk = furioso
uf-screen-mark-target = bersaglio
uf-screen-mark-held-out = non spara
uf-screen-mark-named = { $letter ->
    [none] va
   *[other] verso { $letter }
}
uf-screen-mark-moving-over = in trasferimento
uf-screen-mark-jammed = inceppata
uf-screen-mark-inside = in { $letter }
uf-screen-mark-serves = servente
uf-screen-mark-charge = carica
uf-screen-figure-weapon = Arma
uf-screen-figure-power = Potenza di fuoco, raggi 0–5
uf-screen-figure-morale = Morale
uf-screen-figure-panic = Valore di panico
uf-screen-figure-kia = KIA a
uf-screen-figure-close = Combattimento ravvicinato
uf-screen-figure-second = Porta anche
uf-screen-way-forward = avanti
uf-screen-way-back = indietro
uf-screen-way-sideways = di lato
uf-screen-way-up = in movimento
uf-screen-way-down = in movimento
uf-screen-smoke = fumo { $value }
uf-screen-wire = filo spinato { $value }
uf-screen-face-down = aperto
uf-screen-offered = { $terrain }?
uf-screen-infiltrated = { $men ->
    [one] 1 infiltrato
   *[other] { $men } infiltrati
}
uf-screen-encircled = accerchiato
uf-screen-announced = verso { $letter }
uf-screen-group-title = Gruppo { $letter } · segnalino raggio { $chit }
uf-screen-men = { $men ->
    [one] 1 uomo
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
uf-screen-fate-panics = in panico
uf-screen-fate-jams = si inceppa
uf-screen-fate-hitch = −1
uf-screen-fate-no-jam = non si inceppa
uf-screen-fate-weapon-lost = arma perduta
uf-screen-fate-repaired = riparata
uf-screen-fate-still-jammed = ancora inceppata
uf-screen-fate-found = trovato
uf-screen-fate-not-found = non trovato
uf-screen-power = potenza { $power }, copertura { $modifier }
uf-screen-no-power = potenza 0
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
uf-screen-score = { $side }: { $points ->
    [1] 1 punto
   *[other] { $points } punti
}, { $lost ->
    [1] 1 uomo perduto
   *[other] { $lost } uomini perduti
}; si spezza a { $breaks }.
uf-screen-standing = Situazione
uf-screen-side-points = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}
uf-screen-side-lost = { $lost ->
    [one] 1 perduto
   *[other] { $lost } perduti
}, si spezza a { $breaks }
uf-screen-side-hand = mano { $hand }, limite { $limit }
uf-screen-goal-chit = Vince con { $men ->
    [one] 1 uomo non inchiodato
   *[other] { $men } uomini non inchiodati
} al segnalino raggio { $reach } o più{ $cover ->
    [yes] , in copertura
   *[no] {""}
}.
uf-screen-goal-range = Vince con { $men ->
    [one] 1 uomo non inchiodato
   *[other] { $men } uomini non inchiodati
} a raggio relativo { $reach } o più{ $cover ->
    [yes] , in copertura
   *[no] {""}
}.
uf-screen-goal-clock = { $decks ->
    [one] Vince se prima si esaurisce il mazzo.
   *[other] Vince se prima il mazzo si esaurisce { $decks } volte.
}
uf-screen-goal-points = { $decks ->
    [one] Se prima si esaurisce il mazzo, decidono i punti.
   *[other] Se prima il mazzo si esaurisce { $decks } volte, decidono i punti.
}
uf-screen-more = Punti nel dettaglio
uf-screen-less = Mostra meno

# Deciding.
uf-screen-give-up = Annulla
uf-screen-give-up-commit = Rinuncia
uf-screen-act-infiltrate = Infiltra uomini
uf-screen-act-assault = Combatti da vicino
uf-screen-act-rearrange = Riordina il gruppo
uf-screen-act-search = Cerca il tiratore scelto
uf-screen-act-receive = Accogli chi arriva
uf-screen-spoils-take = Prendi l’arma
uf-screen-spoils-bury = Distruggi l’arma
uf-screen-spoils-keep = Lascia l’arma
uf-screen-resolve = Risolvi l’attacco
uf-screen-needs = { $card } richiede potenza { $need }; i tuoi gruppi che possono sparare ne hanno al massimo { $power }.
uf-screen-ask-no-terrain = Ora non hai carte Terreno da mettere: passa. L’altra fazione continua, se può.
uf-screen-ask-firer = { $card }: scegli il gruppo che spara.
uf-screen-ask-target = { $card } con il gruppo { $group }: scegli il gruppo nemico.
uf-screen-ask-aim = Il gruppo { $group } spara sul gruppo { $target } con potenza { $power }: scegli carte Fuoco fino a quel totale.
uf-screen-ask-aim-more = Il gruppo { $group } spara sul gruppo { $target } con forza { $strength }: apri il fuoco o aggiungi una carta.
uf-screen-ask-aim-done = Il gruppo { $group } spara sul gruppo { $target } con forza { $strength }: apri il fuoco? Il nemico può ancora giocare una carta Nascosto.
uf-screen-ask-act = { $count ->
    [1] Il gruppo { $groups } può ancora agire
   *[other] I gruppi { $groups } possono agire, una volta ciascuno
}: scegli un gruppo o una carta.
uf-screen-ask-acted = Nessun gruppo può fare altro: termina le azioni.
uf-screen-ask-acted-more = Tutti i tuoi gruppi hanno agito: termina le azioni, o scegli dall’elenco.
uf-screen-ask-discard = { $must ->
    [yes] Il nemico ha appena passato e tu non hai agito: scarta una carta
   *[no] { $left ->
        [-1] Puoi scartare quante carte vuoi: sceglile nella tua mano
        [1] Puoi scartare 1 carta: sceglila nella tua mano
       *[other] Puoi scartare fino a { $left } carte: sceglile nella tua mano
    }
}{ $instead ->
    [yes] , o giocane una sul nemico
   *[no] {""}
}.
uf-screen-ask-discarded = Non puoi scartare altre carte: prosegui.
uf-screen-draw = { $n ->
    [0] Non pescare
    [one] Pesca 1 carta
   *[other] Pesca { $n } carte
}
uf-screen-open-fire = Apri il fuoco
uf-screen-pass = Passa
uf-screen-end-turn = Termina il turno
uf-screen-ask-charge = { $man } è furioso e deve caricare il gruppo { $target }.
uf-screen-ask-full = { $hand ->
    [one] Hai in mano 1 carta
   *[other] Hai in mano { $hand } carte
} e non puoi pescarne altre: termina il turno.
uf-screen-ask-card = { $card }: scegli il gruppo o un’altra carta.
uf-screen-ask-group = Gruppo { $group }: scegli una carta da giocare, un gruppo nemico a cui sparare o un’azione.
uf-screen-after = Giochi { $card } al posto di uno scarto, dopo le azioni.
uf-screen-ask-group-quiet = Gruppo { $group }: scegli una carta da giocare o un’azione.
uf-screen-ask-down = Puoi mettere { $card } solo coperta, come terreno aperto: scegli il gruppo o un’altra carta.
uf-screen-lay-down = Metti coperta: terreno aperto
uf-screen-ask-instead = { $card }: scegli il gruppo su cui giocarla, o scartala.
uf-screen-ask-lay-down = Gruppo { $group }: scegli la carta da mettere coperta, come terreno aperto. Va bene qualunque carta; la perdi.
uf-screen-ask-both = { $card } sul gruppo { $group }: scegli che cosa fare.
uf-screen-ask-named-more = { $men }: scegli un altro uomo o avvia.
uf-screen-ask-named = { $men }: avvia o annulla.
uf-screen-ask-man = { $man }: scegli che cosa fa.

# Odds.
uf-screen-odds-attack = Fuoco del gruppo { $group } sul gruppo { $target }
uf-screen-odds-fight = { $man } in combattimento ravvicinato
uf-screen-odds-slip = Infiltrazione di { $man } nel gruppo { $target }
uf-screen-odds-draw = Limite della mano
uf-screen-odds-none = Nessuna probabilità da mostrare.
uf-screen-kind-attack = Fuoco
uf-screen-kind-fight = Combattimento ravvicinato
uf-screen-kind-slip = Infiltrazione
uf-screen-kind-draw = Pesca
uf-screen-total-attack = Forza di fuoco
uf-screen-total-fight = Totale
uf-screen-total-slip = Colonna 1–10: si infiltra con il rosso
uf-screen-total-draw = Limite della mano
uf-screen-each-man = Uomo per uomo, una carta ciascuno
uf-screen-firepower = Potenza di fuoco
uf-screen-chance-killed = ucciso
uf-screen-chance-routed = va in rotta
uf-screen-chance-pinned = inchiodato
uf-screen-chance-berserk = furioso
uf-screen-chance-nothing = nessun effetto

# The table as text.
uf-screen-text-standing = Situazione
uf-screen-text-ranges = Raggi
uf-screen-text-deck = Mazzo { $deck } di { $decks }: carte rimaste { $pile }, scartate { $discards }.
uf-screen-text-side = { $side }: punti { $points }, uomini perduti { $lost } su { $men }, si spezza a { $breaks }; carte in mano { $hand }, limite { $limit }.
uf-screen-text-hand = In mano, n. { $number }: { $card }
uf-screen-text-man = { $letter }: { $man } { $marks }.
uf-screen-text-range = { $group } e { $enemy }: raggio relativo { $range }, potenza di fuoco { $power } e { $back }.
