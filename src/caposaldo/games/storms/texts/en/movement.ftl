# What happens.
st-moves = { $unit } moves from { $from } to { $to }.
st-faces = { $unit } faces { $facing }.
st-leaves-map = { $unit } leaves the map from { $hex }.

# Facings.
st-facing-0 = north-east
st-facing-1 = east
st-facing-2 = south-east
st-facing-3 = south-west
st-facing-4 = west
st-facing-5 = north-west

# What a move costs, item by item.
st-bill-move = Move cost
st-bill-marker = Hit marker
st-bill-terrain = Terrain: { $terrain }
st-bill-road = Along the road: the ground beside it costs nothing
st-bill-climb = Climbing
st-bill-gully = Into or out of the gully
st-bill-backward = Backward
st-bill-care = With care

# Why not.
st-move-far = { $hex } is not next to { $unit }.
st-move-off-map = { $unit } cannot go there: that is not a hex of the map.
st-move-planted = { $unit } cannot move: it stays where it is for the whole game.
st-move-stunned = { $unit } is stunned: it can do nothing but recover.
st-move-pinned = { $unit } is pinned: it can neither move nor turn.
st-move-river = { $unit } is a gun: it crosses water only by bridges and fords, not in { $hex }.
st-move-gully = { $unit } is a gun: it goes into and out of a gully only at an opening, not to { $hex }.
st-move-pursued = { $unit } cannot withdraw to { $hex }: that is the side the enemy came from.
st-move-no-entry = { $unit } does not enter the map in { $hex }.
st-move-entry-taken = The enemy is in { $hex }: { $unit } enters in the nearest free hex.
st-move-no-care = There is no care to be taken in this move.
st-too-dear = This would cost { $cost }: there are not enough points for it.
st-turn-same = { $unit } already faces that way.
st-turn-cannot = { $unit } cannot turn.
st-turn-card = This card is for moving only.
st-face-direction = A facing is one of the six hexsides.
st-face-target = { $hex }, the target, would not be in the arc of fire.
st-exit-not-here = { $unit } cannot leave the map from where it is.

# Terrain.
st-terrain-open = open ground
st-terrain-stone = stone building
st-terrain-wooden = wooden building
st-terrain-woods = woods
st-terrain-light-woods = light woods
st-terrain-corn = corn
st-terrain-wheat = wheat
st-terrain-water = water
st-terrain-ford = ford
st-terrain-swamp = swamp
st-terrain-bridge = bridge
