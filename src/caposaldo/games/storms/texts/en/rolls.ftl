# Rolls of the dice.
st-roll-attack = attack
st-roll-recovery = recovery
st-roll-detection = sniper detection
st-roll-ap = action points
st-roll-initiative = initiative
st-roll-cap = command action points
st-roll-snipers = snipers
st-rolled-one = { $side }, { $what }: { $first }{ $shift ->
    [0] .
   *[other] , modifier { $shift }, total { $total }.
}
st-rolled-two = { $side }, { $what }: { $first } + { $second }{ $shift ->
    [0] {" "}= { $total }.
   *[other] , modifier { $shift }, total { $total }.
}
st-advance = { $side-The } shift the roll by 2 with a veteran card.
st-hard-fighting = { $unit } fights hard: roll one die again.
st-luck = { $side-The } use { $card }: roll the dice again.

# Why not.
st-roll-no-card = You have no such card for this roll.
st-boost-range = You can add at most { $most } CAP to a roll.
st-boost-harms = CAP would only make this roll worse.
