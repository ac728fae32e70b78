# Il tavolo e gli elenchi del terminale.
wh-show-before = Prima della battaglia · { $segment }
wh-show-heading = Turno { $turn }{ $last ->
    [0] { "" }
   *[other] { " " }di { $last }
} · { $segment }
wh-show-standing = Punti persi: { $seat-a } { $lost-a }%, { $seat-b } { $lost-b }% · Ancora da manovrare: { $seat-a } { $go-a }, { $seat-b } { $go-b }
wh-show-hq = QG
wh-show-objective = obiettivo
wh-show-pinned = inchiodato
wh-show-done = ha manovrato
wh-show-reserve = fuori dal tavolo
wh-show-gone = eliminato
wh-show-late = non partecipa
wh-show-aboard = a bordo di { $carrier }
wh-show-column-platoon = plotone
wh-show-column-type = tipo
wh-show-column-level = livello
wh-show-column-weapon = arma
wh-show-column-ranges = gittate
wh-show-column-armour = corazza
wh-show-column-move = movimento
wh-show-column-place = x, y (cm)
