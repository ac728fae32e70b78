# Tiri di dado.
st-roll-attack = attacco
st-roll-recovery = recupero
st-roll-detection = scoperta
st-roll-ap = punti azione
st-roll-initiative = iniziativa
st-roll-cap = punti di comando
st-roll-snipers = cecchini
st-rolled-one = { $side }, { $what }: { $first }{ $shift ->
    [0] .
   *[other] , spostato di { $shift }: in tutto { $total }.
}
st-rolled-two = { $side }, { $what }: { $first } e { $second }{ $shift ->
    [0] , in tutto { $total }.
   *[other] , spostati di { $shift }: in tutto { $total }.
}
st-advance = { $side }: 2 punti sul tiro, per la carta di un veterano.
st-hard-fighting = { $unit }, combattimento duro: un dado si tira di nuovo.
st-luck = { $side }: { $card }, i dadi si tirano di nuovo.

# Perché no.
st-roll-no-card = Per questo tiro non c'è una carta simile.
st-boost-range = Un tiro si sposta con { $most } PAC al massimo.
st-boost-harms = Qui i PAC guasterebbero soltanto il tiro.
