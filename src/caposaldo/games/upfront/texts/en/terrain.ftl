# Terrain laid on the enemy (7.3 to 7.33).
uf-offers-terrain = { $card } is laid on { $group }, to be accepted or rejected.
uf-imposes-terrain = { $card } is laid on { $group }, which has to take it.
uf-accepts-terrain = { $group } accepts { $card }.
uf-rejects-terrain = { $group } rejects { $card }.
uf-movement-turned = The Movement card of { $group } is turned sideways ({ $card }): its range chit is { $chit } again.
uf-movement-given-up = { $group } gives up its sideways Movement card ({ $card }).

# Kinds of terrain.
uf-terrain-open = open ground
uf-terrain-buildings = Buildings
uf-terrain-woods = Woods
uf-terrain-brush = Brush
uf-terrain-hill = Hill
uf-terrain-gully = Gully
uf-terrain-wall = Wall
uf-terrain-marsh = Marsh
uf-terrain-stream = Stream
uf-terrain-minefield = Minefield
uf-terrain-pillbox = Pillbox

# What cards are played as.
uf-function-terrain = Terrain
uf-function-movement = Movement
uf-function-fire = Fire
uf-function-rally = Rally
uf-function-rally-all = Rally All
uf-function-concealed = Concealed
uf-function-smoke = Smoke
uf-function-wire = Wire
uf-function-hero = Hero
uf-function-sniper = Sniper
uf-function-radio = Radio

# Where a strength comes from.
uf-chain-terrain = Target in { $terrain }
uf-chain-target-moves = Target moving
uf-chain-target-wire = Wire on the target
uf-chain-elevated = Fire from a Hill
uf-chain-fires-from = Fire from { $terrain }
uf-chain-own-smoke = Fire out of Smoke
uf-chain-own-wire = Fire out of Wire

# Why not.
uf-fires-from-gully = { $group } is in a Gully: it fires only at a Hill or at relative range 5.
uf-target-in-gully = { $target } is in a Gully: only a group on a Hill or at relative range 5 can fire at it.
uf-behind-pillbox = { $group } and { $target } cannot fire at each other: one is in a Pillbox, the other behind it.
uf-under-wire = { $group } is under Wire: no Movement or Terrain goes on top of it.
uf-needs-movement = { $group } has no Movement card above its terrain: Terrain needs one.
uf-already-offered = Terrain has already been laid on { $group } in this turn.
uf-marsh-needs-two = { $group } is in a Marsh: Terrain needs two Movement cards first.
uf-mines-need-two = { $group } is in a Minefield: open ground needs two Movement cards first.
uf-mines-for-enemies = Minefields are laid on enemy groups only ({ $card }).
uf-must-reject = { $group } has to reject { $card }: not everybody in it is allowed there.
uf-no-open-ground = Open ground cannot be laid on the enemy.
uf-card-not-held = You do not have that card in hand.
uf-card-dead = { $card } is of no use to you in this game, at least not now: it can only be discarded or laid face down as open ground.
uf-card-not-that = { $card } cannot be played as { $function } by you.
uf-card-no-enemy = That is not an enemy group.
