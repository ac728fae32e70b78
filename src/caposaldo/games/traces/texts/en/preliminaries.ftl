# Bids, garrisons, the start of turns.
tr-bid-made = { $seat } has made a bid.
tr-bid-secret = Your bid: { $points }.
tr-bids-equal = Both bid { $points }: bid again.
tr-bids-open = { $seat } bids { $points } against { $lower }, plays the Soviets and needs { $points } VP.
tr-garrison-placed = { $unit-The } garrisons { $hex }.
tr-fronts-converted = The Soviet Fronts become the 1st to 4th Ukrainian Fronts: their HQs are stronger and faster.

# Why not.
tr-bid-range = Bid a number from 1 to { $most }.
tr-garrison-no-major-city = Choose a major city for the security division.
tr-garrison-enemy-city = { $city } isn’t in Axis hands.
tr-garrison-one-each = { $city } already has its security division.
tr-garrison-full = There is no room left in { $city }.
