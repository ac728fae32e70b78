# Negoziato con il Comando Supremo. PN: punti negoziato.
tr-negotiation = Negoziato con il Comando Supremo: { $points } PN da spendere.
tr-unit-bought = Il Comando Supremo concede { $unit-the } per { $cost } PN.
tr-order-lifted = L’Ordine del Comando Supremo per { $city } è revocato.
tr-negotiation-over = Il negoziato finisce: { $points } PN non spesi e perduti.

# Perché no.
tr-buy-not-for-sale = { $unit-The } non è fra i rinforzi dell’Asse.
tr-buy-too-dear = { $unit-The } costa { $cost } PN; te ne restano { $points }.
tr-buy-no-place = { $unit-The } non può arrivare ora: non c’è un esagono di ferrovia in cui piazzare l’unità.
tr-lift-no-order = Lì non c’è un Ordine del Comando Supremo.
tr-lift-too-dear = Revocare l’ordine per { $city } costa { $cost } PN; te ne restano { $points }.
