# Terrain laid on the enemy (7.3 to 7.33).
uf-offers-terrain = { $card } is laid on { $group }, which may reject it.
uf-imposes-terrain = { $card } is laid on { $group }, which can’t reject it.
uf-accepts-terrain = { $group } accepts { $card }.
uf-rejects-terrain = { $group } rejects { $card }.
uf-movement-turned = { $group } turns its Movement card sideways ({ $card }): range chit back to { $chit }.
uf-movement-given-up = { $group } loses its sideways Movement card ({ $card }).

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
uf-fires-from-gully = { $group } is in a Gully: it can fire only at a Hill or at relative range 5.
uf-target-in-gully = { $target } is in a Gully: only a group on a Hill or at relative range 5 can fire at it.
uf-behind-pillbox = { $group } and { $target } can’t fire at each other: one is in a Pillbox, the other behind it.
uf-under-wire = { $group } is under Wire: you can’t lay Movement or Terrain on it.
uf-needs-movement = { $group } has no Movement card on its terrain: it needs one before new Terrain.
uf-already-offered = { $group } has already been given Terrain this turn.
uf-marsh-needs-two = { $group } is in a Marsh: it needs 2 Movement cards before new Terrain.
uf-mines-need-two = { $group } is in a Minefield: it needs 2 Movement cards before open ground.
uf-mines-for-enemies = You can lay Minefields only on enemy groups ({ $card }).
uf-must-reject = { $group } must reject { $card }: some of its men aren’t allowed there.
uf-no-open-ground = You can’t lay open ground on the enemy.
uf-card-not-held = That card isn’t in your hand.
uf-card-dead = { $card } is a cower card for you now: discard it or play it face down as open ground.
uf-card-not-that = You can’t play { $card } as { $function }.
uf-card-no-enemy = That isn’t an enemy group.
