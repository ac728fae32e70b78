# Rolls of the dice.
st-roll-attack = attack
st-roll-recovery = recovery
st-roll-detection = detection
st-roll-ap = action points
st-roll-initiative = initiative
st-roll-cap = command points
st-roll-snipers = snipers
st-rolled-one = { $side }, { $what }: { $first }{ $shift ->
    [0] .
   *[other] , shifted by { $shift }: total { $total }.
}
st-rolled-two = { $side }, { $what }: { $first } and { $second }{ $shift ->
    [0] , total { $total }.
   *[other] , shifted by { $shift }: total { $total }.
}
st-advance = { $side }: 2 points on the roll, by a veteran's card.
st-hard-fighting = { $unit } fights hard: one die is rolled again.
st-luck = { $side }: { $card }, the dice are rolled again.

# Why not.
st-roll-no-card = There is no such card for this roll.
st-boost-range = A roll is shifted by { $most } CAP at most.
st-boost-harms = CAP would only spoil this roll.
