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

# Che cosa resta da fare in un turno, con le lettere dei gruppi.
uf-todo-act = { $count ->
    [0] Nessun gruppo ha ancora molto da fare
   *[other] { $fire ->
        [none] {""}
       *[other] fuoco: { $fire } ·{" "}
    }{ $rally ->
        [none] {""}
       *[other] raccolta: { $rally } ·{" "}
    }{ $cover ->
        [none] {""}
       *[other] copertura: { $cover } ·{" "}
    }{ $other ->
        [none] {""}
       *[other] altra azione: { $other } ·{" "}
    }{ $advance ->
        [none] {""}
       *[other] avanzata: { $advance } ·{" "}
    }{ $count ->
        [one] 1 gruppo può ancora agire
       *[other] { $count } gruppi possono ancora agire
    }
}{ $enemy ->
    [passed] {" "}· il nemico ha passato
   *[played] {""}
}
uf-todo-discard = { $left ->
    [-1] Puoi scartare quante carte vuoi
    [0] Nessuno scarto a disposizione
    [one] Puoi scartare 1 carta
   *[other] Puoi scartare { $left } carte
}
uf-todo-refill = { $cards ->
    [0] La tua mano è piena
    [one] 1 carta da pescare
   *[other] { $cards } carte da pescare
} · limite della mano { $limit }

# Che cosa si perde chiudendo.
uf-loses-act = { $count ->
    [one] Il gruppo { $groups } può ancora agire.
   *[other] I gruppi { $groups } possono ancora agire.
}
uf-loses-lay = { $count ->
    [one] Il gruppo { $groups } comincia senza copertura.
   *[other] I gruppi { $groups } cominciano senza copertura.
}
