# Le attivazioni.
tr-hq-activated = Attivazione { $hq-del } con { $count ->
    [0] nessuna unità combattente.
    [one] 1 unità combattente.
   *[other] { $count } unità combattenti.
}
tr-hq-absent = { $hq-The } non è sulla mappa: il segnalino non ha effetto.
tr-second-activated = { $unit-The } può agire, ma non attiva unità.
tr-mode-set = Modalità d’azione: { $mode }.
tr-mode-move-combat = movimento, poi combattimento
tr-mode-combat-move = combattimento, poi movimento
tr-mode-combat-only = solo combattimento
tr-unit-named = { $unit-The } partecipa al Comando OKH.
tr-command-begins = { $count ->
    [0] Il Comando OKH non attiva unità.
    [one] Il Comando OKH attiva 1 unità.
   *[other] Il Comando OKH attiva { $count } unità.
}

# Perché no.
tr-unit-unknown = Questa unità non esiste.
tr-not-an-hq = { $unit-The } non è un QG.
tr-hq-of-the-enemy = { $unit-The } è un QG nemico.
tr-unit-not-on-map = { $unit-The } non è sulla mappa.
tr-second-itself = { $hq-The } è già { $hq-gender ->
    [f] attiva
   *[m] attivo
}.
tr-second-too-far = { $unit-The } è fuori dal raggio di comando { $hq-del }.
tr-mode-unknown = Scegli una delle due modalità d’azione: movimento e poi combattimento, oppure combattimento e poi movimento.
tr-command-nobody = Ora un Comando OKH non attiverebbe unità.
tr-name-enemy = { $unit-The } non è un’unità dell’Asse.
tr-name-twice = { $unit-The } è già fra le unità scelte.
tr-interrupt-no-negotiation = Con un’interruzione non puoi negoziare: ti serve un segnalino OKH estratto dalla coppa.
