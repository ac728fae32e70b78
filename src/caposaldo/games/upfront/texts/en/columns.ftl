# The column of an infiltration (20.3 to 20.4)
uf-chain-column = Men of { $enemy }
uf-chain-column-smoke = Smoke
uf-chain-column-from = He comes from: { $terrain }
uf-chain-column-pillbox = Into a Pillbox
uf-chain-column-pinned = Pinned defenders
uf-chain-column-moving = His group is moving
uf-chain-column-enemy-moving = The enemy group is moving
uf-chain-column-infiltrated = Enemies have infiltrated his group
uf-chain-column-concealed = Concealed card
uf-chain-column-end = There is no column beyond
uf-chance-infiltrates = infiltrates
uf-chance-stays-out = does not get in
uf-chain-column-night = Night
