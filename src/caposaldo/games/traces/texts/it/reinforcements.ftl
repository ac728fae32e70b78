# I rinforzi.
tr-group-arrives = Rinforzi sovietici, gruppo { $group }: { $count ->
    [0] nessuna unità da piazzare.
    [one] 1 unità da piazzare.
   *[other] { $count } unità da piazzare.
}
tr-only-waiting-arrive = L’ultimo gruppo è già arrivato: { $count ->
    [one] 1 unità aspetta ancora un posto.
   *[other] { $count } unità aspettano ancora un posto.
}
tr-no-group-left = I rinforzi sovietici sono finiti: il segnalino non ha effetto.
tr-unit-placed = { $unit-The } arriva nell’esagono { $hex }.
tr-unit-replaced = { $unit-The } sostituisce { $old-the } nell’esagono { $hex }.
tr-unit-waits = { $unit-The } non trova posto e aspetta i prossimi rinforzi.
tr-airborne-landing = { $unit-The } scende nell’esagono { $hex } e vi apre una testa di ponte aviotrasportata.

# Perché no.
tr-place-other-first = Piazza prima { $unit-the }.
tr-place-no-railway = Piazza i rinforzi su un esagono di ferrovia.
tr-place-no-line = Da { $hex } nessuna ferrovia libera porta a una fonte di rifornimento amica.
tr-place-no-supply = Da { $hex } nessuna linea di rifornimento porta a una fonte amica.
tr-place-full = Nell’esagono { $hex } non c’è più posto.
tr-place-replaces = { $unit-The } è un rimpiazzo: prende il posto di un’unità sulla mappa.
tr-replace-is-new = { $unit-The } è un’unità nuova: va piazzata lungo una ferrovia.
tr-replace-not-there = { $unit-The } non è un’unità sovietica sulla mappa.
tr-replace-other-arm = { $unit-The } e { $old-the } non sono della stessa arma.
tr-replace-no-supply = { $old-The } non può avere un rimpiazzo: non è in rifornimento.
tr-replace-not-weaker = { $old-The } non è più debole del rimpiazzo.
tr-drop-no-land = Scegli un esagono di terra per l’aviosbarco.
tr-drop-too-far = L’esagono { $hex } è troppo lontano da ogni unità sovietica in rifornimento: il massimo in esagoni è { $count }.
tr-drop-enemy = Nell’esagono { $hex } ci sono unità dell’Asse.
tr-drop-full = Nell’esagono { $hex } non c’è più posto.
