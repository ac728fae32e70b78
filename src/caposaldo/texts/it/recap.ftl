# Che cosa ha fatto l’avversario dopo la tua ultima decisione
recap-title = Che cosa ha fatto l’avversario
recap-now = Tocca a te
recap-at = { $at } di { $of }
recap-back = Momento precedente
recap-on = Momento successivo
recap-their-turn = Il loro turno: { $at } di { $of }
recap-go-on = Torna alla mia decisione
recap-moved = { $count ->
    [0] nessun movimento
    [one] 1 unità mossa
   *[other] { $count } unità mosse
}
recap-attacks = { $count ->
    [0] nessun attacco
    [one] 1 attacco
   *[other] { $count } attacchi
}
recap-hurt = { $count ->
    [0] nessun danno per te
    [one] 1 danno per te
   *[other] { $count } danni per te
}
recap-also-moved = { $count ->
    [one] Si è mossa { $units }.
   *[other] Si sono mosse { $count } unità: { $units }.
}
recap-set = Che cosa ha fatto l’avversario
recap-set-hint = Una scheda riassume il suo turno quando la decisione torna a te. Con V la apri in ogni momento.
recap-set-always = Mostrala sempre
recap-set-matters = Se mi ha colpito
recap-set-never = Mai
