# What happens.
tr-hq-driven-off = { $unit-The } must leave { $hex } and be relocated.
tr-hq-transfers = { $unit-The } leaves { $hex } to be relocated.
tr-hq-price-axis = { $unit-The } is relocated: the Soviets gain { $points } VP.
tr-hq-price-soviet = { $unit-The } is relocated: the Soviets lose { $points } VP.
tr-hq-relocated = { $unit-The } is relocated from { $from } to { $to }.
tr-hq-aside = { $unit-The } has no hex to be relocated to: it is set aside until there is one.
tr-hq-returns = { $unit-The } returns to play in { $to }.

# Why an HQ cannot be relocated, or not there.
tr-transfer-no-hq = { $unit-The } isn’t an HQ: it can only move.
tr-transfer-nowhere = { $unit-The } has no hex to be relocated to.
tr-relocate-off-map = That hex isn’t on the map.
tr-relocate-sea = { $hex } is sea.
tr-relocate-near = { $hex } is too near: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } from { $from }, and the minimum is 5.
tr-relocate-zoc = { $hex } is in an enemy ZOC.
tr-relocate-city = { $hex } is an enemy city.
tr-relocate-no-supply = { $unit-The } would have no supply line from { $hex }.
