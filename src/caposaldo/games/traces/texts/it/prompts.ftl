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
tr-not-your-decision = Adesso la decisione non spetta a te.
tr-not-now = Adesso non puoi { $verb }. C'è da decidere: { $prompt }
tr-overfull = È più di quanto serva dire per { $verb }.

# Che cosa c'è da decidere.
tr-prompt-bidding = Quanti punti vittoria prometti se giochi con i Sovietici? Li avrà chi offre di più.
tr-prompt-garrison = Piazza le tue divisioni di sicurezza nelle grandi città.
tr-prompt-opening = L'offensiva d'agosto: quale QG guida l'attacco d'apertura?
tr-prompt-choice = Scegli in segreto i tuoi segnalini per questo turno.
tr-prompt-cup = Metti nella coppa segnalini della tua mano, oppure estrai il prossimo.
tr-prompt-interrupt = È uscito { $chit }. Lo interrompi con un segnalino OKH?
tr-prompt-okh = Che uso fai del segnalino OKH?
tr-prompt-okh-interrupt = Interruzione: attivi un QG o dai un Comando OKH?
tr-prompt-stavka = STAVKA: quale QG si attiva?
tr-prompt-second-hq = Si attiva { $unit }. Agisce anche un altro QG nel suo raggio?
tr-prompt-mode = Prima il movimento o prima il combattimento?
tr-prompt-okh-command = Comando OKH: indica le unità che agiscono. { $count ->
    [one] Se ne può indicare ancora una.
   *[other] Se ne possono indicare ancora { $count }.
}
tr-prompt-move = Movimento: scegli un'unità, oppure chiudi il segmento.
tr-prompt-walk = Dove va { $unit }?
tr-prompt-relocation = { $unit } deve trasferirsi: dove?
tr-prompt-relocation-free = { $unit } si trasferisce: dove?
tr-prompt-combat = Combattimento: scegli un esagono da attaccare, oppure chiudi il segmento.
tr-prompt-battle = Attacco contro { $hex }: chi partecipa? Poi si combatte.
tr-prompt-air = Combattimento in { $hex }: interviene la Luftwaffe?
tr-prompt-losses = I difensori di { $hex } perdono { $count ->
    [one] un passo
   *[other] { $count } passi
}: quale unità?
tr-prompt-losses-attacker = Chi attacca { $hex } perde { $count ->
    [one] un passo
   *[other] { $count } passi
}: quale unità?
tr-prompt-retreat = I difensori di { $hex } si ritirano di { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}: quale unità, e dove?
tr-prompt-continue-retreat = { $unit } non trova posto e prosegue: verso dove?
tr-prompt-advances = { $hex } è caduto: chi avanza?
tr-prompt-arrivals = Sono arrivati rinforzi: piazzali.
tr-prompt-parachute = L'operazione aviotrasportata: dove atterrano i paracadutisti?
tr-prompt-negotiation = Negoziato con il Comando supremo: { $points } PN da spendere.
tr-prompt-purchase = Dove arriva { $unit }?
tr-prompt-over = La partita è finita.
