# Perché un’unità non può andare all’assalto.
bg-charge-not-this-phase = In questa fase non puoi dichiarare assalti.
bg-charge-aboard = { $unit-The } è a bordo di un veicolo: prima di un assalto deve scendere.
bg-charge-cannot-move = { $unit-The } non può andare all’assalto: prima di muovere deve recuperare.
bg-charge-command = { $unit-The } non può andare all’assalto: Comandi e osservatori avanzati non ci vanno mai.
bg-charge-unarmed = { $unit-The } non può andare all’assalto: non ha armi.
bg-charge-fired = { $unit-The } non può andare all’assalto: ha già sparato in questo turno.
bg-charge-immobile = { $unit-The } non può andare all’assalto: non può muovere.
bg-charge-no-enemy = Scegli un’unità nemica sul tavolo.
bg-charge-two-already = { $target-The } è già sotto l’attacco di due unità: non se ne possono aggiungere altre.
bg-charge-unseen = { $unit-The } non vede { $target-the }.
bg-charge-barred = Il terreno blocca la linea retta { $unit-dal } { $target-al }.
bg-charge-priority = Priorità di bersaglio: { $unit-the } deve assaltare { $other-the } prima { $target-del }.
bg-charge-nearer = { $unit-The } deve assaltare { $other-the }, che è più { $other-gender ->
    [f] vicina
   *[m] vicino
} { $target-del }.
bg-charge-acted = { $unit-The } ha già mosso o sparato in questo turno.
bg-charge-nobody = { $unit-The } non ha nemici da assaltare.

# Lo scontro.
bg-fight-roll = { $unit-The } tira { $die }: totale { $total } con tutti i modificatori.
bg-fight-won = { $unit-The } vince il combattimento ravvicinato contro { $target-the } e ne occupa la posizione.
bg-fight-thrown-back = { $unit-The } è { $unit-gender ->
    [f] respinta
   *[m] respinto
} da { $from } e torna al punto di partenza, { $to }.

# Che cosa si somma al dado.
bg-fight-crew = serventi o equipaggio
bg-fight-recruits = reclute
bg-fight-enemy-shaken = nemico scosso
bg-fight-enemy-suppressed = nemico soppresso
bg-fight-against-armour = fanteria contro corazzati
bg-fight-veterans = veterani o élite
bg-fight-two-to-one = due contro uno
bg-fight-cover = difensore trincerato o in copertura
bg-fight-crew-theirs = difensore: serventi o equipaggio
bg-fight-recruits-theirs = difensore: reclute
bg-fight-enemy-shaken-theirs = attaccante scosso
bg-fight-enemy-suppressed-theirs = attaccante soppresso
bg-fight-against-armour-theirs = difensore: fanteria contro corazzati
bg-fight-veterans-theirs = difensore: veterani o élite

# I risultati possibili, per le probabilità.
bg-chance-driven-off = difensore soppresso, si ritira
bg-chance-destroyed = difensore distrutto
bg-chance-thrown-back = attaccante soppresso, respinto
