# La sequenza di gioco.
tr-turn-begins = Turno { $turn }: { $month }.
tr-month-1 = agosto 1943
tr-month-2 = settembre 1943
tr-month-3 = ottobre 1943
tr-month-4 = novembre 1943
tr-month-5 = dicembre 1943
tr-month-6 = gennaio 1944
tr-month-7 = febbraio 1944
tr-month-8 = marzo 1944
tr-game-over = La partita è finita.
tr-not-your-decision = Ora la decisione spetta all’avversario.
tr-not-now = Ora non puoi { $verb }. Prima: { $prompt }
tr-overfull = Troppi dati per { $verb }.

# Che cosa c’è da decidere.
tr-prompt-bidding = Offri per i sovietici: quanti PV prometti? Li gioca chi offre di più.
tr-prompt-garrison = Piazza le tue divisioni di sicurezza nelle grandi città.
tr-prompt-opening = Offensiva d’agosto: scegli il QG che guida l’attacco d’apertura.
tr-prompt-choice = Scegli in segreto i tuoi segnalini per questo turno.
tr-prompt-cup = Metti nella coppa segnalini della tua mano, oppure estrai il prossimo.
tr-prompt-interrupt = Estratto: { $chit }. Interrompi con un segnalino OKH?
tr-prompt-okh = Scegli come usare il segnalino OKH.
tr-prompt-okh-interrupt = Interruzione: attiva un QG o dai un Comando OKH.
tr-prompt-stavka = STAVKA: scegli il QG da attivare.
tr-prompt-second-hq = { $unit-The } è in azione. Vuoi far agire anche un altro QG nel suo raggio?
tr-prompt-mode = Scegli la modalità d’azione: prima il movimento o prima il combattimento.
tr-prompt-okh-command = Comando OKH: scegli le unità che agiscono. { $count ->
    [one] Puoi sceglierne ancora 1.
   *[other] Puoi sceglierne ancora { $count }.
}
tr-prompt-move = Movimento: scegli un’unità, oppure chiudi il segmento.
tr-prompt-walk = Scegli dove va { $unit-the }.
tr-prompt-relocation = { $unit-The } deve trasferirsi: scegli un esagono.
tr-prompt-relocation-free = { $unit-The } si trasferisce: scegli un esagono.
tr-prompt-combat = Combattimento: scegli un esagono da attaccare, oppure chiudi il segmento.
tr-prompt-battle = Attacco all’esagono { $hex }: scegli le unità che partecipano, poi combatti.
tr-prompt-air = Combattimento nell’esagono { $hex }: mandi la Luftwaffe?
tr-prompt-losses = I difensori dell’esagono { $hex } perdono { $count } step: scegli un’unità.
tr-prompt-losses-attacker = Gli attaccanti dell’esagono { $hex } perdono { $count } step: scegli un’unità.
tr-prompt-retreat = I difensori dell’esagono { $hex } si ritirano di { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
}: scegli un’unità e il suo percorso.
tr-prompt-continue-retreat = { $unit-The } non trova posto e prosegue: scegli un esagono.
tr-prompt-advances = L’esagono { $hex } è caduto: scegli le unità che avanzano.
tr-prompt-arrivals = Piazza i tuoi rinforzi.
tr-prompt-parachute = Operazione aviotrasportata: scegli dove scendono i paracadutisti.
tr-prompt-negotiation = Negoziato con il Comando Supremo: { $points } PN da spendere.
tr-prompt-purchase = Scegli dove arriva { $unit-the }.
tr-prompt-over = La partita è finita.
