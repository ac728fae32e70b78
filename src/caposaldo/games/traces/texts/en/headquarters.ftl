# What happens.
tr-hq-driven-off = { $unit } must leave { $hex } and be relocated.
tr-hq-transfers = { $unit } leaves { $hex } to be relocated.
tr-hq-price-axis = The relocation of { $unit } gives the Soviets { $points } victory points.
tr-hq-price-soviet = The relocation of { $unit } costs the Soviets { $points } victory points.
tr-hq-relocated = { $unit } is relocated to { $hex }.
tr-hq-aside = There is no hex to which { $unit } could be relocated: it is set aside until there is one.
tr-hq-returns = { $unit } comes back into play in { $hex }.

# Why an HQ cannot be relocated, or not there.
tr-transfer-no-hq = { $unit } is not an HQ: it can only move.
tr-transfer-nowhere = There is no hex to which { $unit } could be relocated.
tr-relocate-off-map = That hex is not on the map.
tr-relocate-sea = { $hex } is sea.
tr-relocate-near = { $hex } is too near: { $count ->
    [one] one hex
   *[other] { $count } hexes
 } from { $from }, and it must be at least five.
tr-relocate-zoc = { $hex } is in an enemy zone of control.
tr-relocate-city = { $hex } is a city in enemy hands.
tr-relocate-no-supply = From { $hex } { $unit } could not trace a supply line.
