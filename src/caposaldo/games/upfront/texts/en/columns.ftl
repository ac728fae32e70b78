# The column of an infiltration (20.3 to 20.4)
uf-chain-column = Men in { $enemy }
uf-chain-column-smoke = Smoke
uf-chain-column-from = Terrain of his group: { $terrain }
uf-chain-column-pillbox = Into a Pillbox
uf-chain-column-pinned = Pinned defenders
uf-chain-column-moving = His group moving
uf-chain-column-enemy-moving = Enemy group moving
uf-chain-column-infiltrated = Enemy infiltrators in his group
uf-chain-column-concealed = Concealed card
uf-chain-column-end = Last column
uf-chance-infiltrates = infiltrates
uf-chance-stays-out = fails
uf-chain-column-night = Night
