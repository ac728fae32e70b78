# Negoziato con il Comando supremo. PN: punti di negoziato.
tr-negotiation = Negoziato con il Comando supremo: { $points } PN da spendere.
tr-unit-bought = Il Comando supremo concede un rinforzo per { $cost } PN: { $unit }.
tr-order-lifted = L'ordine di tenere { $city } è revocato.
tr-negotiation-over = Il negoziato finisce; PN non spesi e perduti: { $points }.

# Perché no.
tr-buy-not-for-sale = { $unit } non è fra i rinforzi dell'Asse.
tr-buy-too-dear = { $unit } costa { $cost } PN; PN rimasti: { $points }.
tr-buy-no-place = Ora non c'è un esagono di ferrovia dove piazzare { $unit }.
tr-lift-no-order = Lì non c'è nessun ordine del Comando supremo.
tr-lift-too-dear = Revocare l'ordine su { $city } costa { $cost } PN; PN rimasti: { $points }.
