# Prices of what is no move.
st-bill-turn = Turning in place
st-bill-hide = Hiding

# What the cards do. Action cards.
st-card-text-2 = One action of a unit or a group, whatever it costs; its state does not matter and does not change.
st-card-text-3 = A unit or a group recovers without a roll.
st-card-text-4 = A unit or a group tries to recover.
st-card-text-5 = A unit or a group moves up to two hexes, at no other cost.
st-card-text-6 = An enemy unit in view is spent.
st-card-text-7 = One die: so many AP are added to the open pool.
st-card-text-8 = One die: so many CAP are added for this round, even above the maximum.
st-card-text-9 = Before the first roll of an attack: +2 firepower against every target of it.
st-card-text-10 = Two actions in a row; each is paid as usual.
st-card-text-11 = A unit or a group digs in: +1 DM as long as it stays in its hex.
st-card-text-12 = After a roll of your own: all its dice are rolled again, and the new roll stands.
st-card-text-13 = One die: the enemy loses up to 3 CAP.
st-card-text-20 = An enemy unit in view that is not active cannot move until the end of the round.
st-card-text-30 = One unit searches the ground: hidden enemies within two hexes that it sees are revealed.

# Weapons and artillery.
st-card-text-weapon = Attack with these instead of the unit's own weapons: firepower { $red } against red, { $blue } against blue, { $range ->
    [0] in the same hex.
    [one] up to { $range } hex away.
   *[other] up to { $range } hexes away.
}
st-card-text-no-cover = Ground and smoke are no help against it.
st-card-text-metal = For vehicles and guns only, in place of the unit's own weapons: firepower { $blue }, { $range ->
    [0] in the same hex.
    [one] up to { $range } hex away.
   *[other] up to { $range } hexes away.
} The ground is no help.
st-card-text-artillery = Off-board artillery: firepower { $red } against red, { $blue } against blue, on { $hexes } hexes; { $missions ->
    [one] one mission.
   *[other] { $missions } missions.
} Plotted in secret a round ahead.

# Veterans.
st-card-text-v01 = 5 AP more for this activation; they and the rest of the pool are for movement only.
st-card-text-v02 = +1 to both firepowers.
st-card-text-v03 = The first Panicked marker it draws has no effect.
st-card-text-v04 = 11 AP for an activation instead of 7; with variable AP, 4 more than rolled.
st-card-text-v05 = It recovers without a roll.
st-card-text-v06 = Whoever destroys it is lost too.
st-card-text-v07 = It turns for nothing, or has +1 DM until your next turn.
st-card-text-v08 = It may step out of a hex that artillery is about to strike.
st-card-text-v09 = It leaves a hex with enemies in any direction, and pays nothing more for going backward.
st-card-text-v10 = Your side takes the initiative of a round it has lost.
st-card-text-v11 = It does not feel its hit marker, except in its movement, for an activation or an action.
st-card-text-v12 = Together with an action card it makes a single action.
st-card-text-v13 = Nothing gives the hidden unit away in its action.
st-card-text-v14 = One die of an attack roll is rolled again.
st-card-text-v15 = +1 DM wherever the ground gives +1 or more.
st-card-text-v30 = +2 to one of its rolls, said before the dice fall.

# Events; $side is whom they are for.
st-card-text-add-vp = { $side }: { $amount } VP.
st-card-text-add-cap = { $side }: { $amount } CAP for this round.
st-card-text-add-cards = { $side }: { $amount ->
    [one] one card more.
   *[other] { $amount } cards more.
}
st-card-text-end-game = The scenario ends at once.
st-card-text-add-units = { $side }: the units kept for this card come in.
st-card-text-secret-objective = { $side }: { $amount ->
    [one] one more secret objective.
   *[other] { $amount } more secret objectives.
}
st-card-drawer = Whoever draws it

# Secret objectives.
st-card-text-hold = In control of { $objective } at the end: { $points } VP.
st-card-text-destroy = { $count } or more enemy units destroyed at the end: { $points } VP.
st-card-text-spare = No more than { $count } own units lost at the end: { $points } VP.
