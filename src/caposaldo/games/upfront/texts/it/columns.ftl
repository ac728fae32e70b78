# La colonna di un'infiltrazione (20.3-20.4)
uf-chain-column = Uomini del gruppo { $enemy }
uf-chain-column-smoke = Fumo
uf-chain-column-from = Terreno del suo gruppo: { $terrain }
uf-chain-column-pillbox = In una Casamatta
uf-chain-column-pinned = Difensori inchiodati
uf-chain-column-moving = Suo gruppo in movimento
uf-chain-column-enemy-moving = Gruppo nemico in movimento
uf-chain-column-infiltrated = Nemici infiltrati nel suo gruppo
uf-chain-column-concealed = Carta Nascosto
uf-chain-column-end = Ultima colonna
uf-chance-infiltrates = si infiltra
uf-chance-stays-out = fallisce
uf-chain-column-night = Notte
