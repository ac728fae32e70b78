# Negoziato con il Comando supremo. PN: punti di negoziato.
tr-negotiation = Negoziato con il Comando supremo: { $points } PN da spendere.
tr-unit-bought = Il Comando supremo concede { $unit } per { $cost } PN.
tr-order-lifted = L'ordine di tenere { $city } è revocato.
tr-negotiation-over = Il negoziato finisce; { $points } PN vanno perduti.

# Perché no.
tr-buy-not-for-sale = { $unit } non è fra i rinforzi dell'Asse.
tr-buy-too-dear = { $unit } costa { $cost } PN; ne restano { $points }.
tr-buy-no-place = Ora non c'è un esagono di ferrovia dove piazzare { $unit }.
tr-lift-no-order = Lì non c'è nessun ordine del Comando supremo.
tr-lift-too-dear = Revocare l'ordine su { $city } costa { $cost } PN; ne restano { $points }.
