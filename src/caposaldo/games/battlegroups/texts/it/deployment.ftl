# Che cosa succede.
bg-air-planned = { $air } attaccherà nel turno { $turn }.
bg-ready = Preparativi finiti: { $seat }.
bg-placed = Si schiera { $unit }.
bg-stays-behind = Per { $unit } non c'è posto: non prende parte alla battaglia.

# Perché no.
bg-ready-mines-left = { $left ->
    [one] Un campo minato è ancora da posare.
   *[other] { $left } campi minati sono ancora da posare.
}
bg-ready-air-left = Manca ancora il turno di { $air }.
bg-plan-not-yours = Non è una tua unità aerea.
bg-plan-already = Il turno di { $air } è già scritto.
bg-plan-no-turn = La battaglia ha i turni da 1 a { $turns }.
bg-place-other-first = Ora tocca a { $unit } schierarsi.
bg-place-outside-zone = { $unit } deve stare per intero dentro la tua zona di schieramento.
bg-place-has-room = Per { $unit } il posto c'è: non può restare indietro.
