# La colonna di un'infiltrazione (20.3-20.4)
uf-chain-column = Uomini di { $enemy }
uf-chain-column-smoke = Fumo
uf-chain-column-from = Da dove viene: { $terrain }
uf-chain-column-pillbox = In una Casamatta
uf-chain-column-pinned = Difensori inchiodati
uf-chain-column-moving = Il suo gruppo è in movimento
uf-chain-column-enemy-moving = Il gruppo nemico è in movimento
uf-chain-column-infiltrated = Nemici infiltrati nel suo gruppo
uf-chain-column-concealed = Carta Occultamento
uf-chain-column-end = Oltre non ci sono colonne
uf-chance-infiltrates = si infiltra
uf-chance-stays-out = non riesce a infiltrarsi
uf-chain-column-night = Notte
