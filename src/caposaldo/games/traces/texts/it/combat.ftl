# Risultati della tabella dei combattimenti.
tr-result-A1 = l'attaccante perde un passo
tr-result-A2 = l'attaccante perde 2 passi
tr-result-NE = nessun effetto
tr-result-EX = un passo perso per parte
tr-result-R = il difensore si ritira di un esagono
tr-result-RR = il difensore si ritira di 2 esagoni
tr-result-1 = il difensore perde un passo
tr-result-1R = il difensore perde un passo e si ritira di un esagono
tr-result-1RR = il difensore perde un passo e si ritira di 2 esagoni
tr-result-2 = il difensore perde 2 passi
tr-result-2R = il difensore perde 2 passi e si ritira di un esagono
tr-result-2RR = il difensore perde 2 passi e si ritira di 2 esagoni
tr-result-3 = il difensore perde 3 passi
tr-result-3R = il difensore perde 3 passi e si ritira di un esagono
tr-result-3RR = il difensore perde 3 passi e si ritira di 2 esagoni

# Da dove viene la forza di un attacco.
tr-chain-unit = { $unit }
tr-chain-out-of-supply = Fuori rifornimento: { $unit }
tr-chain-isolated = Isolamento: { $unit }
tr-chain-river = Da { $hex } attraverso un fiume: metà
tr-chain-into-swamp = Da { $hex } nella palude: unità meccanizzate a metà
tr-chain-river-and-swamp = Da { $hex } attraverso un fiume nella palude: metà, unità meccanizzate un quarto
tr-chain-defender = { $unit } difende con { $value }
tr-chain-defender-isolated = { $unit } in isolamento difende con { $value }
tr-chain-ratio = { $attack } contro { $defence }: { $ratio }-1
tr-chain-too-low = { $attack } contro { $defence }: meno di 1-1
tr-chain-no-defence = { $attack } contro { $defence }: niente rapporto né spostamenti
tr-chain-terrain-forest = Bosco: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-rough = Terreno accidentato: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-swamp = Palude: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-clear = Terreno aperto: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-city = Città: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-major-city = Grande città: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-air = Luftwaffe: { $count ->
    [one] una colonna
   *[other] { $count } colonne
} a destra
tr-chain-column = Colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-chain-roll = Luftwaffe: { $count } in meno al tiro di dado
tr-chain-order = Ordine del Comando supremo: si perdono passi invece di ritirarsi

# Che cosa succede.
tr-attacks = { $unit } attacca { $hex }.
tr-battle = Battaglia per { $hex }: { $attack } contro { $defence }, colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}.
tr-roll = Il dado dà { $roll } sulla colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-roll-modified = Il dado dà { $roll }, che vale { $counted }, sulla colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-stands-fast = { $hex } è sotto un ordine del Comando supremo: nessuno si ritira, { $count ->
    [one] si perde un passo
   *[other] si perdono { $count } passi
}.
tr-step-lost = { $unit } perde un passo.
tr-eliminated = Unità eliminata in { $hex }: { $unit }.
tr-eliminated-for-points = Unità eliminata in { $hex }: { $unit }, { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
} ai Sovietici.

# Perché no.
tr-attack-no-enemy = Scegli un esagono con unità nemiche.
tr-attack-again = { $hex } è già stato attaccato in questa attivazione.
tr-attack-all-fought = Le unità attivate accanto a { $hex } hanno già combattuto.
tr-attack-none-active = Accanto a { $hex } non c'è nessuna unità attivata; le altre non possono attaccare.
tr-attack-blocked = I lati fra { $hex } e le tue unità sono bloccati.
tr-attack-not-adjacent = Nessuna delle tue unità è accanto a { $hex }.
tr-attack-no-strength = L'attacco a { $hex } non avrebbe alcuna forza.
tr-attack-too-weak = { $attack } contro { $defence } in { $hex }: contato il terreno è meno di 1-1, e l'aviazione non può rimediare.
tr-join-not-yours = Scegli una tua unità sulla mappa.
tr-join-already = { $unit } partecipa già all'attacco a { $hex }.
tr-join-not-active = { $unit } non fa parte dell'attivazione e non può attaccare { $hex }.
tr-join-fought = { $unit } ha già combattuto in questa attivazione.
tr-join-not-adjacent = { $unit } non è accanto a { $hex }.
tr-join-blocked = { $unit } non può attaccare { $hex }: il lato in mezzo è bloccato.
tr-fight-nobody = All'attacco a { $hex } non partecipa ancora nessuna unità.
tr-loss-not-there = Il passo lo perde una delle tue unità in questo combattimento.
