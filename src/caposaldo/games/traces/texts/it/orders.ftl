# Le attivazioni.
tr-hq-activated = Attivazione: { $hq }, e nel raggio { $count ->
    [0] nessuna unità combattente.
    [one] un'unità combattente.
   *[other] { $count } unità combattenti.
}
tr-hq-absent = { $hq } non è sulla mappa: il segnalino non ha effetto.
tr-second-activated = Può agire anche { $unit }, senza attivare nessuno.
tr-mode-set = Modalità d'azione: { $mode }.
tr-mode-move-combat = movimento, poi combattimento
tr-mode-combat-move = combattimento, poi movimento
tr-mode-combat-only = solo combattimento
tr-unit-named = Comando OKH, unità chiamata: { $unit }.
tr-command-begins = { $count ->
    [0] Il Comando OKH non attiva nessuno.
    [one] Il Comando OKH attiva un'unità.
   *[other] Il Comando OKH attiva { $count } unità.
}

# Perché no.
tr-unit-unknown = Questa unità non esiste.
tr-not-an-hq = { $unit } non è un QG.
tr-hq-of-the-enemy = { $unit } è un QG dell'altra parte.
tr-unit-not-on-map = { $unit } non è sulla mappa.
tr-second-itself = { $hq } è già in azione.
tr-second-too-far = { $unit } è fuori dal raggio di comando del QG attivato ({ $hq }).
tr-mode-unknown = Le modalità d'azione sono due: movimento e poi combattimento, oppure combattimento e poi movimento.
tr-command-nobody = Ora un Comando OKH non attiverebbe nessuno.
tr-name-enemy = { $unit } non è un'unità dell'Asse.
tr-name-twice = { $unit } è già fra le unità chiamate.
tr-interrupt-no-negotiation = Come ordine d'interruzione l'OKH non permette di negoziare: serve un segnalino estratto dalla coppa.
