# Bids, garrisons, the start of turns.
tr-bid-made = { $seat } has made a bid.
tr-bid-secret = Your bid: { $points }.
tr-bids-equal = Both bid { $points }: bids are made again.
tr-bids-open = With { $points } against { $lower }, { $seat } plays the Soviets and needs { $points } victory points.
tr-garrison-placed = { $unit } garrisons { $hex }.
tr-fronts-converted = The Soviet Fronts become Ukrainian Fronts: stronger and faster HQs.

# Why not.
tr-bid-range = A bid is a number from 1 to { $most }.
tr-garrison-no-major-city = Security divisions begin in major cities.
tr-garrison-enemy-city = { $city } is not in Axis hands.
tr-garrison-one-each = { $city } has its security division already.
tr-garrison-full = There is no room left in { $city }.
