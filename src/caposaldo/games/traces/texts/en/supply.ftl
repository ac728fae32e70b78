# The check of supply.
tr-supply-checked = Supply check, { $side }: { $out } out of supply, { $isolated } isolated.
tr-supply-restored = Back in supply: { $units }.
tr-supply-out = Out of supply: { $units }.
tr-supply-isolated = Isolated: { $units }.
