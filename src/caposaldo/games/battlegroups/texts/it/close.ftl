# Perché un'unità non può andare all'assalto.
bg-charge-not-this-phase = In questa fase non si dichiarano assalti.
bg-charge-aboard = { $unit } è a bordo di un veicolo e prima deve scendere.
bg-charge-cannot-move = { $unit } deve recuperare prima di poter muovere.
bg-charge-command = { $unit } comanda o osserva: Comandi e osservatori non vanno all'assalto.
bg-charge-unarmed = { $unit } non ha armi per un assalto.
bg-charge-fired = { $unit } ha già sparato in questo turno e non va all'assalto.
bg-charge-immobile = { $unit } non può muovere.
bg-charge-no-enemy = Per un assalto ci vuole un'unità nemica sul tavolo.
bg-charge-two-already = { $target } è già sotto l'attacco di due unità.
bg-charge-unseen = { $unit } non vede { $target }.
bg-charge-barred = Il terreno sbarra la via diretta da { $unit } a { $target }.
bg-charge-priority = { $unit } deve assaltare { $other }, un bersaglio del tipo che cerca per primo, e non { $target }.
bg-charge-nearer = { $unit } deve assaltare { $other }, che è più vicino di { $target }.
bg-charge-acted = { $unit } ha già mosso o sparato in questo turno.
bg-charge-nobody = Non c'è nessuno che { $unit } possa assaltare.

# Lo scontro.
bg-fight-roll = { $unit } tira { $die }, con tutti i modificatori { $total }.
bg-fight-won = { $unit } vince il combattimento ravvicinato contro { $target } e ne occupa la posizione.
bg-fight-thrown-back = Assalto respinto: { $unit } torna al punto di partenza.

# Che cosa si somma al dado.
bg-fight-crew = serventi o equipaggio
bg-fight-recruits = reclute
bg-fight-enemy-shaken = nemico scosso
bg-fight-enemy-suppressed = nemico soppresso
bg-fight-against-armour = fanteria contro corazzati
bg-fight-veterans = veterani o élite
bg-fight-two-to-one = due contro uno
bg-fight-cover = difensore trincerato o in copertura
bg-fight-crew-theirs = il difensore è un equipaggio o una squadra di serventi
bg-fight-recruits-theirs = il difensore è una recluta
bg-fight-enemy-shaken-theirs = l'attaccante è scosso
bg-fight-enemy-suppressed-theirs = l'attaccante è soppresso
bg-fight-against-armour-theirs = il difensore è fanteria contro corazzati
bg-fight-veterans-theirs = il difensore è veterano o d'élite

# I risultati possibili, per le probabilità.
bg-chance-driven-off = difensore scacciato, soppresso
bg-chance-destroyed = difensore distrutto
bg-chance-thrown-back = attaccante respinto, soppresso
