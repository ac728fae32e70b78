# Con che cosa vince ciascuno.
uf-goal-chit = Uomini non inchiodati fermi al segnalino raggio { $reach }{ $cover ->
    [yes] {" "}e in copertura
   *[no] {""}
}: { $now } su { $men }
uf-goal-range = Uomini non inchiodati fermi a raggio relativo { $reach } da un gruppo nemico{ $cover ->
    [yes] {" "}e in copertura
   *[no] {""}
}: { $now } su { $men }
uf-goal-break = Uomini persi { $side-dal }: { $now } dei { $needed } che li spezzano
uf-goal-clock = { $decks ->
    [one] Il mazzo si esaurisce
   *[other] Il mazzo si esaurisce { $decks } volte: finora { $now }
}
uf-goal-points = { $decks ->
    [one] Più punti quando il mazzo si esaurisce: ora { $points }
   *[other] Più punti quando il mazzo si esaurisce { $decks } volte: ora { $points }
}

# Chi vincerebbe se la partita finisse ora.
uf-now-at-chit = { $side-The } vincono alla fine di questo turno: { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
} al segnalino raggio { $reach }
uf-now-at-range = { $side-The } vincono alla fine di questo turno: { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
} a raggio relativo { $reach }
uf-now-by-time = { $side-The } sono in vantaggio: vincono allo scadere del tempo
uf-now-on-points = { $side-The } sono in vantaggio: { $first } { $points }, { $second } { $others }
uf-now-even = Parità: { $points } a { $points }
