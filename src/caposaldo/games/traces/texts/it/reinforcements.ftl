# I rinforzi.
tr-group-arrives = Rinforzi sovietici: gruppo { $group }, { $count ->
    [0] nessuna unità da piazzare.
    [one] un'unità da piazzare.
   *[other] { $count } unità da piazzare.
}
tr-only-waiting-arrive = L'ultimo gruppo è già arrivato; { $count ->
    [one] un'unità aspetta ancora un posto.
   *[other] { $count } unità aspettano ancora un posto.
}
tr-no-group-left = I rinforzi sovietici sono finiti: il segnalino non porta nessuno.
tr-unit-placed = { $unit } arriva in { $hex }.
tr-unit-replaced = { $unit } sostituisce { $old } in { $hex }.
tr-unit-waits = { $unit } non trova posto e aspetta i prossimi rinforzi.
tr-airborne-landing = Aviosbarco: { $unit } scende in { $hex } e vi apre una testa di ponte.

# Perché no.
tr-place-other-first = Ora si piazza { $unit }.
tr-place-no-railway = I rinforzi si piazzano su un esagono di ferrovia.
tr-place-no-line = Da { $hex } nessuna ferrovia libera porta a una fonte di rifornimento amica.
tr-place-no-supply = Da { $hex } nessuna linea di rifornimento porta a una fonte amica.
tr-place-full = In { $hex } non c'è più posto.
tr-place-replaces = { $unit } è un rimpiazzo: prende il posto di un'unità sulla mappa.
tr-replace-is-new = { $unit } è un'unità nuova: si piazza lungo una ferrovia.
tr-replace-not-there = { $unit } non è un'unità sovietica sulla mappa.
tr-replace-other-arm = { $unit } e { $old } non sono della stessa arma.
tr-replace-no-supply = { $old } non è in rifornimento: non si può rimpiazzare.
tr-replace-not-weaker = { $old } non è più debole del rimpiazzo.
tr-drop-no-land = Per l'aviosbarco serve un esagono di terra.
tr-drop-too-far = { $hex } è a più di { $count } esagoni da ogni unità sovietica in rifornimento.
tr-drop-enemy = In { $hex } ci sono unità dell'Asse.
tr-drop-full = In { $hex } non c'è più posto.
