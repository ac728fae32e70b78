# Che cosa succede.
bg-air-planned = { $air-The } attaccherà nel turno { $turn }.
bg-ready = { $seat-The } { $seat-gender ->
    [mp] hanno
   *[m] ha
} finito i preparativi.
bg-placed = { $unit-The } è { $unit-gender ->
    [f] schierata
   *[m] schierato
}.
bg-stays-behind = { $unit-The } non ha spazio per schierarsi: non prende parte alla battaglia.

# Perché no.
bg-ready-mines-left = { $left ->
    [one] Posa prima l’ultimo campo minato.
   *[other] Posa prima gli altri { $left } campi minati.
}
bg-ready-air-left = Scegli prima il turno { $air-del }.
bg-plan-not-yours = Non è una delle tue unità aeree.
bg-plan-already = Il turno { $air-del } è già scelto.
bg-plan-no-turn = Scegli un turno da 1 a { $turns }.
bg-place-other-first = Schiera prima { $unit-the }.
bg-place-outside-zone = { $unit-The } deve stare per intero nella tua zona di schieramento.
bg-place-has-room = Lo spazio per { $unit-the } c’è: non puoi tenere indietro l’unità.
