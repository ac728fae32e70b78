# Prices of what is no move.
st-bill-turn = Pivot
st-bill-hide = Hide

# What the cards do. Action cards.
st-card-text-2 = A unit or a group takes one action, whatever its cost. Its state doesn’t matter and doesn’t change.
st-card-text-3 = A unit or a group recovers without a roll.
st-card-text-4 = A unit or a group tries to recover.
st-card-text-5 = A unit or a group moves up to 2 hexes at no other cost.
st-card-text-6 = An enemy unit in view becomes spent.
st-card-text-7 = Roll 1D6: add that many AP to the open activation.
st-card-text-8 = Roll 1D6: add that many CAP for this round, even above the maximum.
st-card-text-9 = Before the first roll of an attack: +2 firepower against all its targets.
st-card-text-10 = Take two actions in a row; pay for each as usual.
st-card-text-11 = A unit or a group digs in: +1 DM as long as it stays in its hex.
st-card-text-12 = After your own roll: roll all its dice again; the new result stands.
st-card-text-13 = Roll 1D6: the enemy loses up to 3 CAP.
st-card-text-20 = An enemy unit in view that isn’t active can’t move until the end of the round.
st-card-text-30 = A unit searches the ground: it reveals hidden enemies that it sees within 2 hexes.

# Weapons and artillery.
st-card-text-weapon = Attack with this instead of the unit’s own weapons: firepower { $red } against red, { $blue } against blue, { $range ->
    [0] in the same hex.
    [one] up to { $range } hex away.
   *[other] up to { $range } hexes away.
}
st-card-text-no-cover = Terrain and smoke give no cover from it.
st-card-text-metal = Against vehicles and guns only, instead of the unit’s own weapons: firepower { $blue }, { $range ->
    [0] in the same hex.
    [one] up to { $range } hex away.
   *[other] up to { $range } hexes away.
} Terrain gives no cover.
st-card-text-artillery = Off-board artillery: firepower { $red } against red, { $blue } against blue, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}; { $missions ->
    [one] 1 fire mission.
   *[other] { $missions } fire missions.
} Plot it in secret one round ahead.

# Veterans.
st-card-text-v01 = +5 AP for this activation; these and the AP left are for movement only.
st-card-text-v02 = +1 to both firepowers.
st-card-text-v03 = The first Panicked marker it draws has no effect.
st-card-text-v04 = 11 AP for an activation instead of 7; with variable AP, 4 more than rolled.
st-card-text-v05 = It recovers without a roll.
st-card-text-v06 = The unit that destroys it is lost too.
st-card-text-v07 = It pivots free, or has +1 DM until your next turn.
st-card-text-v08 = It may step out of a hex that artillery is about to strike.
st-card-text-v09 = It leaves a hex with enemies in any direction, with no extra cost for moving backward.
st-card-text-v10 = Your side takes the initiative in a round when it lost the roll.
st-card-text-v11 = For one activation or action, its hit marker affects only its movement.
st-card-text-v12 = Together with an action card it counts as a single action.
st-card-text-v13 = The hidden unit isn’t revealed during its action.
st-card-text-v14 = Roll one die of an attack roll again.
st-card-text-v15 = +1 DM wherever the terrain gives +1 or more.
st-card-text-v30 = +2 to one of its rolls, declared before the roll.

# Events; $side is whom they are for.
st-card-text-add-vp = { $side }: { $amount } VP.
st-card-text-add-cap = { $side }: { $amount } CAP for this round.
st-card-text-add-cards = { $side }: { $amount ->
    [one] 1 more card.
   *[other] { $amount } more cards.
}
st-card-text-end-game = The scenario ends at once.
st-card-text-add-units = { $side }: the units kept for this card arrive.
st-card-text-secret-objective = { $side }: { $amount ->
    [one] 1 more secret objective.
   *[other] { $amount } more secret objectives.
}
st-card-drawer = Player who draws it

# Secret objectives.
st-card-text-hold = Control { $objective-the } at the end: { $points } VP.
st-card-text-destroy = { $count } or more enemy units destroyed at the end: { $points } VP.
st-card-text-spare = No more than { $count ->
    [one] 1 friendly unit
   *[other] { $count } friendly units
} lost at the end: { $points } VP.
