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

# Che cosa parla a favore di un’azione, in un suggerimento.
uf-why-wins = Vince alla fine del turno
uf-why-nearer-chit = Arriva al segnalino raggio { $to }; ti serve { $reach }
uf-why-nearer-range = Si avvicina al raggio relativo che ti serve: { $reach }
uf-why-points = { $men ->
    [one] 1 uomo porta 1 punto in più
   *[other] { $men } uomini portano 1 punto in più ciascuno
}
uf-why-cover = Copertura: { $modifier } agli attacchi nemici
uf-why-safer = Lì il nemico può fargli meno male
uf-why-full-fire = Da lì spara meglio
uf-why-out-of-wire = Toglie un Filo spinato
uf-why-out-of-ground = Esce da un brutto terreno
uf-why-flank = Ottiene il fuoco di fianco sul gruppo { $enemy }
uf-why-breaks = { $left ->
    [one] Un’altra perdita spezza il nemico
   *[other] Altre { $left } perdite spezzano il nemico
}
uf-why-menace = Il gruppo { $target } è vicino al suo obiettivo
uf-why-pinned-target = { $men ->
    [one] 1 uomo lì è inchiodato: un colpo può eliminarlo
   *[other] { $men } uomini lì sono inchiodati: un colpo può eliminarli
}
uf-why-moving-target = Il gruppo { $target } è in movimento, più facile da colpire
uf-why-flanked-target = Hai il fuoco di fianco sul gruppo { $target }
uf-why-saves-weapons = Nessun’arma rischia di incepparsi per niente
uf-why-conceals = Il tuo rischio scende da { $from } a { $to }
uf-why-keeps-card = La carta vale di più in seguito
uf-why-keeps-cards = Le tue carte valgono di più in mano
uf-why-rallies = { $men ->
    [one] 1 uomo può sparare di nuovo
   *[other] { $men } uomini possono sparare di nuovo
}
uf-why-moves-again = Tutto il gruppo può muovere di nuovo
uf-why-hero = { $man } si riprende subito
uf-why-heroic-fire = In questo turno il suo fuoco vale il doppio
uf-why-leader = { $man } è un comandante
uf-why-gunner = { $man } usa { $weapon-the }
uf-why-smoke = Il Fumo indebolisce gli attacchi nemici
uf-why-infiltrate = Chi si infiltra può combattere da vicino, dove la copertura non conta
uf-why-assault = Nel combattimento ravvicinato la copertura non conta
uf-why-repair = Un’arma riparata aggiunge potenza di fuoco
uf-why-arrives = Gli uomini in trasferimento tornano a combattere
uf-why-search = Un tiratore scelto scoperto non spara più
uf-why-to-discard = Puoi scartare carte che non ti servono
uf-why-nothing-better = Non resta niente di meglio da fare
uf-why-dead-card = Questa carta non ti serve
uf-why-least-use = È la carta che ora vale meno
uf-why-sniper = Un tiratore scelto può inchiodare o uccidere un uomo e non costa un’azione
uf-why-wire = Il gruppo { $target } non avanza finché non toglie il Filo spinato
uf-why-hinders = Rallenta un gruppo nemico
uf-why-bad-ground = Un brutto terreno fermerebbe il gruppo
uf-why-full-hand = Con più carte hai più scelta
uf-why-as-proposed = I gruppi dello scenario vanno bene

# Gruppi che vengono proposti.
uf-propose-forward = Avanti: due gruppi forti
uf-propose-in-depth = In profondità: molti gruppi piccoli
uf-propose-fire-base = Base di fuoco: le mitragliatrici insieme
