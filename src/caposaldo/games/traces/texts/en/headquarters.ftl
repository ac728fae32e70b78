# What happens.
tr-hq-driven-off = { $unit } must leave { $hex } and be relocated.
tr-hq-transfers = { $unit } leaves { $hex } to be relocated.
tr-hq-price-axis = { $unit } is relocated: the Soviets gain { $points } VP.
tr-hq-price-soviet = { $unit } is relocated: the Soviets lose { $points } VP.
tr-hq-relocated = { $unit } is relocated to { $hex }.
tr-hq-aside = { $unit } has no hex to be relocated to: it is set aside until there is one.
tr-hq-returns = { $unit } returns to play in { $hex }.

# Why an HQ cannot be relocated, or not there.
tr-transfer-no-hq = { $unit } isn’t an HQ: it can only move.
tr-transfer-nowhere = { $unit } has no hex to be relocated to.
tr-relocate-off-map = That hex isn’t on the map.
tr-relocate-sea = { $hex } is sea.
tr-relocate-near = { $hex } is too near: { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 } from { $from }, and the minimum is 5.
tr-relocate-zoc = { $hex } is in an enemy ZOC.
tr-relocate-city = { $hex } is an enemy city.
tr-relocate-no-supply = { $unit } would have no supply line from { $hex }.
