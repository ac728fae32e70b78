# What happens.
st-moves = { $unit } moves from { $from-the } to { $to-the }.
st-faces = { $unit } faces { $facing }.
st-leaves-map = { $unit } leaves the map from { $hex-the }.

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
st-bill-road = Along the road: no terrain cost
st-bill-climb = Climbing
st-bill-gully = Into or out of the gully
st-bill-backward = Backward
st-bill-care = Cautious movement

# Why not.
st-move-far = { $hex-The } isn’t next to { $unit-the }.
st-move-off-map = { $unit } can’t go there: that isn’t a hex of the map.
st-move-planted = { $unit } can’t move: it is fixed for the whole game.
st-move-stunned = { $unit } is stunned: it can only try to recover.
st-move-pinned = { $unit } is pinned: it can’t move or pivot.
st-move-river = { $unit } can’t cross water at { $hex-the }: guns need a bridge or a ford.
st-move-gully = { $unit } can’t go to { $hex-the }: guns enter and leave a gully only at an opening.
st-move-pursued = { $unit } can’t withdraw to { $hex-the }: the enemy came from that side.
st-move-no-entry = { $unit } can’t enter the map at { $hex-the }.
st-move-entry-taken = { $unit } can’t enter at { $hex-the }: the enemy is there. Use the nearest free hex.
st-move-no-care = This move needs no caution.
st-too-dear = This costs { $cost }, more than you have.
st-turn-same = { $unit } already faces that way.
st-turn-cannot = { $unit } can’t pivot.
st-turn-card = This card is for moving only.
st-face-direction = A facing is one of the six hexsides.
st-face-target = You can’t take that facing: { $hex-the }, the target, would be outside the arc of fire.
st-exit-not-here = { $unit } can’t leave the map from here.

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
