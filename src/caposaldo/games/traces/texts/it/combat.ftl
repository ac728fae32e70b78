# Risultati della tabella dei combattimenti.
tr-result-A1 = l’attaccante perde 1 step
tr-result-A2 = l’attaccante perde 2 step
tr-result-NE = nessun effetto
tr-result-EX = scambio: perdono entrambi 1 step
tr-result-R = il difensore si ritira di 1 esagono
tr-result-RR = il difensore si ritira di 2 esagoni
tr-result-1 = il difensore perde 1 step
tr-result-1R = il difensore perde 1 step e si ritira di 1 esagono
tr-result-1RR = il difensore perde 1 step e si ritira di 2 esagoni
tr-result-2 = il difensore perde 2 step
tr-result-2R = il difensore perde 2 step e si ritira di 1 esagono
tr-result-2RR = il difensore perde 2 step e si ritira di 2 esagoni
tr-result-3 = il difensore perde 3 step
tr-result-3R = il difensore perde 3 step e si ritira di 1 esagono
tr-result-3RR = il difensore perde 3 step e si ritira di 2 esagoni

# Da dove viene la forza di un attacco.
tr-chain-unit = { $unit }
tr-chain-out-of-supply = { $unit }, fuori rifornimento
tr-chain-isolated = { $unit }, { $unit-gender ->
    [f] isolata
   *[m] isolato
}
tr-chain-river = Da { $hex } attraverso un fiume: metà
tr-chain-into-swamp = Da { $hex } nella palude: unità meccanizzate a metà
tr-chain-river-and-swamp = Da { $hex } attraverso un fiume nella palude: metà, unità meccanizzate un quarto
tr-chain-defender = { $unit }, difesa { $value }
tr-chain-defender-isolated = { $unit }, { $unit-gender ->
    [f] isolata
   *[m] isolato
}, difesa { $value }
tr-chain-ratio = { $attack } contro { $defence }: { $ratio }-1
tr-chain-too-low = { $attack } contro { $defence }: meno di 1-1
tr-chain-no-defence = { $attack } contro { $defence }: niente rapporto né spostamenti
tr-chain-terrain-forest = Bosco: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-rough = Terreno accidentato: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-swamp = Palude: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-terrain-clear = Terreno aperto: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-city = Città: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-major-city = Grande città: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a sinistra
tr-chain-air = Luftwaffe: { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
} a destra
tr-chain-column = Colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}
tr-chain-roll = Luftwaffe: −{ $count } al tiro di dado
tr-chain-order = Ordine del Comando Supremo: perdite di step invece di ritirate

# Che cosa succede.
tr-attacks = { $unit-The } attacca l’esagono { $hex }.
tr-battle = Combattimento nell’esagono { $hex }: { $attack } contro { $defence }, colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}.
tr-roll = Tiro { $roll } sulla colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-roll-modified = Tiro { $roll }, modificato in { $counted }, sulla colonna { $column }-1{ $top ->
    [1] +
   *[other] { "" }
}: { $result }.
tr-stands-fast = { $hex } è sotto un Ordine del Comando Supremo: niente ritirata, { $count ->
    [one] si perde 1 step
   *[other] si perdono { $count } step
}.
tr-step-lost = { $unit-The } perde 1 step.
tr-eliminated = { $unit-The } è { $unit-gender ->
    [f] eliminata
   *[m] eliminato
} nell’esagono { $hex }.
tr-eliminated-for-points = { $unit-The } è { $unit-gender ->
    [f] eliminata
   *[m] eliminato
} nell’esagono { $hex }: { $points } PV ai sovietici.

# Perché no.
tr-attack-no-enemy = Scegli un esagono con unità nemiche.
tr-attack-again = L’esagono { $hex } è già stato attaccato in questa attivazione.
tr-attack-all-fought = Le unità attivate accanto all’esagono { $hex } hanno già combattuto.
tr-attack-none-active = Accanto all’esagono { $hex } non ci sono unità attivate; le altre non possono attaccare.
tr-attack-blocked = I lati fra l’esagono { $hex } e le tue unità sono bloccati.
tr-attack-not-adjacent = Nessuna delle tue unità è accanto all’esagono { $hex }.
tr-attack-no-strength = L’attacco all’esagono { $hex } avrebbe forza 0.
tr-attack-too-weak = { $attack } contro { $defence } nell’esagono { $hex }: con il terreno è meno di 1-1, e il supporto aereo non basta.
tr-join-not-yours = Scegli una delle tue unità sulla mappa.
tr-join-already = { $unit-The } partecipa già all’attacco all’esagono { $hex }.
tr-join-not-active = { $unit-The } non è { $unit-gender ->
    [f] attivata
   *[m] attivato
}: non può attaccare l’esagono { $hex }.
tr-join-fought = { $unit-The } ha già combattuto in questa attivazione.
tr-join-not-adjacent = { $unit-The } non è accanto all’esagono { $hex }.
tr-join-blocked = { $unit-The } non può attaccare l’esagono { $hex }: il lato è bloccato.
tr-fight-nobody = Scegli prima almeno 1 unità per l’attacco all’esagono { $hex }.
tr-loss-not-there = Scegli quale delle tue unità in questo combattimento perde lo step.
