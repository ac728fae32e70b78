# Tiri di dado.
st-roll-attack = attacco
st-roll-recovery = recupero
st-roll-detection = scoperta del cecchino
st-roll-ap = punti azione
st-roll-initiative = iniziativa
st-roll-cap = punti azione comando
st-roll-snipers = cecchini
st-rolled-one = { $side }, { $what }: { $first }{ $shift ->
    [0] .
   *[other] , modificatore { $shift }, totale { $total }.
}
st-rolled-two = { $side }, { $what }: { $first } + { $second }{ $shift ->
    [0] {" "}= { $total }.
   *[other] , modificatore { $shift }, totale { $total }.
}
st-advance = { $side-The } modificano il tiro di 2 con una carta veterano.
st-hard-fighting = { $unit-The } combatte duramente: un dado si tira di nuovo.
st-luck = { $side-The } usano { $card }: i dadi si tirano di nuovo.

# Perché no.
st-roll-no-card = Non hai una carta del genere per questo tiro.
st-boost-range = Puoi aggiungere a un tiro al massimo { $most } CAP.
st-boost-harms = Qui i CAP peggiorerebbero soltanto il tiro.
